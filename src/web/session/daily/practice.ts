import { challengeOf } from '../../../daily/challenge.ts'
import type { Day } from '../../../daily/day.ts'
import { botNameAt } from '../../../table/bots/bot-name.ts'
import { startWorker } from '../local/worker-client.ts'
import { ownName } from '../own-name.ts'
import type { NewLocalMatch, SavedMatch } from '../saved-match.ts'
import { newMatchId, savedMatches, startLocal } from '../saved-matches.ts'

/** A deal that is practised on this device. */
export interface PracticeDeal {
  readonly game: string
  readonly day: Day
  /** The published seed of the deal that counted on that day. Without it, the public deal of the day is practised. */
  readonly revealed?: string | undefined
}

/** A match on a practice deal. */
function practiceOf({ game, day, revealed }: PracticeDeal): NewLocalMatch {
  const { options = {}, bots = [] } = challengeOf(game) ?? {}
  const seats = [{ name: ownName() }, ...bots.map((bot, i) => ({ name: botNameAt(i + 1), bot }))]
  const deal = { practice: day, ...(revealed === undefined ? {} : { revealed }) }
  return { id: newMatchId(), game, options, seats, ...deal }
}

/** Sets up a practice match and returns its id. */
export const startPractice = (deal: PracticeDeal): string => startLocal(practiceOf(deal))

/** Lets master play a practice deal in a worker of its own. */
export function masterScore(deal: PracticeDeal): {
  readonly score: Promise<number | undefined>
  stop(): void
} {
  const { send, stop } = startWorker()
  return { score: send({ type: 'masterScore', match: practiceOf(deal) }).finally(stop), stop }
}

/** The practice matches of a deal that are stored here, the last played first. */
export const practicesOf = ({ game, day, revealed }: PracticeDeal): SavedMatch[] =>
  savedMatches().filter(
    (match) => match.game === game && match.practice === day && match.revealed === revealed,
  )
