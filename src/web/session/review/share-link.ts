import * as v from 'valibot'
import { SOURCES } from '../../../kernel/index.ts'

/** Some messengers cut off longer links. */
const MAX_LENGTH = 8000

/** The part of a match file that goes into a link. */
const FileSchema = v.object({
  game: v.string(),
  rules: v.number(),
  options: v.unknown(),
  seats: v.array(v.string()),
  source: v.picklist(SOURCES),
  seed: v.optional(v.string()),
  log: v.array(v.object({ seat: v.number(), moves: v.array(v.unknown()) })),
})

/** A match in a link: its seed and moves, from which everything else can be computed. */
export const LinkedMatchSchema = v.object({
  game: v.string(),
  rules: v.number(),
  options: v.unknown(),
  seats: v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(80))),
  source: v.picklist(SOURCES),
  seed: v.string(),
  turns: v.array(v.strictTuple([v.number(), v.array(v.unknown())])),
})
export type LinkedMatch = v.InferOutput<typeof LinkedMatchSchema>

/**
 * The text that carries a match in a link: the seed proves everything that is left out. Undefined where the file has
 * no seed or the link would be too long.
 */
export async function encodeMatch(file: string): Promise<string | undefined> {
  const { log, seed, ...header } = v.parse(FileSchema, JSON.parse(file))
  if (seed === undefined) return undefined
  const turns = log.map(({ seat, moves }): [number, unknown[]] => [seat, moves])
  const match: LinkedMatch = { ...header, seed, turns }
  const bytes = await pipe(
    new TextEncoder().encode(JSON.stringify(match)),
    new CompressionStream('deflate-raw'),
  )
  const text = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
  return text.length > MAX_LENGTH ? undefined : text
}

/** The match in such a text; undefined where the text is damaged. */
export async function decodeMatch(text: string): Promise<LinkedMatch | undefined> {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
    const json = new TextDecoder().decode(await pipe(bytes, new DecompressionStream('deflate-raw')))
    const parsed = v.safeParse(LinkedMatchSchema, JSON.parse(json))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

async function pipe(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const piped = new Blob([bytes]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(piped).arrayBuffer())
}
