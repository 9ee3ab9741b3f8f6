import * as v from 'valibot'
import { type MatchStatistics, MatchStatisticsSchema } from '../../../protocol/http/statistics.ts'
import { REVIEW_FORMAT } from '../../../review/stored-review.ts'
import { STATISTICS_FORMAT } from '../../../statistics/match-statistics.ts'
import { type DeviceDatabase, statisticsDatabase } from '../idb.ts'

/* What this device has computed about finished matches, by `matchKey`. */

const StoredSchema = v.object({ key: v.string(), statistics: MatchStatisticsSchema })

export async function storedStatistics(
  database: DeviceDatabase = statisticsDatabase,
): Promise<Map<string, MatchStatistics>> {
  const all = await database.all('statistics', StoredSchema)
  return new Map(all.map(({ key, statistics }) => [key, statistics]))
}

export const keepStatistics = (
  key: string,
  statistics: MatchStatistics,
  database: DeviceDatabase = statisticsDatabase,
): Promise<boolean> => database.put('statistics', key, { key, statistics })

export const forgetStatistics = (key: string, database: DeviceDatabase = statisticsDatabase): Promise<void> =>
  database.remove('statistics', key)

/** Statistics that this version understands: without what another version has computed in another way. */
export function currentStatistics(value: unknown): MatchStatistics | undefined {
  const read = v.safeParse(MatchStatisticsSchema, value)
  if (!read.success || read.output.format !== STATISTICS_FORMAT) return undefined
  const { play, ...counted } = read.output
  return play?.format === REVIEW_FORMAT ? { ...counted, play } : counted
}
