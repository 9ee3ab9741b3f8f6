import { type Signal, signal } from '@preact/signals'
import type { Rejection } from '../../../kernel/index.ts'
import type { MatchStatistics } from '../../../protocol/index.ts'
import { playOf } from '../../../statistics/match-statistics.ts'
import { type ProfileMatch, shareOf } from '../../../statistics/profile-match.ts'
import type { PauseReason } from '../../../ui/device/pause-reason.ts'
import type { SpareTime } from '../../../ui/device/spare-time.ts'
import type { CountedMatch } from '../local/worker-protocol.ts'
import { differentLevels } from '../review/known-seats.ts'
import type { ReviewedFile, ReviewJob } from '../review/review-client.ts'

/** How long reviews are computed for one visit of the page, in milliseconds. Then the reader is asked. */
const BUDGET = 10 * 60_000

interface BackgroundState {
  /** How many matches are still to be looked at. */
  readonly left: number
  readonly working: boolean
  readonly paused?: PauseReason | 'budget' | 'offline'
}

/** What the reviews need from the rest of the page. */
export interface BackgroundParts {
  readonly spare: SpareTime
  /** Whether matches of a game can be reviewed at all. */
  isReviewed(game: string): boolean
  now(): number
  fileOf(match: ProfileMatch): Promise<string | Rejection>
  count(file: string, match: ProfileMatch): Promise<CountedMatch | Rejection>
  review(reviewed: ReviewedFile): ReviewJob
  /** Keeps what was computed, here and on the server. */
  keep(match: ProfileMatch, statistics: MatchStatistics): Promise<unknown>
  /** Tells the page what is new about a match. */
  found(match: ProfileMatch, statistics: MatchStatistics): void
}

export interface BackgroundReviews {
  readonly state: Signal<BackgroundState>
  /** Goes on after the budget was used up, or after the connection was lost. */
  goOn(): void
  stop(): void
}

/** Alone there is nobody to win against, so there is nothing to review for statistics. */
const isReviewable = ({ game, seats }: ProfileMatch, { isReviewed }: BackgroundParts): boolean =>
  seats.length > 1 && isReviewed(game)

/**
 * Counts and reviews matches one after another, the last one first, while the device has time to spare. Each result is
 * stored at once, so that a reload loses one match at most.
 */
export function reviewInBackground(
  matches: readonly ProfileMatch[],
  parts: BackgroundParts,
): BackgroundReviews {
  const isUnknown = (match: ProfileMatch): boolean =>
    !match.statistics || (!match.statistics.play && isReviewable(match, parts))
  const queue = matches.filter(isUnknown).sort((a, b) => b.ended - a.ended)
  const state = signal<BackgroundState>({ left: queue.length, working: false })
  let spent = 0
  let [stopped, running] = [false, false]
  let interrupt = (): void => undefined

  const setState = (paused: BackgroundState['paused']): void => {
    state.value = { left: queue.length, working: running && !paused, ...(paused ? { paused } : {}) }
  }

  async function run(): Promise<void> {
    if (running || stopped) return
    running = true
    let paused: BackgroundState['paused']
    for (let next = queue[0]; next && !stopped && !paused; next = queue[0]) {
      paused = parts.spare.pause() ?? (spent > BUDGET ? 'budget' : undefined)
      if (paused) break
      setState(undefined)
      const began = parts.now()
      const outcome = await look(next)
      spent += parts.now() - began
      if (outcome === 'later') paused = 'offline'
      // A match that was interrupted is looked at again.
      else if (outcome === 'done') queue.shift()
    }
    running = false
    if (!stopped) setState(paused)
  }

  async function look(match: ProfileMatch): Promise<'done' | 'again' | 'later'> {
    const file = await parts.fileOf(match)
    if (typeof file !== 'string') return file.code === 'offline' || file.code === 'tooFast' ? 'later' : 'done'
    const counted = await parts.count(file, match)
    // A file that cannot be read now cannot be read later either.
    if ('code' in counted) return 'done'
    if (!match.statistics) parts.found(match, counted.statistics)
    if (!isReviewable(match, parts)) return keep(match, counted.statistics)
    const levels = differentLevels(match.seats.map(({ bot }) => bot))
    const job = parts.review({ file, key: counted.key, levels })
    const interrupted = new Promise<'again'>((resolve) => {
      interrupt = () => {
        job.stop()
        resolve('again')
      }
    })
    const review = await Promise.race([job.review, interrupted])
    interrupt = () => undefined
    if (!review) return 'done'
    if (review === 'again') return 'again'
    const play = playOf(review, match.me, shareOf(match))
    return keep(match, { ...counted.statistics, play })
  }

  async function keep(match: ProfileMatch, statistics: MatchStatistics): Promise<'done'> {
    await parts.keep(match, statistics)
    if (!stopped) parts.found(match, statistics)
    return 'done'
  }

  const unwatch = parts.spare.watch(() => {
    if (parts.spare.pause()) interrupt()
    else void run()
  })
  void run()
  return {
    state,
    goOn() {
      spent = 0
      void run()
    },
    stop() {
      stopped = true
      unwatch()
      interrupt()
    },
  }
}
