import type { Move } from '../rules/moves.ts'

/** One cell of a pattern, or the first of several moves; a single cell or a card has no parts. */
export function firstPart([first, ...others]: readonly Move[]): readonly Move[] | undefined {
  if (first?.type === 'pattern')
    return [{ type: 'single', place: first.place, cell: Math.log2(first.cells & -first.cells) }]
  return first && others.length > 0 ? [first] : undefined
}
