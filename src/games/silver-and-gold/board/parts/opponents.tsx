import type { Seat } from '../../../../kernel/index.ts'
import { hasSeat } from '../../../../kernel/index.ts'
import { useFrame } from '../../../../ui/board/frame-context.ts'
import { Icon } from '../../../../ui/components/pictures/icon.tsx'
import { Token } from '../../../../ui/components/pictures/token.tsx'
import { SeatClock } from '../../../../ui/components/seats/clock.tsx'
import { Absence, SeatName } from '../../../../ui/components/seats/seat-name.tsx'
import { memo } from '../../../../ui/hooks/memo.ts'
import { deckOf, NO_CARD } from '../../rules/deck.ts'
import type { Open } from '../../rules/state.ts'
import { Sign } from '../art/pieces.tsx'
import { TreasureCardPicture } from '../art/treasure-card.tsx'
import { sg } from '../texts.ts'
import { scoreOf } from '../turn/draft.ts'
import { cardOf, cardWords } from '../words.ts'
import { FinishedStack } from './score-sheet.tsx'

/** What a seat is doing, in a word and a sign. */
function statusOf(open: Open, seat: Seat): { icon: string; words: string; class: string } | undefined {
  if (open.phase === 'over') return undefined
  if (hasSeat(open.waiting, seat)) {
    const words =
      open.phase === 'pick'
        ? sg.t('status.picking')
        : open.phase === 'keep'
          ? sg.t('status.choosing')
          : sg.t('status.thinking')
    return { icon: 'pencil', words, class: 'st think' }
  }
  return open.phase === 'pick' ? undefined : { icon: 'check', words: sg.t('status.ready'), class: 'st ok' }
}

function Status({ open, seat }: { open: Open; seat: Seat }) {
  const status = statusOf(open, seat)
  if (!status) return <span class="st" />
  return (
    <span class={status.class} data-explain={status.words}>
      <Icon name={status.icon} />
      <span class="st-words">{status.words}</span>
    </span>
  )
}

/** The others at a glance; the name opens the whole sheet. */
export const Opponents = memo(({ open, seats, inspect }: OthersProps) => (
  <div class={`opps opps-${seats.length}`}>
    {seats.map((seat) => (
      <Opponent key={seat} open={open} seat={seat} inspect={inspect} />
    ))}
  </div>
))

interface OthersProps {
  open: Open
  seats: readonly Seat[]
  inspect(seat: Seat): void
}

function Opponent({ open, seat, inspect }: { open: Open; seat: Seat; inspect(seat: Seat): void }) {
  const { name } = useFrame()
  const deck = deckOf(open.options)
  const player = open.players[seat]
  return (
    <section class="opp" aria-label={name(seat)}>
      <div class="n">
        <SeatName seat={seat} open={() => inspect(seat)} />
        {open.start === seat && open.phase !== 'keep' ? <Helm /> : undefined}
        <Status open={open} seat={seat} />
      </div>
      {player.cards.map((card, place) => {
        const marked = card === NO_CARD ? 0 : deck.land[card] & ~player.free[place]
        const words = card === NO_CARD ? '' : cardWords(cardOf(deck, card), marked)
        return (
          <button
            key={place}
            type="button"
            class="ibare spot"
            data-opponent={`${seat}-${place}`}
            data-explain={words || undefined}
            onClick={() => inspect(seat)}
          >
            {card === NO_CARD ? (
              <span class="back small">
                <svg class="rose" role="img" aria-label={sg.t('inspect', { name: name(seat) })}>
                  <use href="#d-rose" />
                </svg>
              </span>
            ) : (
              <TreasureCardPicture
                card={cardOf(deck, card)}
                layout="mini"
                marked={marked}
                label={`${name(seat)}: ${words}`}
              />
            )}
          </button>
        )
      })}
      <div class="s">
        <p class="pts">
          {scoreOf(deck, player)}
          <small>{sg.t('points', { n: scoreOf(deck, player) })}</small>
        </p>
        <p class="mini">
          <span data-explain={sg.t('coins.of', { n: player.coins })}>
            <Sign of="coin" />
            {player.coins}
            <span class="vh">{sg.t('part.coins')}</span>
          </span>
          <span data-explain={sg.t('palms.n', { n: player.palms })}>
            <Sign of="palm" />
            {player.palms}
            <span class="vh">{sg.t('part.palms')}</span>
          </span>
        </p>
        <FinishedStack deck={deck} player={player} />
      </div>
    </section>
  )
}

function Helm() {
  return (
    <span class="helm" role="img" aria-label={sg.t('start')} data-explain={sg.t('explain.helm')}>
      <Icon name="helm" />
    </span>
  )
}

/** The others on a phone: a row of chips, each the door to its sheet. */
export const Chips = memo(({ open, seats, inspect }: OthersProps) => {
  const { name, seats: players } = useFrame()
  const deck = deckOf(open.options)
  return (
    <nav class={`chips chips-${seats.length}`} aria-label={sg.t('opponents')}>
      {seats.map((seat) => {
        const status = statusOf(open, seat)
        const points = scoreOf(deck, open.players[seat])
        return (
          <button
            key={seat}
            type="button"
            class={status?.icon === 'check' ? 'chip ok' : 'chip'}
            onClick={() => inspect(seat)}
          >
            <span class="tk">
              <Token seat={seat} />
              {status ? <Icon name={status.icon} /> : undefined}
            </span>
            <span class="nm">
              {name(seat)}
              <small>
                {points} <span class="unit">{sg.t('points', { n: points })}</span>
                <SeatClock {...players[seat]} />
              </small>
            </span>
            {status ? <span class="vh">{status.words}</span> : undefined}
            <Absence {...players[seat]} />
            {open.start === seat && open.phase !== 'keep' ? <Helm /> : undefined}
          </button>
        )
      })}
    </nav>
  )
})
