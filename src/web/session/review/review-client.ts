import * as v from 'valibot'
import type { Rejection } from '../../../kernel/index.ts'
import type { Review } from '../../../review/review.ts'
import { REVIEW_FORMAT, StoredReviewSchema } from '../../../review/stored-review.ts'
import type { SeatLevels } from '../../../search/chances/level-strengths.ts'
import { fetchMatchFile } from '../api/tables.ts'
import { savedMatchFile } from '../archive/saved-match-file.ts'
import { type DeviceDatabase, deviceDatabase } from '../idb.ts'
import { requestWorker, startWorker } from '../local/worker-client.ts'
import type { FinishedMatch, ReviewProgress } from '../local/worker-protocol.ts'
import { newMatchId, startLocal } from '../saved-matches.ts'
import { decodeMatch, encodeMatch } from './share-link.ts'

/** The match file behind an address, or why there is none. */
export async function matchFileAt(place: string, id: string): Promise<string | Rejection> {
  switch (place) {
    case 'here':
      return savedMatchFile(id)
    case 't': {
      const response = await fetchMatchFile(id)
      return response.ok ? response.value : response.rejection
    }
    case 'file':
      return (await deviceDatabase.get('files', id, v.string())) ?? { code: 'notKept' }
    case 'link':
      return fileFromLink(id)
    default:
      return { code: 'notFound' }
  }
}

async function fileFromLink(text: string): Promise<string | Rejection> {
  const match = await decodeMatch(text)
  const file = match && (await requestWorker().send({ type: 'linkedMatchFile', match }))
  return typeof file === 'string' || file?.code === 'unknownRules' ? file : { code: 'linkBroken' }
}

/** Reads a match file; only a finished match can be reviewed. */
export const finishedMatch = (file: string): Promise<FinishedMatch | Rejection> =>
  requestWorker().send({ type: 'finishedMatch', file })

/** Stores a match file from disk and returns the id that its address ends with. */
export async function storeFile(file: string): Promise<string | Rejection> {
  const match = await finishedMatch(file)
  if ('code' in match) return match
  const id = match.key.slice(0, 16)
  await deviceDatabase.put('files', id, file)
  return id
}

export interface ReviewJob {
  /** Undefined where the job was stopped or the review failed. */
  readonly review: Promise<Review | undefined>
  stop(): void
}

/** What a review job needs from the browser; tests bring their own. */
interface ReviewEnvironment {
  readonly database: DeviceDatabase
  readonly startWorker: typeof startWorker
}

export interface ReviewedFile {
  readonly file: string
  /** The hash of the match. */
  readonly key: string
  /** The levels of the bots, where they are known and make a difference. */
  readonly levels?: SeatLevels | undefined
}

/** Loads the stored review of a match, or has a worker of its own make one. */
export function reviewFile(
  { file, key: hash, levels }: ReviewedFile,
  onProgress: (progress: ReviewProgress) => void,
  environment: ReviewEnvironment = { database: deviceDatabase, startWorker },
): ReviewJob {
  const { database } = environment
  // The levels change the chances, so a review that knows them is stored apart from one that does not.
  const key = levels ? `${hash}/${levels.join()}` : hash
  let stopWorker = (): void => undefined
  let stopped = false
  async function load(): Promise<Review | undefined> {
    const stored = await database.get('reviews', key, StoredReviewSchema)
    if (stored) return stored.review
    if (stopped) return undefined
    const worker = environment.startWorker({ onProgress })
    stopWorker = worker.stop
    const review = await worker.send({ type: 'review', file, levels })
    worker.stop()
    if ('code' in review) return undefined
    await database.put('reviews', key, { format: REVIEW_FORMAT, review })
    return review
  }
  return {
    review: load(),
    stop() {
      stopped = true
      stopWorker()
    },
  }
}

/** The text for a link that carries the match itself; undefined where it cannot be made. */
export const textForLink = (file: string): Promise<string | undefined> =>
  encodeMatch(file).catch(() => undefined)

/**
 * Starts a match on this device that continues from a turn of another one, with a person on the seat that moved next
 * and bots on the others. Returns its id.
 */
export async function startFork(
  file: string,
  turns: number,
  { game, options, names, turns: log }: FinishedMatch,
  level: string,
): Promise<string | undefined> {
  const fork = await requestWorker().send({ type: 'fork', file, turns })
  const next = log[turns]
  if (typeof fork !== 'string' || !next) return undefined
  const seats = names.map((name, seat) => (seat === next.seat ? { name } : { name, bot: level }))
  return startLocal({ id: newMatchId(), game, options, seats, fork })
}
