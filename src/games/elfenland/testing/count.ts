import { at } from '../../../kernel/index.ts'

export function increase(counts: number[], kind: number, by = 1): void {
  counts[kind] = at(counts, kind) + by
}
