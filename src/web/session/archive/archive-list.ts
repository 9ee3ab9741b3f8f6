import { type Signal, signal } from '@preact/signals'
import type { Rejection } from '../../../kernel/index.ts'
import { fetchArchive } from '../api/archive.ts'
import { type ArchiveEntry, remoteEntry } from './archive-entry.ts'
import { type ArchiveFilters, archiveRequest, fitsFilters } from './archive-filters.ts'
import { localEntries } from './local-entries.ts'

/** How many matches are added at a time. */
const PAGE = 20
/** How often the server is asked at a time. It may have to search long for what fits. */
const MAX_REQUESTS = 5

export interface ArchiveState {
  /** The last match first. */
  readonly entries: readonly ArchiveEntry[]
  readonly loading: boolean
  /** Whether there may be more. */
  readonly more: boolean
  /** Why the server's matches are missing. Those of this device are listed all the same. */
  readonly problem?: Rejection
}

/** The matches of this device and of the server as one list. */
export interface ArchiveList {
  readonly state: Signal<ArchiveState>
  load(): Promise<void>
  more(): Promise<void>
  /** Leaves out a match of this device that has been removed. */
  forget(id: string): void
}

interface Found {
  readonly local: readonly ArchiveEntry[]
  readonly remote: readonly ArchiveEntry[]
  /** Where the server continues; undefined before the first page. */
  readonly after: string | undefined
  /** Whether the server has no more. */
  readonly done: boolean
}

interface Sources {
  readonly localEntries: typeof localEntries
  readonly fetchArchive: typeof fetchArchive
}

/** Matches of this device that are older than what the server has sent so far wait for its next page. */
function merged({ local, remote, done }: Found, isComplete = done): ArchiveEntry[] {
  const since = isComplete ? 0 : (remote.at(-1)?.ended ?? 0)
  return [...local.filter(({ ended }) => ended >= since), ...remote].sort((a, b) => b.ended - a.ended)
}

export function openArchive(
  filters: ArchiveFilters,
  sources: Sources = { localEntries, fetchArchive },
): ArchiveList {
  const state = signal<ArchiveState>({ entries: [], loading: true, more: false })
  let wanted = PAGE
  let found: Found = { local: [], remote: [], after: undefined, done: false }
  let searches = 0

  async function search(start: () => Promise<Found>): Promise<void> {
    const mine = ++searches
    state.value = { ...state.value, loading: true }
    let now = await start()
    let problem: Rejection | undefined
    for (let asked = 0; asked < MAX_REQUESTS && !now.done && !problem; asked++) {
      if (asked > 0 && merged(now).length > wanted) break
      const answer = await sources.fetchArchive(archiveRequest(filters, now.after))
      if (answer.ok) {
        const { matches, next } = answer.value
        const remote = [...now.remote, ...matches.map(remoteEntry)]
        now = { ...now, remote, after: next, done: next === undefined }
      } else problem = answer.rejection
    }
    // The reader has gone on meanwhile.
    if (mine !== searches) return
    found = now
    show(problem)
  }

  function show(problem: Rejection | undefined): void {
    const all = merged(found, found.done || problem !== undefined)
    state.value = {
      entries: all.slice(0, wanted),
      loading: false,
      more: all.length > wanted || (!found.done && !problem),
      ...(problem ? { problem } : {}),
    }
  }

  return {
    state,
    load: () =>
      search(async () => {
        const local = (await sources.localEntries()).filter((entry) => fitsFilters(entry, filters))
        return { local, remote: [], after: undefined, done: false }
      }),
    async more() {
      wanted += PAGE
      // Nothing has to be asked for if enough has come already.
      if (merged(found).length > wanted) show(state.value.problem)
      else await search(async () => found)
    },
    forget(id) {
      found = { ...found, local: found.local.filter((entry) => entry.id !== id) }
      show(state.value.problem)
    },
  }
}
