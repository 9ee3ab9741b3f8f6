import { recordOne } from '../src/arena/series.ts'
import { GAMES } from '../src/games/all.ts'
import { botNamed, findGame } from '../src/games/manifest.ts'
import { at, mean } from '../src/kernel/index.ts'
import { reviewMatch } from '../src/review/review.ts'
import { earnedChance } from '../src/statistics/luck-adjusted.ts'
import { playOf } from '../src/statistics/match-statistics.ts'

/*
 * How well luck-adjusted results agree with results over many matches: by definition both have the same mean if the
 * review judges positions without a bias, and luck has the mean 0.
 *
 *     node scripts/calibrate-luck.ts elfenland 40 sharp steady
 */
const [id = 'silver-and-gold', count = '20', ...levels] = process.argv.slice(2)
const manifest = findGame(GAMES, id)
const bots = levels.map((level) => manifest && botNamed(manifest, level))
const { game, reviewer } = manifest ?? {}
if (!game || !reviewer || bots.length < 2)
  throw new Error('give a game, a number of matches and two or more bots')

const seats = levels.map(() => ({ won: 0, adjusted: 0, luck: [] as number[] }))
let seconds = 0
for (let seed = 1; seed <= Number(count); seed++) {
  const players = bots.flatMap((bot) => bot ?? [])
  const match = recordOne({ game, options: {}, bots: players, seed }, 0)
  const result = game.result(match.state.open)
  if (!result) continue
  const began = performance.now()
  const review = reviewMatch(match, reviewer)
  seconds += (performance.now() - began) / 1000
  for (const [seat, sums] of seats.entries()) {
    const won = result.winners.includes(seat) ? 1 / result.winners.length : 0
    const earned = earnedChance(playOf(review, seat, won))
    sums.won += won
    sums.adjusted += earned
    sums.luck.push(won - earned)
  }
}
const n = at(seats, 0).luck.length
for (const [seat, { won, adjusted, luck }] of seats.entries()) {
  const average = mean(luck)
  const deviation = Math.sqrt(mean(luck.map((value) => (value - average) ** 2)))
  const error = deviation / Math.sqrt(n)
  console.info(
    `${levels[seat]}: won ${won.toFixed(1)} of ${n}, with average luck ${adjusted.toFixed(1)}; luck ${average.toFixed(3)} ± ${(2 * error).toFixed(3)}`,
  )
}
console.info(`${(seconds / n).toFixed(1)} s for a review`)
