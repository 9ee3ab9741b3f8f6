import { at } from '../../src/kernel/index.ts'
import { errorOf, firstWeights, fitWeights } from './fit.ts'
import { type Generation, keptGeneration, keptWeights, openFolder } from './folder.ts'
import { joinSamples } from './self-play.ts'
import type { Workers } from './workers.ts'

export interface TrainSettings {
  readonly seed: number
  readonly hidden: number
  /** The number of games of each generation. The first is played by the heuristic, every other by the net before it. */
  readonly games: readonly number[]
  /** Games that a thread plays at a time. Which samples are held out depends on it, so it is part of the result. */
  readonly batchGames: number
  /** λ for the targets of each generation. */
  readonly traces: readonly number[]
  /** Passes through the samples after each generation, and after the last one. */
  readonly epochs: number
  readonly lastEpochs: number
  /** Where the generations are kept, so that an interrupted run goes on with the same result. */
  readonly folder?: string | undefined
  readonly log?: (line: string) => void
}

/** One batch in this many is not trained with and measures the error. */
const HELD_OUT = 20
/** The generations whose samples are trained with, at most: those with the same λ, and not the heuristic's. */
const WINDOW = 6
/** The learning rates of the first fit, of those that continue with the weights of the generation before, and of the last. */
const FIRST_RATE = 0.002
const RATE = 0.002
const LAST_RATE = 0.003

/** Trains a net from nothing and returns its weights. */
export async function train(settings: TrainSettings, workers: Workers): Promise<Float64Array> {
  const { seed, hidden, games, traces, epochs, lastEpochs, folder, log = () => {} } = settings
  if (traces.length !== games.length) throw new Error('every generation needs a number of games and a λ')
  if (folder !== undefined) openFolder(folder, settings)
  let weights = firstWeights(hidden, seed)
  let window: Generation[] = []
  for (const number of games.keys()) {
    const generation = await keptGeneration(folder, number, () => play(settings, workers, number, weights))
    const isNewKind = number < 2 || at(traces, number) !== at(traces, number - 1)
    window = isNewKind ? [generation] : [...window, generation].slice(-WINDOW)
    const samples = joinSamples(window.map(({ training }) => training))
    const before = errorOf(weights, generation.heldOut)
    const start = weights
    const isLast = number === games.length - 1
    const passes = isLast ? lastEpochs : epochs
    weights = keptWeights(folder, number, passes, () =>
      fitWeights(start, samples, {
        epochs: passes,
        rate: number === 0 ? FIRST_RATE : isLast ? LAST_RATE : RATE,
        seed: seed + number + 1,
      }),
    )
    const error = errorOf(weights, generation.heldOut)
    log(
      `generation ${number}: ${samples.targets.length} samples; held-out error ${error.toFixed(3)} points (${before.toFixed(3)} before), training ${errorOf(weights, generation.training).toFixed(3)}`,
    )
  }
  return weights
}

async function play(
  { seed, games, traces, batchGames, log = () => {} }: TrainSettings,
  workers: Workers,
  number: number,
  weights: Float64Array,
): Promise<Generation> {
  const count = at(games, number)
  // The first batch is held out.
  if (count <= batchGames) throw new Error(`a generation needs more than ${batchGames} games`)
  const begun = performance.now()
  const orders = Array.from({ length: Math.ceil(count / batchGames) }, (_, nth) => ({
    type: 'batch' as const,
    weights: number === 0 ? undefined : weights,
    // Each generation has its own deals.
    seed: seed + 1000 * (number + 1),
    from: nth * batchGames,
    to: Math.min(count, (nth + 1) * batchGames),
    trace: at(traces, number),
  }))
  const batches = await workers.batches(orders)
  const players = batches.reduce((sum, batch) => sum + batch.players, 0)
  const score = batches.reduce((sum, batch) => sum + batch.score, 0)
  const seconds = (performance.now() - begun) / 1000
  log(
    `generation ${number}: ${count} games in ${seconds.toFixed(0)} s, ${(score / players).toFixed(2)} points`,
  )
  return {
    training: joinSamples(batches.filter((_, nth) => nth % HELD_OUT !== 0)),
    heldOut: joinSamples(batches.filter((_, nth) => nth % HELD_OUT === 0)),
  }
}
