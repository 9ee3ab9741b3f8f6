import { at } from '../../../../kernel/index.ts'
import { type Cells, hasCell } from '../../rules/components/cells.ts'
import { type Card, deckOf, NO_CARD, NO_PATTERN } from '../../rules/components/deck.ts'
import type { Square } from '../../rules/components/patterns.ts'
import { type Open, type Pair, PLACES } from '../../rules/state.ts'
import type { Spot } from '../islands/spot.ts'
import { type IslandPlace, type SgView, viewedPlayer } from '../view.ts'
import type { DraftedMarks } from './drafted-marks.ts'
import { type Ghost, ghostAt, placementsOver } from './placing.ts'

/** The outline of the pattern where the pointer is, on one of the two islands. */
export interface IslandGhost extends Ghost {
  readonly place: IslandPlace
}

const NO_SQUARES: readonly Square[] = []

/** The squares of the current expedition card, none before the first one is turned up. */
export const patternSquares = ({ options, expedition }: Open): readonly Square[] =>
  expedition === NO_PATTERN ? NO_SQUARES : at(deckOf(options).file.expeditions, expedition).cells

/** All placements of the current pattern on a card, whether or not its cells are still free. */
export const placementsOn = ({ options, expedition }: Open, card: Card): readonly Cells[] =>
  card === NO_CARD || expedition === NO_PATTERN ? [] : at(at(deckOf(options).placements, card), expedition)

/** Whether the pattern fits somewhere on the viewer's two islands. */
export function fitsSomewhere(view: SgView): boolean {
  const { cards, free } = viewedPlayer(view)
  return PLACES.some((place) =>
    placementsOn(view.open, cards[place]).some((cells) => (cells & ~free[place]) === 0),
  )
}

/**
 * Where the pattern lands at a spot: as it is held if it fits so, otherwise in another orientation. It does not fit
 * only if no placement covers the cell.
 */
export function patternGhost(
  view: SgView,
  { place, cell }: Spot,
  free: Cells,
  squares: readonly Square[],
  single: boolean,
): Ghost {
  const held = ghostAt(squares, cell, free)
  if (held.fits || single) return held
  const card = viewedPlayer(view).cards[place]
  const [other] = placementsOver(placementsOn(view.open, card), cell, free, squares)
  return other === undefined ? held : { cells: other, fits: true }
}

/** What the next mark would cover if it were made at the pointer. */
export function ghostFor(
  view: SgView,
  pointer: Spot | undefined,
  drafted: DraftedMarks,
  squares: readonly Square[],
  single: boolean,
): IslandGhost | undefined {
  if (!pointer || drafted.complete) return undefined
  const { place, cell } = pointer
  const free = drafted.free[place]
  if (drafted.owed === 0) return { place, ...patternGhost(view, pointer, free, squares, single) }
  return hasCell(free, cell) ? { place, cells: 1 << cell, fits: true } : undefined
}

/** The cells on each island that the next mark can cover. */
export function markableCells(view: SgView, drafted: DraftedMarks, single: boolean): Pair {
  if (drafted.complete) return [0, 0]
  if (drafted.owed > 0 || single) return [drafted.free[0], drafted.free[1]]
  const { cards } = viewedPlayer(view)
  const covered = (place: IslandPlace): Cells =>
    placementsOn(view.open, cards[place])
      .filter((cells) => (cells & ~drafted.free[place]) === 0)
      .reduce((all, cells) => all | cells, 0)
  return [covered(0), covered(1)]
}

/** The drafted marks together with a ghost that fits. */
export function withGhost(marks: Pair, ghost: IslandGhost | undefined): Pair {
  if (!ghost?.fits) return marks
  return ghost.place === 0 ? [marks[0] | ghost.cells, marks[1]] : [marks[0], marks[1] | ghost.cells]
}
