import type { Bot, Seat } from '../kernel/index.ts'
import { hasSeat } from '../kernel/index.ts'
import { isAway } from './record.ts'
import { type TableState, waitingOf } from './state.ts'

/** A level that most people find a fair opponent. */
const FILLING_LEVEL = 'steady'

/** The bot that takes the open seats of a table of strangers. */
export const fillingBot = (bots: readonly Bot[]): string =>
  (bots.find(({ name }) => name === FILLING_LEVEL) ?? bots[Math.floor(bots.length / 2)])?.name ?? ''

/**
 * The bot's seat that is handed over to the next person who comes; undefined if there is none. Later than in the first
 * half of the rounds, waiting for a match of one's own is the better choice, and where nobody plays any more there is
 * nobody to meet. A bot that is not about to move goes first, so that the newcomer has time to look around.
 */
export function offeredSeat(table: TableState): Seat | undefined {
  const { record, status, match, game, seats } = table
  const rounds = match && game.rounds?.(match.state.open)
  if (!record.pairing || status !== 'playing' || !rounds || rounds.now > rounds.of / 2) return undefined
  if (!seats.some((occupant) => occupant.kind === 'person' && !isAway(occupant))) return undefined
  const chairs = [...seats.keys()].filter((seat) => seats[seat]?.kind === 'bot')
  const waiting = waitingOf(table)
  return chairs.find((seat) => !hasSeat(waiting, seat)) ?? chairs[0]
}
