import type { Cell } from '../../rules/components/cells.ts'
import type { IslandPlace } from '../view.ts'

/** A cell of one of the two active cards. */
export interface Spot {
  readonly place: IslandPlace
  readonly cell: Cell
}

export const sameSpot = (a: Spot | undefined, b: Spot | undefined): boolean =>
  a?.place === b?.place && a?.cell === b?.cell
