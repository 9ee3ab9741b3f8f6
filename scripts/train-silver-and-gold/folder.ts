import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FEATURES } from '../../src/games/silver-and-gold/bot/evaluation/features.ts'
import type { TrainSettings } from './generations.ts'
import type { Samples } from './self-play.ts'

/* Where a run keeps its generations, so that it can go on after an interruption. Without a folder nothing is kept. */

export interface Generation {
  readonly training: Samples
  readonly heldOut: Samples
}

/** Refuses to mix generations of different settings. A run may have more generations than the one before. */
export function openFolder(folder: string, settings: TrainSettings): void {
  const { seed, hidden, epochs, batchGames, games, traces } = settings
  const now = { seed, hidden, epochs, batchGames, games, traces }
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'settings.json')
  const before: typeof now = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : now
  const shared = Math.min(games.length, before.games.length)
  const text = (of: typeof now, generations: number): string =>
    JSON.stringify({
      ...of,
      games: of.games.slice(0, generations),
      traces: of.traces.slice(0, generations),
    })
  if (text(now, shared) !== text(before, shared)) throw new Error(`${folder} belongs to other settings`)
  const longer = games.length > before.games.length ? now : before
  writeFileSync(path, text(longer, longer.games.length))
}

/** The games of a generation from its file, or played and written there. */
export async function keptGeneration(
  folder: string | undefined,
  number: number,
  make: () => Promise<Generation>,
): Promise<Generation> {
  if (folder === undefined) return make()
  const path = join(folder, `games-${number}.bin`)
  if (existsSync(path)) return readGeneration(new Float32Array(read(path)))
  const { training, heldOut } = await make()
  const parts = [training, heldOut].flatMap(({ features, targets }) => [features, targets])
  const all = new Float32Array(2 + parts.reduce((sum, { length }) => sum + length, 0))
  all.set([training.targets.length, heldOut.targets.length])
  let end = 2
  for (const part of parts) {
    all.set(part, end)
    end += part.length
  }
  write(path, all)
  return { training, heldOut }
}

function readGeneration(all: Float32Array): Generation {
  let end = 2
  const take = (length: number): Float32Array => {
    end += length
    return all.slice(end - length, end)
  }
  const samples = (count: number): Samples => ({ features: take(count * FEATURES), targets: take(count) })
  const [training = 0, heldOut = 0] = all
  return { training: samples(training), heldOut: samples(heldOut) }
}

/** The weights after a generation and this number of epochs, from their file, or fitted and written there. */
export function keptWeights(
  folder: string | undefined,
  number: number,
  epochs: number,
  make: () => Float64Array,
): Float64Array {
  if (folder === undefined) return make()
  const path = join(folder, `weights-${number}-epochs-${epochs}.bin`)
  if (existsSync(path)) return new Float64Array(read(path))
  const weights = make()
  write(path, weights)
  return weights
}

const read = (path: string): ArrayBuffer => Uint8Array.from(readFileSync(path)).buffer

/** Writes a file that is whole or not there. */
function write(path: string, data: Float32Array | Float64Array): void {
  writeFileSync(`${path}.part`, new Uint8Array(data.buffer))
  renameSync(`${path}.part`, path)
}
