import { useRef, useState } from 'preact/hooks'
import { hasSeat, type Rejection, type Seat } from '../../../kernel/index.ts'
import { useFrame } from '../../../ui/board/frame-context.ts'
import type { BoardProps } from '../../../ui/board/game-board.ts'
import { Icon } from '../../../ui/components/pictures/icon.tsx'
import { LogPanel } from '../../../ui/components/seats/log-panel.tsx'
import { SeatName } from '../../../ui/components/seats/seat-name.tsx'
import { useFocusFallback } from '../../../ui/hooks/focus.ts'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { emphasise } from '../../../ui/text/texts.tsx'
import type { Move } from '../rules/moves.ts'
import type { Open } from '../rules/state.ts'
import { CardPicture, PearlPicture } from './pictures.tsx'
import { gameTexts } from './texts.ts'
import { asPearlDivers, pointsOf } from './view.ts'
import './board.css'

/** The table: the pearl and the last dive in the middle, the divers above, and your cards below. */
export function Board(props: BoardProps) {
  const { open } = asPearlDivers(props.view)
  const { docked } = useFrame()
  return (
    <div class="of-pearl-divers">
      <Divers open={open} />
      <main class="sea">
        <Pearl open={open} />
        <LastDive open={open} />
        <Hand {...props} />
      </main>
      {docked ? undefined : <LogPanel />}
    </div>
  )
}

function Divers({ open }: { open: Open }) {
  return (
    <ul class="divers" aria-label={gameTexts.t('divers')}>
      {open.pearls.map((_, seat) => (
        <li key={seat} class="paper">
          <SeatName seat={seat} />
          <span class="points">{gameTexts.t('diver.points', { n: pointsOf(open, seat) })}</span>
          {open.pearl > 0 ? (
            <small>{gameTexts.t(hasSeat(open.waiting, seat) ? 'diver.thinks' : 'diver.chosen')}</small>
          ) : undefined}
        </li>
      ))}
    </ul>
  )
}

function Pearl({ open: { pearl } }: { open: Open }) {
  return (
    <section class="oyster" aria-label={gameTexts.t('pearl')}>
      {pearl > 0 ? (
        <>
          <PearlPicture value={pearl} />
          <p>{gameTexts.t('pearl.worth', { n: pearl })}</p>
        </>
      ) : (
        <p>{gameTexts.t('pearl.none')}</p>
      )}
    </section>
  )
}

function LastDive({ open: { last } }: { open: Open }) {
  const { name, Sign } = useFrame()
  return (
    <section class="paper dive" aria-label={gameTexts.t('dive')}>
      <h2 class="h">{gameTexts.t('dive')}</h2>
      {last ? (
        <>
          <ul>
            {last.depths.map((depth, seat) => (
              <li key={seat} class={seat === last.winner ? 'winner' : undefined}>
                <CardPicture depth={depth} />
                <Sign seat={seat} />
                <span class="vh">{gameTexts.t('diver.depth', { name: name(seat), depth })}</span>
              </li>
            ))}
          </ul>
          <p>{emphasise(outcomeWords(last.pearl, last.winner, name))}</p>
        </>
      ) : (
        <p class="none">{gameTexts.t('dive.none')}</p>
      )}
    </section>
  )
}

export const outcomeWords = (pearl: number, winner: Seat, name: (seat: Seat) => string): string =>
  winner < 0 ? gameTexts.t('dive.lost', { pearl }) : gameTexts.t('dive.won', { name: name(winner), pearl })

/** The cards of the viewer. One press chooses a card, and as long as others think it can be taken back. */
function Hand({ view, active, mayTakeBack, shown, send, takeBack }: BoardProps) {
  const { own, open } = asPearlDivers(view)
  const [refused, setRefused] = useState<Rejection | undefined>(undefined)
  const question = useRef<HTMLHeadingElement>(null)
  // The pressed card disappears, so the focus goes to what is said next.
  useFocusFallback(question)
  if (!own) return undefined
  const choose = async (move: Move): Promise<void> => setRefused(await send([move]))
  const said = open.pearl === 0 ? 'over' : own.chosen > 0 ? 'chosen' : active ? 'asked' : ('waiting' as const)
  const advised = shown?.flatMap(({ moves }) => moves as readonly Move[]).map(({ depth }) => depth) ?? []
  return (
    <section class="hand" aria-label={gameTexts.t('hand')}>
      <h2 ref={question} tabIndex={-1} class="question">
        {gameTexts.t(said, { depth: own.chosen })}
      </h2>
      <div class="cards">
        {own.hand.map((depth, place) => (
          <button
            key={place}
            type="button"
            class="ibare"
            aria-disabled={!active}
            data-shown={advised.includes(depth) ? 'advice' : undefined}
            onClick={() => active && void choose({ type: 'dive', depth })}
          >
            <CardPicture depth={depth} />
            <span class="vh">{gameTexts.t('card', { depth })}</span>
          </button>
        ))}
      </div>
      {own.chosen > 0 && mayTakeBack ? (
        <button type="button" class="btn" onClick={takeBack}>
          <Icon name="undo" />
          {gameTexts.t('takeBack')}
        </button>
      ) : undefined}
      <p class="problem" role="alert">
        {refused ? rejectionWords(refused, gameTexts) : ''}
      </p>
    </section>
  )
}
