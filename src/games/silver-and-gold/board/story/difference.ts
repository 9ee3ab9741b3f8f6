import type { Seat } from '../../../../kernel/index.ts'
import { type Cells, cellsOf } from '../../rules/cells.ts'
import { type Card, NO_CARD } from '../../rules/deck.ts'
import { type Open, type Player, TURNS_PER_ROUND } from '../../rules/state.ts'

/** What happened between two looks at the table, read off the difference; words and movement both come from it. */
export interface Difference {
  /** All marks of a turn, shown together. */
  readonly shown: boolean
  readonly seats: readonly SeatDifference[]
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
  /** The cards that came into its places, in the order of the picks. */
  readonly picked: readonly Picked[]
}

interface Picked {
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
    picked: before.phase === 'keep' ? [] : pickedCards(before, old, now),
  }
}

/** R7: two picks may be one turn. The first place is filled first, so places in order are picks in order. */
function pickedCards({ display }: Open, old: Player, now: Player): Picked[] {
  return now.cards.flatMap((card, place) =>
    card === NO_CARD || card === old.cards[place] ? [] : [{ card, place, blind: !display.includes(card) }],
  )
}

export const markCount = ({ marks }: SeatDifference): number =>
  cellsOf(marks[0]).length + cellsOf(marks[1]).length
