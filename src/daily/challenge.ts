import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Day } from './day.ts'

/** What everybody plays: the options, and who else sits at the table. */
interface Challenge {
  readonly game: string
  /** Complete, so that later defaults of the game change nothing. */
  readonly options: Readonly<Record<string, boolean>>
  /** The bots, from seat 1 on. The player has seat 0. */
  readonly bots: readonly string[]
}

/** The challenges of every day. */
export const CHALLENGES: readonly Challenge[] = [
  // With the memory aid, notes on paper are no advantage.
  { game: 'silver-and-gold', options: { memoryAid: true }, bots: [] },
  {
    game: 'elfengold',
    options: { townCards: false, freeValues: false, wizards: false, handLimit: true, overbids: true },
    bots: ['sharp', 'steady', 'steady'],
  },
]

export const challengeOf = (game: string): Challenge | undefined =>
  CHALLENGES.find((challenge) => challenge.game === game)

/**
 * The seed of the deal that is practised on a day. Anybody can compute it, so it is not secret and never counts: the
 * seeds of counted deals are random.
 */
export const practiceSeed = (game: string, day: Day): string =>
  bytesToHex(sha256(utf8ToBytes(`vermeil practice/${game}/${day}`)))
