import { requestWorker } from '../local/worker-client.ts'
import type { SavedMatch } from '../saved-match.ts'
import { savedMatches, saveMatch } from '../saved-matches.ts'
import { type ArchiveEntry, localEntry } from './archive-entry.ts'
import { archivedMatch, archivedSummaries, archiveMatch, type MatchSummary } from './device-archive.ts'

/** All finished matches on this device. */
export async function localEntries(): Promise<ArchiveEntry[]> {
  const saved = savedMatches().filter(({ over }) => over)
  const known = new Set(saved.map(({ id }) => id))
  // A match that is just being moved is in both places.
  const archived = (await archivedSummaries()).filter(({ id }) => !known.has(id))
  const [here, there] = await Promise.all([
    Promise.all(saved.map((match) => withResults(match, async () => match, saveMatch))),
    Promise.all(archived.map((one) => withResults(one, () => archivedMatch(one.id), archiveMatch))),
  ])
  return [...here, ...there].map(localEntry)
}

/** Computes and stores the results of a match that an earlier version has saved without them. */
async function withResults(
  summary: MatchSummary,
  load: () => Promise<SavedMatch | undefined>,
  store: (match: SavedMatch) => unknown,
): Promise<MatchSummary> {
  if (summary.results !== undefined) return summary
  const match = await load()
  const results = match && (await requestWorker().send({ type: 'results', match }))
  if (!match || !results) return summary
  await store({ ...match, results })
  return { ...summary, results }
}
