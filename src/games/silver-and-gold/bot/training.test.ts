import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  errorOf,
  firstWeights,
  fitWeights,
  quantized,
} from '../../../../scripts/train-silver-and-gold/fit.ts'
import { type TrainSettings, train } from '../../../../scripts/train-silver-and-gold/generations.ts'
import { playBatch } from '../../../../scripts/train-silver-and-gold/self-play.ts'
import { openWorkers } from '../../../../scripts/train-silver-and-gold/workers.ts'
import { TRIES_ALL } from '../../../kernel/testing/sample-size.ts'
import { netOf, netSize, SHIPPED_NET, shippedWeights } from './evaluation/net.ts'

/** A run of scripts/train-silver-and-gold with a handful of games. */
const TINY: TrainSettings = {
  seed: 7,
  hidden: 8,
  games: [3, 3],
  batchGames: 1,
  traces: [1, 0.9],
  epochs: 1,
  lastEpochs: 2,
}

async function trainWith(threads: number, settings: TrainSettings = TINY): Promise<Float64Array> {
  const workers = openWorkers(threads)
  try {
    return await train(settings, workers)
  } finally {
    await workers.close()
  }
}

describe('training the net of Silver & Gold', () => {
  // Starting the threads takes seconds.
  if (TRIES_ALL)
    test('gives the same weights on one thread and on two, and after an interruption', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'vermeil-training-'))
      try {
        const weights = await trainWith(2)
        expect(weights.length).toBe(netSize(8))
        const begun = { ...TINY, games: TINY.games.slice(0, 1), traces: TINY.traces.slice(0, 1), folder }
        await trainWith(1, { ...begun, lastEpochs: TINY.epochs })
        expect(await trainWith(1, { ...TINY, folder })).toEqual(weights)
      } finally {
        rmSync(folder, { recursive: true })
      }
    })

  test('refuses a folder of other settings, and a generation that leaves nothing to train with', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vermeil-training-'))
    try {
      const short = { ...TINY, games: [2], traces: [1], lastEpochs: 1, folder }
      await trainWith(1, short)
      await expect(trainWith(1, { ...short, traces: [0.9] })).rejects.toThrow('other settings')
      await expect(trainWith(1, { ...TINY, games: [1, 3] })).rejects.toThrow('more than 1 games')
      await expect(trainWith(1, { ...TINY, traces: [1] })).rejects.toThrow('every generation')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('lowers the error on the samples it is given', () => {
    const samples = playBatch({ net: SHIPPED_NET, seed: 11, from: 0, to: 3, trace: 0.9 })
    const weights = firstWeights(8, 3)
    const fitted = fitWeights(weights, samples, { epochs: 100, rate: 0.01, seed: 1 })
    expect(errorOf(fitted, samples)).toBeLessThan(errorOf(weights, samples) / 3)
  })

  test('gives weights that can be stored, however large the steps', () => {
    const samples = playBatch({ net: SHIPPED_NET, seed: 11, from: 0, to: 3, trace: 0.9 })
    const fitted = fitWeights(firstWeights(8, 3), samples, { epochs: 10, rate: 5, seed: 1 })
    expect(Math.max(...fitted.map(Math.abs))).toBeGreaterThan(4)
    expect(() => quantized(fitted)).not.toThrow()
  })
})

describe('the net in use', () => {
  test('has 58 inputs and 32 hidden neurons, and its weights survive being stored', () => {
    const weights = shippedWeights()
    expect(weights.length).toBe(netSize(32))
    expect(SHIPPED_NET.biases.length).toBe(32)
    expect(Float64Array.from(quantized(weights), (word) => word / 4096)).toEqual(weights)
    expect(() => quantized(Float64Array.of(0, Number.NaN))).toThrow('does not fit')
    expect(() => quantized(Float64Array.of(8))).toThrow('does not fit')
  })

  test('is not built from a wrong number of weights', () => {
    expect(() => netOf(shippedWeights().slice(1))).toThrow('no net has')
  })
})
