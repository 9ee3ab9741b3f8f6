/* Measures what each level of bots gives away, by reviewing games with four seats:
 *
 *   node scripts/calibrate-accuracy.ts [game] [games] [seed] [mixed|equals]
 *
 * Gentle, steady, sharp and master sit at one table (`mixed`), or each of them plays as many games against itself
 * (`equals`). It prints the average penalty of a decision for each of them, which belongs into the game's folder
 * (`bot/level-penalties.ts`), and their accuracy on the scale in use, with the range of the middle 80 % of their games.
 * A new scale has to be checked with another seed.
 */

import { parse } from 'valibot'
import { recordOne } from '../src/arena/series.ts'
import { GAMES } from '../src/games/all.ts'
import { botNamed, findGame } from '../src/games/manifest.ts'
import { at, mean } from '../src/kernel/index.ts'
import { penaltyOf } from '../src/review/accuracy.ts'
import { reviewMatch } from '../src/review/review.ts'
import { YARDSTICKS, type Yardstick } from '../src/search/levels.ts'

const [id = 'elfenland', count = '12', seed = '1700', table = 'mixed'] = process.argv.slice(2)

/** What was measured for a level, one figure for each game. */
interface Figures {
  readonly penalties: number[]
  readonly accuracies: number[]
}

const manifest = findGame(GAMES, id)
if (!manifest?.reviewer) throw new Error(`${id} cannot be reviewed`)
const { game, reviewer } = manifest
const bots = YARDSTICKS.map((level) => {
  const bot = botNamed(manifest, level)
  if (!bot) throw new Error(`${id} has no level ${level}`)
  return bot
})
const figures = new Map<Yardstick, Figures>(
  YARDSTICKS.map((level) => [level, { penalties: [], accuracies: [] }]),
)

/** Reviews a game of these levels, and notes what each of them gave away. */
function reviewGame(levels: readonly Yardstick[], index: number): void {
  const seated = levels.map((level) => at(bots, YARDSTICKS.indexOf(level)))
  const match = recordOne({ game, options: parse(game.options, {}), bots: seated, seed: Number(seed) }, index)
  const { seats } = reviewMatch(match, reviewer)
  const decisionsEach = seats.reduce((sum, { decisions }) => sum + decisions, 0) / seats.length
  for (const [seat, { marks, byDecisions, accuracy }] of seats.entries()) {
    const found = figures.get(at(levels, seat))
    found?.penalties.push(penaltyOf(marks, -byDecisions / reviewer.evaluator.scoreUnit) / decisionsEach)
    found?.accuracies.push(accuracy)
  }
  process.stderr.write(`${id}: ${levels}, game ${index + 1} of ${count}\n`)
}

for (let index = 0; index < Number(count); index++) {
  if (table === 'equals') for (const level of YARDSTICKS) reviewGame(Array(4).fill(level), index)
  // Every level sits in every seat equally often.
  else
    reviewGame(
      YARDSTICKS.map((_, seat) => at(YARDSTICKS, (seat + index) % YARDSTICKS.length)),
      index,
    )
}

const quantile = (values: readonly number[], share: number): number =>
  at(
    values.toSorted((a, b) => a - b),
    Math.round(share * (values.length - 1)),
  )

for (const [level, { penalties, accuracies }] of figures) {
  const range = `${quantile(accuracies, 0.1).toFixed(0)}–${quantile(accuracies, 0.9).toFixed(0)}`
  const error = Math.sqrt(mean(penalties.map((p) => (p - mean(penalties)) ** 2)) / penalties.length)
  process.stdout.write(
    `${id} ${level}: penalty ${mean(penalties).toFixed(4)} ± ${error.toFixed(4)}, accuracy ${mean(accuracies).toFixed(0)} (${range})\n`,
  )
}
