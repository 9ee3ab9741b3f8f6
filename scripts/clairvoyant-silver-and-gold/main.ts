/* What a clairvoyant player of Silver & Gold reaches against greedy, and master on the same deals:
 *
 *   node scripts/clairvoyant-silver-and-gold/main.ts [DEALS] [SEED] [WIDTH] [FIRST]
 *
 * The clairvoyant knows every pattern and the order of the stock, and searches with a beam of WIDTH lines: a wider one
 * finds a little more. Prints both scores of every deal, their means, and how they go together from deal to deal.
 */

import { greedy } from '../../src/games/silver-and-gold/bot/greedy.ts'
import { master } from '../../src/games/silver-and-gold/bot/levels.ts'
import { silverAndGold } from '../../src/games/silver-and-gold/rules/game.ts'
import { fastChance, fastSeed, mean } from '../../src/kernel/index.ts'
import { Z_95 } from '../../src/kernel/normal-quantile.ts'
import { playOut } from '../../src/search/play-out.ts'
import { clairvoyantScore } from './beam.ts'
import { chanceOf, type Deal, newDeal } from './deal.ts'

const [deals = 20, seed = 1, width = 40, first = 0] = process.argv.slice(2).map(Number)
const SEATS = 2

const start = (deal: Deal) => silverAndGold.setup({ memoryAid: false }, SEATS, chanceOf(deal))

function masterScore(deal: Deal, seat: number, index: number): number {
  const state = start(deal)
  const bots = Array.from({ length: SEATS }, (_, other) => (other === seat ? master : greedy))
  playOut(silverAndGold, state, bots, chanceOf(deal, state), fastChance(fastSeed(seed ^ 0xc1a1, index)))
  return silverAndGold.result(state.open)?.seats[seat]?.score ?? 0
}

const rows: [number, number][] = []
for (let index = first; index < first + deals; index++) {
  const deal = newDeal(seed, index, SEATS)
  const seat = index % SEATS
  const scores = [
    masterScore(deal, seat, index),
    clairvoyantScore({ deal, seat, width }, start(deal)),
  ] as const
  rows.push([...scores])
  console.log(`deal ${index}: master ${scores[0]}, clairvoyant ${scores[1]}`)
}
const spread = (values: readonly number[]): number =>
  Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)) * (values.length / (values.length - 1)))

function report(name: string, values: readonly number[]): void {
  const error = (Z_95 * spread(values)) / Math.sqrt(values.length)
  console.log(
    `${name}: ${mean(values).toFixed(1)} ± ${error.toFixed(1)}, standard deviation ${spread(values).toFixed(1)}`,
  )
}

const masters = rows.map(([score]) => score)
const clairvoyants = rows.map(([, score]) => score)
report('master', masters)
report('clairvoyant', clairvoyants)
report(
  'difference',
  rows.map(([one, other]) => other - one),
)
const together = mean(rows.map(([one, other]) => (one - mean(masters)) * (other - mean(clairvoyants))))
console.log(`correlation ${(together / spread(masters) / spread(clairvoyants)).toFixed(2)}`)
