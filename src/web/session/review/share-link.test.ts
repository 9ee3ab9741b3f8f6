import { describe, expect, test } from 'vitest'
import { decodeMatch, encodeMatch } from './share-link.ts'

const turns = [
  { seat: 0, moves: [{ type: 'keep', card: 3 }], chance: [[30, 4]] },
  { seat: 1, moves: [{ type: 'keep', card: 9 }, { type: 'draw' }] },
]

/** What a link keeps of the file. */
const MATCH = {
  game: 'silver-and-gold',
  rules: 1,
  options: { memoryAid: false },
  seats: ['Ada', 'Zoë ♞'],
  source: 'fair',
  seed: 'ab',
  turns: turns.map(({ seat, moves }) => [seat, moves]),
}

const file = (more: object = {}): string =>
  JSON.stringify({
    format: 'vermeil-match/1',
    game: 'silver-and-gold',
    rules: 1,
    options: { memoryAid: false },
    seats: ['Ada', 'Zoë ♞'],
    source: 'fair',
    commitment: 'cd',
    seed: 'ab',
    setup: [],
    log: turns,
    ...more,
  })

/** Compresses any text the way a link does. */
async function compressed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url')
}

describe('a match in a link', () => {
  test('comes out as it went in, and the text is safe in an address', async () => {
    const text = await encodeMatch(file())
    expect(text).toMatch(/^[\w-]+$/)
    expect(await decodeMatch(text ?? '')).toEqual(MATCH)
  })

  test('a link of the previous version can still be opened', async () => {
    const text =
      'dcyxDcIwEEbhVdBfXyQQFe6yBpaLI75EFk4c2Q4oijwIDQswBpswCXJDR_0-vQ0DjwKF5PxNYsOTbYbgLQhx8ZKgDoQwZxemBLVhlDHEtXUWqmefpBCScE5QGq1lEM7h_dp9Hk8YQgpL7Oq9ZxdRqVgo8AWEvMS61HpPekNe5-quIjMIHUcLdSzGkD78y6dCv2Aj31GMMeUL'
    expect(await decodeMatch(text)).toEqual(MATCH)
  })

  test('is not made of a file without a seed', async () => {
    expect(await encodeMatch(file({ seed: undefined }))).toBeUndefined()
  })

  test('is not made where it would be too long for messengers', async () => {
    const log = Array.from({ length: 4000 }, (_, n) => ({
      seat: n % 2,
      moves: [{ type: 'keep', card: (n * 7919) % 10_007 }],
    }))
    expect(await encodeMatch(file({ log }))).toBeUndefined()
  })

  test.each(['', 'no link at all', 'AAAA', '%%%%', 'a'.repeat(500)])('%j is refused', async (text) => {
    expect(await decodeMatch(text)).toBeUndefined()
  })

  test.each(['nonsense', '7', 'null', '{}', '{"game":"silver-and-gold","turns":[[0]]}'])(
    'a link that carries %s is refused',
    async (text) => {
      expect(await decodeMatch(await compressed(text))).toBeUndefined()
    },
  )
})
