import type { TableRecord } from '../../../table/index.ts'

/** A table for tests of stores, where game and seats do not matter. */
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
