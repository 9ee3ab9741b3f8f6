import type { ComponentChildren } from 'preact'
import { type Seat, sum } from '../../../../kernel/index.ts'
import { useFrame } from '../../../../ui/board/frame-context.ts'
import { SeatToken } from '../../../../ui/components/pictures/token.tsx'
import { memo } from '../../../../ui/hooks/memo.ts'
import { type Deck, deckOf } from '../../rules/components/deck.ts'
import { scoreParts } from '../../rules/scoring.ts'
import { COIN_ROWS, COINS_PER_ROW, type Open, type Player } from '../../rules/state.ts'
import { Sign } from '../art/pieces.tsx'
import { highlightedRow } from '../history/log-place.ts'
import { sg } from '../texts.ts'
import { type Gain, scoreSoFar } from '../turn/gain.ts'
import { playerAt } from '../view.ts'
import { FinishedStack, SealSums } from './finished-cards.tsx'
import './score-sheet.css'

/** A player's score sheet: the coin rows with their trophies, the palms, and the points so far. */
export const ScoreSheet = memo(({ open, seat, gain, own }: SheetProps) => {
  const { name } = useFrame()
  const player = playerAt(open, seat)
  return (
    <section class="paper sheet" aria-label={sg.t('sheet.of', { name: name(seat) })} data-own={own}>
      <h2 class="who">
        <SeatToken seat={seat} />
        <b>{name(seat)}</b>
      </h2>
      <CoinRows open={open} seat={seat} more={gain?.coins ?? 0} />
      <PalmBoxes player={player} more={gain?.palms ?? 0} value={open.palmValue} />
      <Tally deck={deckOf(open.options)} player={player} seat={seat} gain={gain} />
    </section>
  )
})

interface SheetProps {
  open: Open
  seat: number
  gain?: Gain | undefined
  own?: boolean
}

function CoinRows({ open, seat, more }: { open: Open; seat: Seat; more: number }) {
  const player = playerAt(open, seat)
  const lit = highlightedRow(seat)
  return (
    <div
      class="coins"
      data-point="coins"
      role="img"
      aria-label={sg.t('coins.of', { n: player.coins })}
      data-explain={sg.t('explain.coins')}
    >
      {Array.from({ length: COIN_ROWS }, (_, row) => (
        <div key={row} class="coinrow" data-shown={row === lit ? 'played' : undefined}>
          {Array.from({ length: COINS_PER_ROW }, (_, column) => {
            const index = row * COINS_PER_ROW + column
            const filled = index < player.coins
            const soon = !filled && index < player.coins + more
            return (
              <span key={column} class={soon ? 'c soon' : 'c'} data-coin={index}>
                <Sign of={filled || soon ? 'coin' : 'coin-empty'} />
              </span>
            )
          })}
          <span class="arr" />
          <TrophyBox row={row} won={player.trophies[row] ?? 0} next={row === player.rows ? open.trophy : 0} />
        </div>
      ))}
    </div>
  )
}

/** The trophy of a coin row, or the one that the player would win next. */
function TrophyBox({ row, won, next }: { row: number; won: number; next: number }) {
  return (
    <span class={won > 0 ? 'tbox won' : 'tbox'} data-row={row}>
      <Sign of="trophy" />
      {won > 0 ? <b>{won}</b> : next > 0 ? <i>{next}?</i> : undefined}
    </span>
  )
}

function PalmBoxes({ player, more, value }: { player: Player; more: number; value: number }) {
  const words = sg.t('palms.of', { n: player.palms, points: sum(player.palmBoxes) })
  return (
    <div class="palms" data-point="palms" role="img" aria-label={words} data-explain={sg.t('explain.palms')}>
      {player.palmBoxes.map((figure, i) => {
        const soon = figure === 0 && i < player.palms + more
        return (
          <span key={i} class={figure > 0 || soon ? `full${soon ? ' soon' : ''}` : ''} data-palm={i}>
            <Sign of="palm" />
            {soon ? value : figure || ''}
          </span>
        )
      })}
    </div>
  )
}

function Tally({
  deck,
  player,
  seat,
  gain,
}: {
  deck: Deck
  player: Player
  seat: Seat
  gain: Gain | undefined
}) {
  const parts = scoreParts(deck, player)
  return (
    <dl class="tally">
      <TallyRow name={sg.t('part.coins')} points={parts.coins} more={gain?.coins} />
      <TallyRow name={sg.t('part.trophies')} points={parts.trophies} />
      <TallyRow name={sg.t('part.palms')} points={parts.palms} more={gain?.palmPoints} />
      <TallyRow
        name={
          <>
            {sg.t('part.cards')} <FinishedStack deck={deck} player={player} seat={seat} />
          </>
        }
        points={parts.cards}
        more={gain?.cards}
      />
      <TallyRow
        name={
          <>
            {sg.t('part.seals')} <SealSums deck={deck} player={player} />
          </>
        }
        points={parts.seals}
        more={gain?.seals}
        point="seals"
      />
      <div class="sum" data-point="total">
        <dt>{sg.t('soFar')}</dt>
        <dd>{scoreSoFar(deck, player)}</dd>
      </div>
    </dl>
  )
}

interface TallyRowProps {
  name: ComponentChildren
  points: number
  /** What the draft adds. */
  more?: number | undefined
  /** The name by which a lesson points at it. */
  point?: string
}

function TallyRow({ name, points, more, point }: TallyRowProps) {
  return (
    <div data-point={point}>
      <dt>{name}</dt>
      <dd>
        {more ? <ins>+{more}</ins> : undefined}
        {points}
      </dd>
    </div>
  )
}
