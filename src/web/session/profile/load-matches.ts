import type { Rejection } from '../../../kernel/index.ts'
import type { MatchStatistics } from '../../../protocol/index.ts'
import { matchKey, type ProfileMatch, type ProfileSeat } from '../../../statistics/profile-match.ts'
import { fetchArchive } from '../api/archive.ts'
import { type ArchiveEntry, remoteEntry } from '../archive/archive-entry.ts'
import { localEntries } from '../archive/local-entries.ts'
import { currentStatistics, storedStatistics } from './statistics-store.ts'

/** How many pages of the archive are read: 1,200 matches. */
const MAX_PAGES = 60

export interface LoadedMatches {
  /** The last match first. */
  readonly matches: readonly ProfileMatch[]
  /** Statistics of matches on the server that only this device has. */
  readonly unsent: ReadonlySet<string>
  /** Why matches on the server are missing. */
  readonly problem?: Rejection
}

interface Sources {
  readonly localEntries: typeof localEntries
  readonly fetchArchive: typeof fetchArchive
  readonly storedStatistics: typeof storedStatistics
}

/** All matches that the reader has finished on a seat of their own, with what has been computed about them. */
export async function loadMatches(
  sources: Sources = { localEntries, fetchArchive, storedStatistics },
): Promise<LoadedMatches> {
  const [local, stored, remote] = await Promise.all([
    sources.localEntries(),
    sources.storedStatistics(),
    loadRemote(sources),
  ])
  const unsent = new Set<string>()
  const known = (entry: ArchiveEntry, sent: unknown): MatchStatistics | undefined => {
    const key = matchKey(entry)
    const [mine, theirs] = [currentStatistics(stored.get(key)), currentStatistics(sent)]
    if (!mine || (theirs && (theirs.play || !mine.play))) return theirs
    if (entry.place === 't') unsent.add(key)
    return mine
  }
  const matches = [
    ...local.map((entry) => profileMatch(entry, known(entry, undefined))),
    ...remote.found.map(({ entry, statistics }) => profileMatch(entry, known(entry, statistics))),
  ]
  return {
    matches: matches.flatMap((match) => match ?? []).sort((a, b) => b.ended - a.ended),
    unsent,
    ...(remote.problem ? { problem: remote.problem } : {}),
  }
}

interface Remote {
  readonly found: readonly { readonly entry: ArchiveEntry; readonly statistics: unknown }[]
  readonly problem?: Rejection
}

async function loadRemote({ fetchArchive: fetchPage }: Sources): Promise<Remote> {
  const found: { entry: ArchiveEntry; statistics: unknown }[] = []
  let after: string | undefined
  for (let page = 0; page < MAX_PAGES; page++) {
    const answer = await fetchPage({ statistics: '1', ...(after === undefined ? {} : { after }) })
    if (!answer.ok) return { found, problem: answer.rejection }
    const { matches, next } = answer.value
    found.push(...matches.map((match) => ({ entry: remoteEntry(match), statistics: match.statistics })))
    if (next === undefined) break
    after = next
  }
  return { found }
}

/** A match without a seat of the reader's own, or whose results nobody knows, tells nothing about them. */
function profileMatch(
  { place, id, game, ended, seats, me }: ArchiveEntry,
  statistics: MatchStatistics | undefined,
): ProfileMatch | undefined {
  const known = seats.flatMap((one): ProfileSeat[] =>
    one.place === undefined || one.score === undefined
      ? []
      : [{ ...one, place: one.place, score: one.score }],
  )
  if (me === undefined || known.length < seats.length) return undefined
  return { place, id, game, ended, seats: known, me, ...(statistics ? { statistics } : {}) }
}
