import type { Cell } from '../rules/components/cells.ts'

/** Where things are on the board: on a desk, and on a phone, which shows the summary row instead of the sheet. */
const SELECTORS = {
  expedition: ['[data-point="expedition"]'],
  rotate: ['[data-point="rotate"]'],
  flip: ['[data-point="flip"]'],
  single: ['[data-point="single"]'],
  track: ['[data-point="track"]', '[data-point="pile"]'],
  coins: ['[data-own] [data-point="coins"]', '[data-summary="coins"]'],
  trophies: ['[data-point="trophies"]', '[data-summary="coins"]'],
  palmValue: ['[data-point="palmValue"]', '[data-summary="palms"]'],
  palms: ['[data-own] [data-point="palms"]', '[data-summary="palms"]'],
  display: ['[data-point="display"]', '[data-summary="display"]'],
  seals: ['[data-own] [data-point="seals"]', '[data-own] [data-point="total"]', '[data-summary="points"]'],
  total: ['[data-own] [data-point="total"]', '[data-summary="points"]'],
} as const

/** Something on the board that a lesson points at. */
export type Point =
  | keyof typeof SELECTORS
  /** Cells of one of the two islands, or its seal. */
  | { readonly island: 0 | 1; readonly cells: readonly Cell[] | 'seal' }

export function selectorsOf(point: Point): readonly string[] {
  if (typeof point === 'string') return SELECTORS[point]
  const island = `[data-place="${point.island}"]`
  if (point.cells === 'seal') return [`${island} [data-point="seal"]`]
  return [point.cells.map((cell) => `${island} [data-cell="${cell}"]`).join()]
}
