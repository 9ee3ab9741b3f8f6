/* Trains the net by which Silver & Gold's master evaluates, from nothing and without a GPU:
 *
 *   node scripts/train-silver-and-gold/main.ts [--seed 1] [--threads N] [--folder PATH] [--write]
 *
 * The first generation is played by the heuristic and every other one by the net of the generation before, at a glance. A
 * net learns what positions after a marking or a pick turned out to be worth, without the luck of the patterns. At the end
 * the new net plays against the one in use. `--write` replaces that one
 * (src/games/silver-and-gold/bot/evaluation/net-weights.ts); nothing that was calibrated with it is measured again.
 *
 * The same seed gives the same weights on any number of threads, bit for bit, with the same version of Node: the features
 * use Math.exp, which another engine may round differently. With `--folder` the games and weights of every generation are
 * kept there, and a run that was interrupted goes on with the same result. docs/bots.md says how long it takes and how
 * strong the net is.
 *
 * To try something else: `--hidden 48` (neurons, a multiple of four), `--games 2000,1000,1000` and `--traces 1,0.9,0.8`
 * (games and λ of each generation), `--epochs 4`, `--last-epochs 12`. `--deals 400` and `--deals-ahead 100` are the deals
 * of the match at the end, between players at a glance and between those who look one turn ahead, each played with both
 * seatings.
 */

import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { shippedWeights, WEIGHT_UNIT } from '../../src/games/silver-and-gold/bot/evaluation/net.ts'
import { mean } from '../../src/kernel/index.ts'
import { Z_95 } from '../../src/kernel/normal-quantile.ts'
import { quantized } from './fit.ts'
import { train } from './generations.ts'
import type { PairOutcome } from './match.ts'
import { openWorkers, type Workers } from './workers.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    threads: { type: 'string', default: String(availableParallelism()) },
    folder: { type: 'string' },
    write: { type: 'boolean', default: false },
    hidden: { type: 'string', default: '32' },
    games: { type: 'string', default: '1000,1000,1000,1000,1000,3000' },
    traces: { type: 'string', default: '1,0.9,0.9,0.9,0.9,0.8' },
    epochs: { type: 'string', default: '4' },
    'last-epochs': { type: 'string', default: '12' },
    deals: { type: 'string', default: '400' },
    'deals-ahead': { type: 'string', default: '100' },
  },
})

const NET_WEIGHTS = new URL('../../src/games/silver-and-gold/bot/evaluation/net-weights.ts', import.meta.url)
/** Deals that a worker plays at a time. */
const MATCH_DEALS = 10
/** The series of the deals for the match is not one of those of the training. */
const MATCH_SERIES = 0x3a7c

async function match(
  workers: Workers,
  weights: Float64Array,
  deals: number,
  lookahead: number,
): Promise<void> {
  const orders = Array.from({ length: Math.ceil(deals / MATCH_DEALS) }, (_, nth) => ({
    type: 'match' as const,
    weights,
    rival: shippedWeights(),
    seed: Number(values.seed) ^ MATCH_SERIES,
    from: nth * MATCH_DEALS,
    to: Math.min(deals, (nth + 1) * MATCH_DEALS),
    lookahead,
  }))
  const pairs = (await workers.matches(orders)).flat()
  const show = (of: (pair: PairOutcome) => number, factor: number): string => {
    const list = pairs.map((pair) => factor * of(pair))
    const spread = Math.sqrt(mean(list.map((value) => (value - mean(list)) ** 2)))
    return `${mean(list).toFixed(2)} ± ${((Z_95 * spread) / Math.sqrt(list.length)).toFixed(2)}`
  }
  const kind = lookahead === 0 ? 'at a glance' : 'one turn ahead'
  console.log(
    `against the net in use, ${kind}, ${deals} deals twice: wins ${show(({ won }) => won, 100)} %, points ${show(({ score }) => score, 1)} to ${show(({ rivalScore }) => rivalScore, 1)}, difference ${show(({ score, rivalScore }) => score - rivalScore, 1)}`,
  )
}

/** Replaces the text of the weights and leaves the comment above it. */
function writeWeights(words: Int16Array): void {
  const text = Buffer.from(new Uint8Array(words.buffer)).toString('base64')
  const lines = text.match(/.{1,100}/g) ?? []
  const source = readFileSync(NET_WEIGHTS, 'utf8')
  const start = source.indexOf('export const NET_WEIGHTS')
  const literal = lines.map((line) => `  '${line}'`).join(' +\n')
  writeFileSync(NET_WEIGHTS, `${source.slice(0, start)}export const NET_WEIGHTS =\n${literal}\n`)
}

const begun = performance.now()
const workers = openWorkers(Number(values.threads))
const trained = await train(
  {
    seed: Number(values.seed),
    hidden: Number(values.hidden),
    games: values.games.split(',').map(Number),
    batchGames: 25,
    traces: values.traces.split(',').map(Number),
    epochs: Number(values.epochs),
    lastEpochs: Number(values['last-epochs']),
    folder: values.folder,
    log: (line) => console.log(line),
  },
  workers,
)
const words = quantized(trained)
console.log(`${words.length} weights after ${((performance.now() - begun) / 60_000).toFixed(1)} minutes`)
const stored = Float64Array.from(words, (word) => word / WEIGHT_UNIT)
for (const [deals, lookahead] of [
  [Number(values.deals), 0],
  [Number(values['deals-ahead']), 8],
] as const)
  if (deals > 0) await match(workers, stored, deals, lookahead)
await workers.close()
if (values.write) writeWeights(words)
