import type { GameManifest } from '../games/manifest.ts'
import { at, type Bot, type Budget, fastChance, fastSeed, type Result, viewOf } from '../kernel/index.ts'
import { openMemories, seatToMove } from '../search/play-out.ts'
import { resultOf } from './series.ts'

/** Bots that play against each other. Every deal is played once with each rotation of the seats. */
export interface Matchup {
  readonly game: string
  readonly options: unknown
  /** The bots by name; in rotation r, bot i sits in seat i + r. */
  readonly bots: readonly string[]
  readonly seed: number
  readonly budget?: Budget
}

/** How one game ended for each bot of the matchup, in the order of its list. */
export interface GameOutcome {
  readonly index: number
  readonly bots: readonly BotOutcome[]
}

interface BotOutcome {
  readonly score: number
  readonly place: number
  /** The share of the win: a half if two bots share it. */
  readonly won: number
  /** CPU time of each move in milliseconds, which a busy machine distorts less than wall-clock time. */
  readonly times: readonly number[]
  /** What the game's stats collector counted. */
  readonly figures: Readonly<Record<string, number>>
}

/** Plays game `index` of a matchup: deal ⌊index / seats⌋, rotation index mod seats. */
export function playArenaGame(
  { game, createStats }: GameManifest,
  bots: readonly Bot[],
  matchup: Matchup,
  index: number,
): GameOutcome {
  const seats = bots.length
  const deal = Math.floor(index / seats)
  const rotation = index % seats
  const seated = bots.map((_, seat) => at(bots, (seat - rotation + seats) % seats))
  const chance = fastChance(fastSeed(matchup.seed, deal))
  const rngs = seated.map((_, seat) => fastChance(fastSeed(matchup.seed ^ 0xb07, index * seats + seat)))
  const state = game.setup(matchup.options, seats, chance)
  const times: number[][] = seated.map(() => [])
  const memories = openMemories(seated, matchup.budget)
  const stats = createStats?.(seats)
  memories?.observe(state)
  for (let seat = seatToMove(game, state); seat >= 0; seat = seatToMove(game, state)) {
    const bot = at(seated, seat)
    const begun = cpuMilliseconds()
    const move = bot.choose(viewOf(state, seat), at(rngs, seat), memories?.thoughts[seat])
    at(times, seat).push(cpuMilliseconds() - begun)
    stats?.recordMove(state, seat, move)
    const rejection = game.play(state, seat, move, chance)
    if (rejection) throw new Error(`${bot.name} made an illegal move: ${JSON.stringify(rejection)}`)
    memories?.observe(state)
  }
  const result = resultOf(game, state.open)
  const totals = stats?.totals(state)
  return {
    index,
    bots: bots.map((_, bot) => {
      const seat = (bot + rotation) % seats
      return botOutcome(result, seat, at(times, seat), totals?.[seat] ?? {})
    }),
  }
}

function cpuMilliseconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function botOutcome(
  { winners, seats }: Result,
  seat: number,
  times: readonly number[],
  figures: Readonly<Record<string, number>>,
): BotOutcome {
  const { score, place } = at(seats, seat)
  return { score, place, won: winners.includes(seat) ? 1 / winners.length : 0, times, figures }
}
