import { signal } from '@preact/signals'
import * as v from 'valibot'
import { type Day, dayAfter } from '../../../daily/day.ts'
import { readStored, writeStored } from '../../../ui/device/storage.ts'

/** What this device remembers about a finished challenge. */
const PlayedSchema = v.object({
  score: v.number(),
  /** Master's score on the same deal, once it was seen. */
  master: v.exactOptional(v.number()),
  /** Whether it was the counted try on a server. */
  counted: v.boolean(),
})
export type PlayedChallenge = v.InferOutput<typeof PlayedSchema>

const PlayedDaysSchema = v.record(v.string(), v.record(v.string(), PlayedSchema))
export type PlayedDays = Readonly<Record<Day, Readonly<Record<string, PlayedChallenge>>>>

const NAME = 'daily'
/** Earlier days are forgotten. A streak cannot become longer than this. */
const MAX_DAYS = 400

const changes = signal(0)

/** The days on which a challenge was finished on this device, and what came of it. */
export function playedDays(): PlayedDays {
  void changes.value
  return readStored(NAME, PlayedDaysSchema) ?? {}
}

/**
 * Remembers a result, or master's result on the deal of one that is known. A counted try stays, whatever is practised
 * later; of two practices the first one stays.
 */
export function rememberPlayed(day: Day, game: string, played: PlayedChallenge): void {
  const days: PlayedDays = readStored(NAME, PlayedDaysSchema) ?? {}
  const before = days[day]?.[game]
  const stays = before !== undefined && (before.counted || !played.counted)
  const completes = stays && before.counted === played.counted && before.master === undefined
  if (stays && !(completes && played.master !== undefined)) return
  const all: PlayedDays = {
    ...days,
    [day]: { ...days[day], [game]: stays ? { ...played, ...before } : played },
  }
  const newest = Object.keys(all).sort().slice(-MAX_DAYS)
  writeStored(NAME, Object.fromEntries(newest.map((one) => [one, all[one]])))
  changes.value++
}

/** How many days in a row a challenge was finished, up to today, or up to yesterday while today is still open. */
export function streakOf(days: PlayedDays, today: Day): number {
  let day = days[today] ? today : dayAfter(today, -1)
  let streak = 0
  while (days[day]) {
    streak++
    day = dayAfter(day, -1)
  }
  return streak
}
