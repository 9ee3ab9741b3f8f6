import type { TableRecord } from '../../table/index.ts'

/** A table as a store sees it, where it does not matter who plays what at it. */
export const bareTable = (id: string): TableRecord => ({
  id,
  created: 1,
  game: 'a-game',
  options: {},
  listed: false,
  clock: { kind: 'none' },
  startWhenFull: false,
  seats: [],
})
