import type { Rejection } from '../../kernel/index.ts'
import type { Review } from '../../review/review.ts'
import { matchFile } from './api.ts'
import { onShelf, putOnShelf } from './idb.ts'
import { newMatchId, startLocal } from './saved-matches.ts'
import { decodeLink, encodeLink } from './share-link.ts'
import { requestWorker, savedMatchFile, startWorker } from './worker-client.ts'
import type { FinishedMatch, Progress } from './worker-protocol.ts'

/** The match file behind an address, or why there is none. */
export async function matchFileAt(place: string, id: string): Promise<string | Rejection> {
  switch (place) {
    case 'here':
      return savedMatchFile(id)
    case 't': {
      const answer = await matchFile(id)
      return answer.ok ? answer.value : answer.rejection
    }
    case 'file':
      return (await onShelf<string>('files', id)) ?? { code: 'notKept' }
    case 'link': {
      const match = await decodeLink(id)
      const file = match && (await requestWorker().send({ type: 'linkedMatchFile', match }))
      return typeof file === 'string' || file?.code === 'unknownRules' ? file : { code: 'linkBroken' }
    }
    default:
      return { code: 'notFound' }
  }
}

export const finishedMatch = (file: string): Promise<FinishedMatch | Rejection> =>
  requestWorker().send({ type: 'finishedMatch', file })

/** A file from disk is put on the shelf; answers with the end of its address. */
export async function storeFile(file: string): Promise<string | Rejection> {
  const found = await finishedMatch(file)
  if ('code' in found) return found
  const id = found.key.slice(0, 16)
  await putOnShelf('files', id, file)
  return id
}

/** Reviews of other bots, or told in another way, are made anew. */
const FORMAT = 'vermeil-review/3'

export interface ReviewJob {
  readonly review: Promise<Review | undefined>
  stop(): void
}

/** The review that is kept, or a new one from a worker of its own, which can be stopped at any time. */
export function reviewFile(file: string, key: string, watch: (progress: Progress) => void): ReviewJob {
  let stop = (): void => undefined
  let gone = false
  const review = (async () => {
    const known = await onShelf<{ format: string; review: Review }>('reviews', key)
    if (known?.format === FORMAT) return known.review
    if (gone) return undefined
    const worker = startWorker({ onProgress: watch })
    stop = worker.stop
    const made = await worker.send({ type: 'review', file })
    worker.stop()
    if ('code' in made) return undefined
    await putOnShelf('reviews', key, { format: FORMAT, review: made })
    return made
  })()
  return {
    review,
    stop() {
      gone = true
      stop()
    },
  }
}

/** A link that carries the match itself, where it is small enough. */
export const textForLink = (file: string): Promise<string | undefined> =>
  encodeLink(file).catch(() => undefined)

/** A match of one's own that begins where another one stood: one chair for a person, bots on the others. */
export async function startFork(
  file: string,
  turns: number,
  { game, options, names, turns: log }: FinishedMatch,
  level: string,
): Promise<string | undefined> {
  const fork = await requestWorker().send({ type: 'fork', file, turns })
  if (typeof fork !== 'string') return undefined
  const seats = names.map((name, seat) => (seat === log[turns].seat ? { name } : { name, bot: level }))
  return startLocal({ id: newMatchId(), game, options, seats, fork })
}
