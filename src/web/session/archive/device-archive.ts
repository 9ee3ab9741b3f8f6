import * as v from 'valibot'
import { type DeviceDatabase, matchDatabase } from '../idb.ts'
import { OutcomesSchema, type SavedMatch, SavedMatchSchema } from '../saved-match.ts'

/* Finished matches on this device that are no longer in the list of the home page. */

/** What a match is found by, apart from the match itself, which is much larger. */
export type MatchSummary = Pick<SavedMatch, 'id' | 'game' | 'seats' | 'at' | 'practice' | 'results'>

const SummarySchema: v.GenericSchema<unknown, MatchSummary> = v.object({
  id: v.string(),
  game: v.string(),
  seats: v.array(v.object({ name: v.string(), bot: v.exactOptional(v.string()) })),
  at: v.number(),
  practice: v.exactOptional(v.string()),
  results: v.exactOptional(OutcomesSchema),
})

const summaryOf = ({ id, game, seats, at, practice, results }: SavedMatch): MatchSummary => ({
  id,
  game,
  seats,
  at,
  ...(practice === undefined ? {} : { practice }),
  ...(results === undefined ? {} : { results }),
})

/** Stores a finished match. False if the browser does not keep it. */
export const archiveMatch = async (
  match: SavedMatch,
  database: DeviceDatabase = matchDatabase,
): Promise<boolean> =>
  (await database.put('matches', match.id, match)) && database.put('summaries', match.id, summaryOf(match))

export const archivedMatch = (
  id: string,
  database: DeviceDatabase = matchDatabase,
): Promise<SavedMatch | undefined> => database.get('matches', id, SavedMatchSchema)

/** In no particular order. */
export const archivedSummaries = (database: DeviceDatabase = matchDatabase): Promise<MatchSummary[]> =>
  database.all('summaries', SummarySchema)

export async function removeArchived(id: string, database: DeviceDatabase = matchDatabase): Promise<void> {
  await database.remove('summaries', id)
  await database.remove('matches', id)
}
