/* Compares the win probabilities of the review with the results of fresh games:
 *
 *   node scripts/calibrate-chances.ts GAME SEED SECONDS [LEVELS] [SAMPLES-FILE]
 *
 * LEVELS is the table, such as `sharp,sharp` (the default) or `sharp,steady,steady,sharp`. It prints what the review says
 * and what happened, in ten buckets, for the whole game and for its beginning, middle and end. With a file, the samples
 * are written there as JSON lines, to fit the uncertainties in `bot/evaluator.ts`.
 */

import { appendFileSync } from 'node:fs'
import { parse } from 'valibot'
import { requireBot, requireGame } from '../src/games/testing/lookup.ts'
import { at, fastChance, fastSeed, viewOf } from '../src/kernel/index.ts'
import { openMemories, seatToMove } from '../src/search/play-out.ts'

const [id = 'elfenland', seed = '1', seconds = '60', levels = 'sharp,sharp', file] = process.argv.slice(2)

const { game, reviewer } = requireGame(id)
if (!reviewer) throw new Error(`${id} cannot be reviewed`)
const { evaluator, model } = reviewer
const table = levels.split(',').map((level) => requireBot(id, level))

/** One in so many decisions is a sample. */
const EVERY = 7
const BUCKETS = 10
const STAGES = ['beginning', 'middle', 'end'] as const

interface Bucket {
  said: number
  won: number
  count: number
}
const buckets = new Map<string, Bucket[]>()

function count(name: string, said: number, won: number): void {
  const own = buckets.get(name) ?? Array.from({ length: BUCKETS }, () => ({ said: 0, won: 0, count: 0 }))
  buckets.set(name, own)
  const bucket = at(own, Math.min(BUCKETS - 1, Math.floor(said * BUCKETS)))
  bucket.said += said
  bucket.won += won
  bucket.count++
}

const deadline = Date.now() + 1000 * Number(seconds)
let games = 0
for (; Date.now() < deadline; games++) {
  // Every level sits in every seat equally often.
  const bots = table.map((_, seat) => at(table, (seat + games) % table.length))
  const chance = fastChance(fastSeed(Number(seed), games))
  const rng = fastChance(fastSeed(Number(seed) + 1, games))
  const state = game.setup(parse(game.options, {}), bots.length, chance)
  const memories = openMemories(bots)
  let memory = model.observe?.(undefined, viewOf(state, 0))
  memories?.observe(state)
  const samples: { turn: number; expected: readonly number[]; chances: readonly number[]; open: string }[] =
    []
  let turn = 0
  for (let seat = seatToMove(game, state); seat >= 0; seat = seatToMove(game, state), turn++) {
    if (turn % EVERY === games % EVERY) {
      const expected = evaluator.expectedScores(state, memory)
      const chances = evaluator.winProbabilities(expected, state.open)
      const { phase } = state.open as { phase: string }
      samples.push({
        turn,
        expected,
        chances,
        open: JSON.stringify({ ...evaluator.momentOf(state.open), phase }),
      })
    }
    game.play(state, seat, bots[seat]?.choose(viewOf(state, seat), rng, memories?.thoughts[seat]), chance)
    memories?.observe(state)
    memory = model.observe?.(memory, viewOf(state, 0))
  }
  const winners = game.result(state.open)?.winners ?? []
  const won = bots.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
  for (const { turn: moment, expected, chances, open } of samples) {
    const stage = at(STAGES, Math.floor((moment / turn) * STAGES.length))
    for (const [seat, said] of chances.entries())
      for (const name of ['all', stage]) count(name, said, at(won, seat))
    if (file)
      appendFileSync(file, `${JSON.stringify({ levels, open: JSON.parse(open), expected, chances, won })}\n`)
  }
}

process.stdout.write(`${id}, ${levels}, seed ${seed}: ${games} games\n`)
for (const name of ['all', ...STAGES]) {
  const cells = (buckets.get(name) ?? []).map(({ said, won, count: of }) =>
    of === 0 ? '–' : `${((100 * said) / of).toFixed(0)}→${((100 * won) / of).toFixed(0)} (${of})`,
  )
  process.stdout.write(`${name.padEnd(10)} ${cells.join('  ')}\n`)
}
