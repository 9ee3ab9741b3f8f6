import { at, sum } from '../kernel/index.ts'
import { Z_95 } from '../kernel/normal-quantile.ts'
import type { GameOutcome } from './arena.ts'

/** How a bot did in a matchup. Bots with the same name are counted together. */
export interface BotRanking {
  readonly bot: string
  /** The number of seats that it has in each game. */
  readonly seats: number
  /** The share of games that it won, with the 95 % interval (Wilson), and the share that equally strong bots would win. */
  readonly won: Share
  readonly fair: number
  readonly score: Mean
  readonly place: number
  /** The strength by how often each bot finished ahead of each other one; the weakest has 0. */
  readonly elo: number
  readonly moves: number
  readonly milliseconds: { readonly mean: number; readonly p95: number; readonly most: number }
  /** The figures of the game's stats collector, on average for each game. */
  readonly figures: Readonly<Record<string, number>>
}

/** How often one bot finished ahead of another, and the Elo difference that follows. */
export interface HeadToHead {
  readonly bot: string
  readonly rival: string
  readonly won: Share
  readonly elo: { readonly low: number; readonly value: number; readonly high: number }
}

export interface Share {
  readonly low: number
  readonly value: number
  readonly high: number
}

interface Mean {
  readonly value: number
  readonly error: number
}

/** The Wilson interval of a share of `n` trials. */
export function wilson(value: number, n: number): Share {
  const centre = (value + Z_95 ** 2 / (2 * n)) / (1 + Z_95 ** 2 / n)
  const half = (Z_95 / (1 + Z_95 ** 2 / n)) * Math.sqrt((value * (1 - value)) / n + Z_95 ** 2 / (4 * n ** 2))
  return { low: Math.max(0, centre - half), value, high: Math.min(1, centre + half) }
}

const eloOf = (share: number): number => 400 * Math.log10(share / (1 - share))

export function rankBots(names: readonly string[], outcomes: readonly GameOutcome[]): BotRanking[] {
  const bots = [...new Set(names)]
  const strength = strengths(names, bots, outcomes)
  return bots
    .map((bot, index) => {
      const places = [...names.keys()].filter((i) => names[i] === bot)
      const rows = outcomes.flatMap(({ bots: ended }) => places.map((i) => at(ended, i)))
      const won = sum(rows.map((row) => row.won)) / outcomes.length
      const times = rows.flatMap((row) => row.times).sort((a, b) => a - b)
      return {
        bot,
        seats: places.length,
        won: wilson(won, outcomes.length),
        fair: places.length / names.length,
        score: meanOf(rows.map(({ score }) => score)),
        place: sum(rows.map(({ place }) => place)) / rows.length,
        elo: at(strength, index),
        moves: times.length,
        milliseconds: {
          mean: sum(times) / times.length,
          p95: times[Math.floor(0.95 * times.length)] ?? 0,
          most: times.at(-1) ?? 0,
        },
        figures: meansOf(rows.map(({ figures }) => figures)),
      }
    })
    .sort((a, b) => b.elo - a.elo)
}

/** Every pair of bots in a matchup, compared by how often one finished ahead of the other. */
export function headToHeads(names: readonly string[], outcomes: readonly GameOutcome[]): HeadToHead[] {
  const bots = [...new Set(names)]
  return bots.flatMap((bot, i) =>
    bots.slice(i + 1).map((rival) => {
      const met = meetings(names, outcomes, bot, rival)
      const value = sum(met) / met.length
      // Several meetings within one game are not independent, so only games count as trials.
      const won = wilson(value, outcomes.length)
      const clear = (share: number): number =>
        eloOf(Math.min(1 - 0.5 / met.length, Math.max(0.5 / met.length, share)))
      return { bot, rival, won, elo: { low: clear(won.low), value: clear(value), high: clear(won.high) } }
    }),
  )
}

/** One number for each meeting of the two bots: 1 if the first finished ahead, 0.5 for the same place, else 0. */
function meetings(
  names: readonly string[],
  outcomes: readonly GameOutcome[],
  bot: string,
  rival: string,
): number[] {
  return outcomes.flatMap(({ bots }) =>
    bots.flatMap((own, i) =>
      bots.flatMap((other, j) =>
        names[i] === bot && names[j] === rival
          ? [own.place < other.place ? 1 : own.place === other.place ? 0.5 : 0]
          : [],
      ),
    ),
  )
}

/** Strengths by the Bradley–Terry model, in Elo. Half a win added each way keeps them finite. */
function strengths(
  names: readonly string[],
  bots: readonly string[],
  outcomes: readonly GameOutcome[],
): number[] {
  const wins = bots.map((bot) =>
    bots.map((rival) => (bot === rival ? 0 : 0.5 + sum(meetings(names, outcomes, bot, rival)))),
  )
  const won = (i: number, j: number): number => at(at(wins, i), j)
  let power = bots.map(() => 1)
  for (let round = 0; round < ROUNDS; round++) {
    power = power.map((own, i) => {
      if (bots.length === 1) return 1
      const shares = power.map((other, j) => (i === j ? 0 : (won(i, j) + won(j, i)) / (own + other)))
      return sum(at(wins, i)) / sum(shares)
    })
  }
  const elo = power.map((own) => 400 * Math.log10(own))
  return elo.map((own) => own - Math.min(...elo))
}

/** Iterations of the Bradley–Terry fit. */
const ROUNDS = 2000

function meansOf(figures: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const names = Object.keys(figures[0] ?? {})
  return Object.fromEntries(
    names.map((name) => [name, sum(figures.map((row) => row[name] ?? 0)) / figures.length]),
  )
}

function meanOf(values: readonly number[]): Mean {
  const value = sum(values) / values.length
  const variance = sum(values.map((x) => (x - value) ** 2)) / Math.max(1, values.length - 1)
  return { value, error: Z_95 * Math.sqrt(variance / values.length) }
}
