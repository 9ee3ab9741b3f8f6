import { signal } from '@preact/signals'
import { readStored, removeStored, storedNames, writeStored } from '../../ui/device/storage.ts'
import { type NewLocalMatch, NewLocalMatchSchema, type SavedMatch, SavedMatchSchema } from './saved-match.ts'

/** Finished matches beyond this number move to the archive of this device, the oldest first. */
const MAX_FINISHED = 12
/** Where the browser keeps no archive, they are removed beyond this number. */
const MAX_WITHOUT_ARCHIVE = 40

const savedName = (id: string): string => `match:${id}`
const setupName = (id: string): string => `new:${id}`

/** A short id for a match on this device. */
export function newMatchId(): string {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1))
  return word.toString(36)
}

/** Grows whenever a match is stored or removed, so that pages follow. */
const changes = signal(0)

/** The matches stored on this device, the last played first. */
export function savedMatches(): SavedMatch[] {
  void changes.value
  return storedNames('match:')
    .flatMap((name) => readStored(name, SavedMatchSchema) ?? [])
    .sort((a, b) => b.at - a.at)
}

export const savedMatch = (id: string): SavedMatch | undefined => readStored(savedName(id), SavedMatchSchema)

/** Removes a match with its setup, or opening its address would deal it again. */
export function removeMatch(id: string): void {
  removeStored(savedName(id))
  removeStored(setupName(id))
  changes.value++
}

export function saveMatch(match: SavedMatch): void {
  writeStored(savedName(match.id), match)
  changes.value++
  if (match.over) void archiveFinished()
}

/** The storage that is read at once is small, so finished matches do not stay there. */
async function archiveFinished(): Promise<void> {
  const finished = savedMatches().filter(({ over }) => over)
  if (finished.length <= MAX_FINISHED) return
  // Loaded when it is needed, to keep the home page small. Without a network the matches stay a little longer.
  const archive = await import('./archive/device-archive.ts').catch(() => undefined)
  for (const [i, match] of finished.entries()) {
    if (i < MAX_FINISHED) continue
    if ((await archive?.archiveMatch(match)) || i >= MAX_WITHOUT_ARCHIVE) removeMatch(match.id)
  }
}

/** Stores the setup of a new match and returns its id. Opening its address deals the cards. */
export function startLocal(match: NewLocalMatch): string {
  writeStored(setupName(match.id), match)
  return match.id
}

/** A match that was started here, or the setup of one that has not been opened yet. */
export function findLocal(id: string): NewLocalMatch | SavedMatch | undefined {
  const saved = savedMatch(id)
  if (!saved) return readStored(setupName(id), NewLocalMatchSchema)
  removeStored(setupName(id))
  return saved
}
