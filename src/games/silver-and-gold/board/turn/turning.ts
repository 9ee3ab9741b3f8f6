import { type Cell, type Cells, hasCell } from '../../rules/components/cells.ts'
import { type Square, toCells } from '../../rules/components/patterns.ts'
import { flippedOver, ghostAt, type Orientation, oriented, rotated } from './placing.ts'

/** How a pattern can be turned: a quarter to the right or left, or over. */
export type Turning = 1 | -1 | 'flip'

/** A pattern that is already drawn on an island. */
export interface Drawn {
  readonly cells: Cells
  /** The cell that stays covered. */
  readonly anchor: Cell
  /** The free cells of the island before the pattern was drawn. */
  readonly free: Cells
}

interface Turned {
  readonly orientation: Orientation
  /** The cells that the drawn pattern covers now. */
  readonly cells: Cells
}

/**
 * The pattern after it was turned; undefined if that would change nothing. One that is already drawn turns in
 * place, to the next orientation that fits.
 */
export function turned(
  pattern: readonly Square[],
  now: Orientation,
  how: Turning,
  drawn: Drawn | undefined,
): Turned | undefined {
  const held = toCells(oriented(pattern, now))
  // A pattern that is its own mirror image cannot be flipped.
  if (how === 'flip' && toCells(oriented(pattern, flippedOver(now))) === held) return undefined
  for (const orientation of orientations(now, how)) {
    const squares = oriented(pattern, orientation)
    if (!drawn) {
      if (toCells(squares) !== held) return { orientation, cells: 0 }
    } else {
      const { cells, fits } = ghostAt(squares, drawn.anchor, drawn.free)
      if (fits && cells !== drawn.cells && hasCell(cells, drawn.anchor)) return { orientation, cells }
    }
  }
  return undefined
}

/** The orientations to try, in order; flipping also tries the rotations of the other side. */
function orientations(now: Orientation, how: Turning): Orientation[] {
  const first = how === 'flip' ? flippedOver(now) : rotated(now, how)
  const by = how === 'flip' ? 1 : how
  const second = rotated(first, by)
  const third = rotated(second, by)
  return how === 'flip' ? [first, second, third, rotated(third, by)] : [first, second, third]
}
