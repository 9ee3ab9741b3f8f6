import type { Rejection } from '../../kernel/index.ts'
import type { Review } from '../../review/review.ts'
import { matchFile } from './api.ts'
import { onShelf, putOnShelf } from './idb.ts'
import { advise, fileOf, newId, startLocal, startWorker } from './local.ts'
import { packed, unpacked } from './share-link.ts'
import type { Progress, Study } from './worker-protocol.ts'

/** The match file behind an address, or why there is none. */
export async function fileAt(place: string, id: string): Promise<string | Rejection> {
  switch (place) {
    case 'here':
      return fileOf(id)
    case 't': {
      const answer = await matchFile(id)
      return answer.ok ? answer.value : answer.rejection
    }
    case 'file':
      return (await onShelf<string>('files', id)) ?? { code: 'notKept' }
    case 'link': {
      const match = await unpacked(id)
      const file = match && (await advise().ask({ ask: 'unpack', packed: match }))
      return typeof file === 'string' || file?.code === 'unknownRules' ? file : { code: 'linkBroken' }
    }
    default:
      return { code: 'notFound' }
  }
}

export const studyFile = (file: string): Promise<Study | Rejection> => advise().ask({ ask: 'study', file })

/** A file from disk is put on the shelf; answers with the end of its address. */
export async function keepFile(file: string): Promise<string | Rejection> {
  const found = await studyFile(file)
  if ('code' in found) return found
  const id = found.key.slice(0, 16)
  await putOnShelf('files', id, file)
  return id
}

/** Reviews of other bots, or told in another way, are made anew. */
const FORMAT = 'vermeil-review/3'

export interface Reviewing {
  readonly review: Promise<Review | undefined>
  stop(): void
}

/** The review that is kept, or a new one from a worker of its own, which can be stopped at any time. */
export function reviewFile(file: string, key: string, watch: (progress: Progress) => void): Reviewing {
  let stop = (): void => undefined
  let gone = false
  const review = (async () => {
    const known = await onShelf<{ format: string; review: Review }>('reviews', key)
    if (known?.format === FORMAT) return known.review
    if (gone) return undefined
    const worker = startWorker(undefined, watch)
    stop = worker.stop
    const made = await worker.ask({ ask: 'review', file })
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
export const packedFile = (file: string): Promise<string | undefined> => packed(file).catch(() => undefined)

/** A match of one's own that begins where another one stood: one chair for a person, bots on the others. */
export async function tryFrom(
  file: string,
  turns: number,
  { game, options, names, turns: log }: Study,
  level: string,
): Promise<string | undefined> {
  const fork = await advise().ask({ ask: 'fork', file, turns })
  if (typeof fork !== 'string') return undefined
  const seats = names.map((name, seat) => (seat === log[turns].seat ? { name } : { name, bot: level }))
  return startLocal({ id: newId(), game, options, seats, fork })
}
