import { newFairSeed, type Seat } from '../../kernel/index.ts'
import { botLuck, botOf, decide, isDecision, memoryFor, type TableState } from '../../table/index.ts'
import type { BotJob } from './bot-pool.ts'

/** What the bot in a seat is asked. `view` is what the seat sees, as JSON. */
export function botJob(table: TableState, seat: Seat, view: string): Omit<BotJob, 'owner'> {
  const { record, seats, bots, botMemory } = table
  const name = botOf(seats[seat]) ?? ''
  const bot = bots.find((one) => one.name === name)
  const asked = table.asked[seat] ?? 0
  return {
    game: record.game,
    bot: name,
    view,
    memory: bot && memoryFor(botMemory, bot, seat),
    luck: botLuck(table, seat),
    isLegal(move) {
      const outcome = decide(table, { type: 'botMove', seat, asked, move }, NOTHING_RANDOM)
      // A table that has gone on in the meantime refuses any answer, whatever the bot has chosen.
      return !isDecision(outcome) || outcome.fallback === undefined
    },
  }
}

/** For decisions that need neither the time nor anything random. */
export const NOTHING_RANDOM = { now: 0, newSeed: newFairSeed, chance: { below: () => 0 } }
