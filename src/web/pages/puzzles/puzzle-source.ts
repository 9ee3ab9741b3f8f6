import * as v from 'valibot'
import {
  type PuzzleFile,
  PuzzleFileSchema,
  type PuzzleIndex,
  PuzzleIndexSchema,
} from '../../../puzzle/puzzle-file.ts'

/** Loads a file of puzzles, which lie beside the pages; undefined if there is no such file. */
async function load<Value>(
  path: string,
  schema: v.GenericSchema<unknown, Value>,
): Promise<Value | undefined> {
  const address = `puzzles/${path}`
  const response = await fetch(address)
  // The service worker stores what passes through it, but on the very first visit it starts after the page.
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
  if (worker?.controller === null)
    worker.addEventListener('controllerchange', () => void fetch(address).catch(() => undefined), {
      once: true,
    })
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return v.parse(schema, await response.json())
}

/** The list of a game's puzzles; undefined if there are none. It fails without a network, unless it is stored. */
export const loadPuzzleIndex = (game: string): Promise<PuzzleIndex | undefined> =>
  load(`${game}/index.json`, PuzzleIndexSchema)

export const loadPuzzleFile = (game: string, file: string): Promise<PuzzleFile | undefined> =>
  load(`${game}/${file}`, PuzzleFileSchema)
