import type { Seat } from '../../../../kernel/index.ts'
import { type Cells, cellsOf } from '../../rules/components/cells.ts'
import { type Card, NO_CARD } from '../../rules/components/deck.ts'
import { type Open, type Player, TURNS_PER_ROUND } from '../../rules/state.ts'
import { playerAt } from '../view.ts'

/** What happened between two views. The log and the animations are both derived from it. */
export interface ViewChanges {
  /** Whether the marks of a turn were revealed. */
  readonly shown: boolean
  readonly seats: readonly SeatChanges[]
  /** Whether the islands that the players keep were revealed. */
  readonly dealt: boolean
  /** The round that starts, from 0. */
  readonly round: number | undefined
  readonly over: boolean
}

export interface SeatChanges {
  readonly seat: Seat
  /** The cells marked on each card. */
  readonly marks: readonly [Cells, Cells]
  readonly coins: number
  readonly palms: readonly number[]
  /** The coin rows that were completed, each with its trophy, 0 if none was left. */
  readonly rows: readonly { readonly row: number; readonly trophy: number }[]
  readonly finished: readonly Card[]
  /** The new cards in its places, in the order in which they were picked. */
  readonly picked: readonly Picked[]
}

interface Picked {
  readonly card: Card
  readonly place: number
  readonly blind: boolean
}

export function changesBetween(before: Open, after: Open): ViewChanges {
  const shown = before.phase === 'mark' && (after.phase !== 'mark' || after.turn !== before.turn)
  const order = before.players.map((_, i) => (before.start + i) % before.players.length)
  const round =
    after.phase !== 'over' && after.turn !== before.turn && after.turn % TURNS_PER_ROUND === 0
      ? after.turn / TURNS_PER_ROUND
      : undefined
  return {
    shown,
    seats: order.map((seat) => seatChanges(before, after, seat, shown)),
    dealt: before.phase === 'keep' && after.phase !== 'keep',
    round,
    over: before.phase !== 'over' && after.phase === 'over',
  }
}

function seatChanges(before: Open, after: Open, seat: Seat, shown: boolean): SeatChanges {
  const [old, now] = [playerAt(before, seat), playerAt(after, seat)]
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

/** R7: a turn may have two picks. The first place is filled first, so the places are in the order of the picks. */
function pickedCards({ display }: Open, old: Player, now: Player): Picked[] {
  return now.cards.flatMap((card, place) =>
    card === NO_CARD || card === old.cards[place] ? [] : [{ card, place, blind: !display.includes(card) }],
  )
}

export const markCount = ({ marks }: SeatChanges): number =>
  cellsOf(marks[0]).length + cellsOf(marks[1]).length
