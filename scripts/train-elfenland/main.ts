/* Trains the futures by which the stronger levels of Elfenland and Elfengold play, from nothing and without a GPU:
 *
 *   node scripts/train-elfenland/main.ts GAME [--seed 1] [--seats 2] [--games 10000,40000] [--threads N] [--write]
 *
 * Quick players, who plan like master but do not search, play many games against themselves, now and then misjudging where
 * to end a journey. What the rest of the game was worth to them is fitted by a net for each number of rounds left, the
 * last round first: after any other round it is what the next round brings and what the net of the round after it says.
 * The first generation of games is played with simple futures, every other one with those learned before.
 *
 * `--write` replaces the stored futures (src/games/elfenland/bot/evaluation/futures/GAME-SEATS.ts). The same seed gives the same
 * weights on any number of threads. docs/bots.md says how long it takes and how strong the players become.
 */

import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import type { LearnedFuture } from '../../src/games/elfenland/bot/evaluation/learned-futures.ts'
import { NET_SIZE, writeNet } from '../../src/games/elfenland/bot/evaluation/towns-net.ts'
import { TRANSPORT_KINDS } from '../../src/games/elfenland/rules/components/transport.ts'
import { mean } from '../../src/kernel/index.ts'
import { fitWeights, predictAll } from './fit.ts'
import { COLUMNS, GAINED, IS_LAST, ROUNDS } from './self-play.ts'
import type { Order } from './worker.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    seats: { type: 'string', default: '2' },
    games: { type: 'string', default: '10000,40000' },
    epochs: { type: 'string', default: '10' },
    threads: { type: 'string', default: String(availableParallelism()) },
    write: { type: 'boolean', default: false },
  },
})
const [game = ''] = positionals
const [seed, seats, epochs, threads] = [values.seed, values.seats, values.epochs, values.threads].map(
  Number,
) as [number, number, number, number]
/** Games that a worker plays at a time. */
const BATCH_GAMES = 50

const workers = Array.from({ length: threads }, () => new Worker(new URL('./worker.ts', import.meta.url)))

/** Plays the games of a generation. The order of the samples does not depend on the number of threads. */
async function selfPlay(
  generation: number,
  games: number,
  learned: readonly LearnedFuture[] | undefined,
): Promise<Int32Array> {
  const parts: Int32Array[] = []
  const batches = Math.ceil(games / BATCH_GAMES)
  let next = 0
  await Promise.all(
    workers.map(async (worker) => {
      while (next < batches) {
        const nth = next++
        const from = nth * BATCH_GAMES
        const to = Math.min(games, from + BATCH_GAMES)
        const order: Order = { game, seats, seed: seed + generation, from, to, learned }
        parts[nth] = await new Promise<Int32Array>((resolve, reject) => {
          worker.once('error', reject)
          worker.once('message', (samples: Int32Array) => {
            worker.off('error', reject)
            resolve(samples)
          })
          worker.postMessage(order)
        })
      }
    }),
  )
  const joined = new Int32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let end = 0
  for (const part of parts) {
    joined.set(part, end)
    end += part.length
  }
  return joined
}

/** Fits a net for each number of rounds left, the fewest first. */
function learn(samples: Int32Array): LearnedFuture[] {
  const count = samples.length / COLUMNS
  const column = (sample: number, name: number): number => samples[sample * COLUMNS + name] ?? 0
  const most = Array.from({ length: count }, (_, sample) => column(sample, ROUNDS)).reduce(
    (a, b) => Math.max(a, b),
    0,
  )
  /** What the nets so far say about the samples after which there are fewer rounds. */
  const later = new Float64Array(count + 1)
  const futures: LearnedFuture[] = []
  for (let rounds = 1; rounds <= most; rounds++) {
    const indices = Int32Array.from({ length: count }, (_, sample) =>
      column(sample, ROUNDS) === rounds ? sample : -1,
    ).filter((sample) => sample >= 0)
    const columns = new Int32Array(indices.length * COLUMNS)
    const targets = new Float64Array(indices.length)
    for (const [i, sample] of indices.entries()) {
      columns.set(samples.subarray(sample * COLUMNS, (sample + 1) * COLUMNS), i * COLUMNS)
      const rest = column(sample, IS_LAST) === 1 ? 0 : (later[sample + 1] ?? 0)
      targets[i] = column(sample, GAINED) + rest
    }
    const { weights, error, variance } = fitWeights({ columns, targets }, epochs, seed + rounds)
    console.log(
      `  ${rounds} left: ${targets.length} samples, variance ${variance.toFixed(3)}, of which unexplained ${error.toFixed(3)}`,
    )
    for (const [i, value] of predictAll(weights, columns).entries()) later[indices[i] ?? 0] = value
    futures.push(storedFuture(weights))
  }
  return futures
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000

/** Gold also breaks ties, which the pieces of the samples do not show. */
const GOLD_BREAKS_TIES = 0.012

/** In Elfenland hands are filled up, so a kept card is worth only its advantage over the average card. */
function storedFuture(weights: Float64Array): LearnedFuture {
  const [match = 0, gold = 0] = weights.slice(NET_SIZE + TRANSPORT_KINDS)
  const cards = Array.from(weights.slice(NET_SIZE, NET_SIZE + TRANSPORT_KINDS))
  const average = game === 'elfenland' ? mean(cards) : 0
  return {
    gold: game === 'elfengold' ? rounded(Math.max(0, gold) + GOLD_BREAKS_TIES) : 0,
    cards: cards.map((card) => rounded(card - average)),
    match: rounded(Math.max(0, match)),
    net: writeNet(weights.subarray(0, NET_SIZE)),
  }
}

function source(futures: readonly LearnedFuture[]): string {
  const entries = futures.map(({ net, gold, cards, match }) => {
    const lines = (net.match(/.{1,100}/g) ?? []).map((line) => `      '${line}'`)
    return `  {\n    gold: ${gold},\n    cards: [${cards.join(', ')}],\n    match: ${match},\n    net:\n${lines.join(' +\n')},\n  },\n`
  })
  const command = `${game} --seed ${seed} --seats ${seats} --games ${values.games} --epochs ${epochs} --write`
  return `import type { LearnedFuture } from '../learned-futures.ts'\n\n/** Written by \`node scripts/train-elfenland/main.ts ${command}\`. */\nexport const ${game.toUpperCase()}_${seats}: readonly LearnedFuture[] = [\n${entries.join('')}]\n`
}

const begun = performance.now()
const minutes = (): string => `${((performance.now() - begun) / 60_000).toFixed(1)} minutes`
let learned: LearnedFuture[] | undefined
for (const [generation, games] of values.games.split(',').map(Number).entries()) {
  const samples = await selfPlay(generation, games, learned)
  console.log(`generation ${generation + 1}: ${games} games after ${minutes()}`)
  learned = learn(samples)
}
for (const worker of workers) worker.terminate()
console.log(`done after ${minutes()}`)
if (values.write && learned)
  writeFileSync(
    new URL(`../../src/games/elfenland/bot/evaluation/futures/${game}-${seats}.ts`, import.meta.url),
    source(learned),
  )
