import type { GameOutcome } from './arena.ts'

/** What a contest says about each bot: equal names are counted together. */
export interface BotRanking {
  readonly bot: string
  /** In how many of the seats of each game. */
  readonly seats: number
  /** The share of games that it won, with the 95 % interval (Wilson), and what equals would have won. */
  readonly won: Share
  readonly fair: number
  readonly score: Mean
  readonly place: number
  /** Strength by who came before whom; the weakest is 0. */
  readonly elo: number
  readonly moves: number
  readonly milliseconds: { readonly mean: number; readonly p95: number; readonly most: number }
  /** What the game's watcher counted, for each game on average. */
  readonly figures: Readonly<Record<string, number>>
}

/** How often one bot came before another, and what that is in Elo. */
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

const Z = 1.959964

/** The Wilson interval for a share of `n`. */
export function wilson(value: number, n: number): Share {
  const centre = (value + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n)
  const half = (Z / (1 + Z ** 2 / n)) * Math.sqrt((value * (1 - value)) / n + Z ** 2 / (4 * n ** 2))
  return { low: Math.max(0, centre - half), value, high: Math.min(1, centre + half) }
}

const eloOf = (share: number): number => 400 * Math.log10(share / (1 - share))

export function rankBots(names: readonly string[], outcomes: readonly GameOutcome[]): BotRanking[] {
  const bots = [...new Set(names)]
  const strength = strengths(names, bots, outcomes)
  return bots
    .map((bot, index) => {
      const places = [...names.keys()].filter((i) => names[i] === bot)
      const rows = outcomes.flatMap(({ bots: ended }) => places.map((i) => ended[i]))
      const won = sum(rows.map((row) => row.won)) / outcomes.length
      const times = rows.flatMap((row) => row.times).sort((a, b) => a - b)
      return {
        bot,
        seats: places.length,
        won: wilson(won, outcomes.length),
        fair: places.length / names.length,
        score: meanOf(rows.map(({ score }) => score)),
        place: sum(rows.map(({ place }) => place)) / rows.length,
        elo: strength[index],
        moves: times.length,
        milliseconds: {
          mean: sum(times) / times.length,
          p95: times[Math.floor(0.95 * times.length)],
          most: times[times.length - 1],
        },
        figures: meansOf(rows.map(({ figures }) => figures)),
      }
    })
    .sort((a, b) => b.elo - a.elo)
}

/** Every two bots of a contest, by who came before whom. */
export function headToHeads(names: readonly string[], outcomes: readonly GameOutcome[]): HeadToHead[] {
  const bots = [...new Set(names)]
  return bots.flatMap((bot, i) =>
    bots.slice(i + 1).map((rival) => {
      const met = meetings(names, outcomes, bot, rival)
      const value = sum(met) / met.length
      // In one game with several of them the meetings hang together, so only games count as trials.
      const won = wilson(value, outcomes.length)
      const clear = (share: number): number =>
        eloOf(Math.min(1 - 0.5 / met.length, Math.max(0.5 / met.length, share)))
      return { bot, rival, won, elo: { low: clear(won.low), value: clear(value), high: clear(won.high) } }
    }),
  )
}

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

/** Bradley and Terry's strengths in Elo; half a win each way keeps them finite. */
function strengths(
  names: readonly string[],
  bots: readonly string[],
  outcomes: readonly GameOutcome[],
): number[] {
  const wins = bots.map((bot) =>
    bots.map((rival) => (bot === rival ? 0 : 0.5 + sum(meetings(names, outcomes, bot, rival)))),
  )
  let power = bots.map(() => 1)
  for (let round = 0; round < ROUNDS; round++) {
    power = power.map((own, i) => {
      const shares = bots.map((_, j) => (i === j ? 0 : (wins[i][j] + wins[j][i]) / (own + power[j])))
      return bots.length === 1 ? 1 : sum(wins[i]) / sum(shares)
    })
  }
  const elo = power.map((own) => 400 * Math.log10(own))
  return elo.map((own) => own - Math.min(...elo))
}

const ROUNDS = 2000

function meansOf(figures: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const names = Object.keys(figures[0])
  return Object.fromEntries(
    names.map((name) => [name, sum(figures.map((row) => row[name])) / figures.length]),
  )
}

function meanOf(values: readonly number[]): Mean {
  const value = sum(values) / values.length
  const variance = sum(values.map((x) => (x - value) ** 2)) / Math.max(1, values.length - 1)
  return { value, error: Z * Math.sqrt(variance / values.length) }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
