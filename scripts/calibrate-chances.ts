/* Compares the win probabilities of the review with the results of fresh games:
 *
 *   node scripts/calibrate-chances.ts GAME SEED GAMES [LEVELS] [SAMPLES-FILE]
 *
 * LEVELS is the table, such as `sharp,sharp` (the default), `sharp,steady,sharp/steady,sharp/steady` or `any,any`; see
 * `sampleGame`. It prints what the review says and what happened in percent, with the standard error of the difference
 * and the number of chances, in ten buckets, for the whole game and for its beginning, middle and end. With a file, the
 * samples are written there as JSON lines, to fit the numbers in `bot/chances.ts`.
 */

import { appendFileSync } from 'node:fs'
import { bucketsOf, type ChanceSample, sampleGame } from '../src/review/testing/calibration.ts'

const [id = 'elfenland', seed = '1', games = '100', levels = 'sharp,sharp', file] = process.argv.slice(2)

const samples = Array.from({ length: Number(games) }, (_, index) =>
  sampleGame(id, levels, Number(seed), index),
).flat()
if (file) appendFileSync(file, samples.map((sample) => `${JSON.stringify(sample)}\n`).join(''))

const third = (index: number): ChanceSample[] =>
  samples.filter(({ played }) => Math.floor(3 * played) === index)
process.stdout.write(`${id}, ${levels}, seed ${seed}: ${games} games\n`)
for (const [name, own] of Object.entries({
  all: samples,
  beginning: third(0),
  middle: third(1),
  end: third(2),
})) {
  const cells = bucketsOf(own).map(({ said, won, error, count }) =>
    count === 0
      ? '–'
      : `${(100 * said).toFixed(1)}→${(100 * won).toFixed(1)} ± ${(100 * error).toFixed(1)} (${count})`,
  )
  process.stdout.write(`${name.padEnd(10)} ${cells.join('  ')}\n`)
}
