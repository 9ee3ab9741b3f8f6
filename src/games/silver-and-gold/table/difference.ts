import { hasSeat, type Seat, seatsOf } from '../../../kernel/index.ts'
import { type Cells, cellsOf } from '../rules/cells.ts'
import { type Card, NO_CARD } from '../rules/deck.ts'
import { type Open, TURNS_PER_ROUND } from '../rules/state.ts'

/** What happened between two looks at the table, read off the difference; words and movement both come from it. */
export interface Difference {
  /** All marks of a turn, shown together. */
  readonly shown: boolean
  readonly seats: readonly SeatDifference[]
  readonly picked: Picked | undefined
  /** The islands of the set-up were shown. */
  readonly dealt: boolean
  /** A new round, from 0. */
  readonly round: number | undefined
  readonly over: boolean
}

export interface SeatDifference {
  readonly seat: Seat
  /** The cells marked on each card. */
  readonly marks: readonly [Cells, Cells]
  readonly coins: number
  readonly palms: readonly number[]
  /** Rows filled, each with its trophy, 0 where none was left. */
  readonly rows: readonly { readonly row: number; readonly trophy: number }[]
  readonly finished: readonly Card[]
}

export interface Picked {
  readonly seat: Seat
  readonly card: Card
  readonly place: number
  readonly blind: boolean
}

export function differenceOf(before: Open, after: Open): Difference {
  const shown = before.phase === 'mark' && (after.phase !== 'mark' || after.turn !== before.turn)
  const order = before.players.map((_, i) => (before.start + i) % before.players.length)
  const round =
    after.phase !== 'over' && after.turn !== before.turn && after.turn % TURNS_PER_ROUND === 0
      ? after.turn / TURNS_PER_ROUND
      : undefined
  return {
    shown,
    seats: order.map((seat) => seatDifference(before, after, seat, shown)),
    picked: pickedCard(before, after),
    dealt: before.phase === 'keep' && after.phase !== 'keep',
    round,
    over: before.phase !== 'over' && after.phase === 'over',
  }
}

function seatDifference(before: Open, after: Open, seat: Seat, shown: boolean): SeatDifference {
  const [old, now] = [before.players[seat], after.players[seat]]
  const marked = (place: 0 | 1): Cells =>
    !shown || old.cards[place] === NO_CARD
      ? 0
      : now.cards[place] === old.cards[place]
        ? old.free[place] & ~now.free[place]
        : old.free[place]
  return {
    seat,
    marks: [marked(0), marked(1)],
    coins: now.coins - old.coins,
    palms: now.palmBoxes.slice(old.palms, now.palms),
    rows: now.trophies.flatMap((trophy, row) => (row >= old.rows && row < now.rows ? [{ row, trophy }] : [])),
    finished: now.finished.slice(old.finished.length),
  }
}

function pickedCard(before: Open, after: Open): Picked | undefined {
  if (before.phase !== 'pick') return undefined
  const seat = seatsOf(before.waiting)[0]
  if (seat === undefined || !hasSeat(before.waiting, seat)) return undefined
  const [old, now] = [before.players[seat], after.players[seat]]
  const place = old.cards.findIndex((card, i) => card === NO_CARD && now.cards[i] !== NO_CARD)
  if (place < 0) return undefined
  const card = now.cards[place]
  return { seat, card, place, blind: !before.display.includes(card) }
}

export const markCount = ({ marks }: SeatDifference): number =>
  cellsOf(marks[0]).length + cellsOf(marks[1]).length
