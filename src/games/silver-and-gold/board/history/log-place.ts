import type { Seat } from '../../../../kernel/index.ts'
import { pointedPlace } from '../../../../ui/board/pointed-place.ts'
import type { Cells } from '../../rules/components/cells.ts'
import type { Card } from '../../rules/components/deck.ts'

/** Where on the table a line of the log happened. */
export interface LogPlace {
  readonly seat: Seat
  /** The islands that it is about, each with its cells; the whole island if there are none. */
  readonly islands?: readonly { readonly card: Card; readonly cells: Cells }[]
  /** The coin row that it is about. */
  readonly row?: number
}

/** The place of the line that the reader points at. Reading it subscribes the component that calls this. */
const highlightedPlace = (): LogPlace | undefined => pointedPlace.value?.place as LogPlace | undefined

/** The cells to light on an island of a player; all its land if the line is about the whole island. */
export function highlightedCells(seat: Seat, card: Card, land: Cells): Cells {
  const place = highlightedPlace()
  const island = place?.seat === seat ? place.islands?.find((one) => one.card === card) : undefined
  return island === undefined ? 0 : island.cells || land
}

/** The coin row of a player to light. */
export function highlightedRow(seat: Seat): number | undefined {
  const place = highlightedPlace()
  return place?.seat === seat ? place.row : undefined
}

/** The player whose things a pressed line is about. */
export const pressedSeat = (): Seat | undefined =>
  pointedPlace.value?.pressed ? highlightedPlace()?.seat : undefined
