import * as v from 'valibot'
import type { Day } from '../../../daily/day.ts'
import { readStored, writeStored } from '../../../ui/device/storage.ts'

const NotedSchema = v.record(v.string(), v.string())

const NAME = 'dailyHashes'
const MAX_NOTED = 120

const keyOf = (day: Day, game: string): string => `${day} ${game}`

/** Notes the published hash of a deal, so that a server that swaps it later is found out. The first one stays. */
export function noteCommitment(day: Day, game: string, commitment: string): void {
  const noted = readStored(NAME, NotedSchema) ?? {}
  const key = keyOf(day, game)
  if (noted[key] !== undefined) return
  const all = Object.entries({ ...noted, [key]: commitment }).sort(([a], [b]) => (a < b ? -1 : 1))
  writeStored(NAME, Object.fromEntries(all.slice(-MAX_NOTED)))
}

/** The hash that this device saw before the seed was known; undefined if it saw none. */
export const notedCommitment = (day: Day, game: string): string | undefined =>
  readStored(NAME, NotedSchema)?.[keyOf(day, game)]
