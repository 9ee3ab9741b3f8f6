import type { MatchFile } from '../../kernel/index.ts'
import type { LinkedMatch } from './worker-protocol.ts'

/** Longer links are cut off by some of what they are sent through. */
const LONGEST = 8000

/** A match file that its seed proves, as the end of a link; undefined where it has no seed or would be too long. */
export async function encodeLink(file: string): Promise<string | undefined> {
  const { game, rules, options, seats, source, seed, log }: MatchFile = JSON.parse(file)
  if (seed === undefined) return undefined
  const turns = log.map(({ seat, moves }) => [seat, moves] as const)
  const match: LinkedMatch = { game, rules, options, seats, source, seed, turns }
  const bytes = await through(
    new CompressionStream('deflate-raw'),
    new TextEncoder().encode(JSON.stringify(match)),
  )
  const text = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
  return text.length > LONGEST ? undefined : text
}

/** What was packed; undefined where it is damaged. */
export async function decodeLink(text: string): Promise<LinkedMatch | undefined> {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
    return JSON.parse(
      new TextDecoder().decode(await through(new DecompressionStream('deflate-raw'), bytes)),
    ) as LinkedMatch
  } catch {
    return undefined
  }
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const written = new Blob([bytes]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(written).arrayBuffer())
}
