import type { Cell } from '../../rules/components/cells.ts'
import type { IslandPlace } from '../view.ts'

/** A cell of one of the two active cards. */
export interface Spot {
  readonly place: IslandPlace
  readonly cell: Cell
}

export const sameSpot = (a: Spot | undefined, b: Spot | undefined): boolean =>
  a?.place === b?.place && a?.cell === b?.cell

/** The spot that an element on the islands belongs to. */
export function spotOf(element: Element | null): Spot | undefined {
  const cell = element?.closest('[data-cell]')
  const place = cell?.closest('[data-place]')?.getAttribute('data-place')
  if (!cell || (place !== '0' && place !== '1')) return undefined
  return { place: place === '0' ? 0 : 1, cell: Number(cell.getAttribute('data-cell')) }
}
