import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { at } from '../at.ts'
import { takeOut } from './bag.ts'
import type { ChanceStream } from './chance.ts'

/** A pile as the last draw left it. */
interface Pile {
  /** The number of the last shuffle, from 0; −1 before the first draw. */
  shuffle: number
  /** The number of things of each kind right after that shuffle. */
  shuffled: readonly number[]
  /** How many things of the order are gone. */
  position: number
  /** The number of things of each kind that were left. */
  left: readonly number[]
}

const newPile = (): Pile => ({ shuffle: -1, shuffled: [], position: 0, left: [] })

/**
 * The source for a deal that many people play: each pile has one order, whatever the players choose and whoever draws.
 * A thing in a pile is ranked by the HMAC-SHA-256, keyed with the seed, of the pile's name, the number of the shuffle,
 * its kind and its number among the things of this kind. The lowest rank lies on top. A bag that has grown since the
 * last draw has been shuffled. Each name is independent of all others. docs/match-file.md has the exact format.
 */
export function fixedChance(seed: string): ChanceStream {
  const keyed = hmac.create(sha256, hexToBytes(seed))
  const hash = (text: string): Uint8Array => keyed.clone().update(utf8ToBytes(text)).digest()
  // Names are never removed, so bookmarks refer to them by their place.
  const piles = new Map<string, Pile>()
  /** How many words each named number has used. */
  const words = new Map<string, number>()
  const orders = new Map<string, { readonly key: string; readonly kinds: readonly number[] }>()

  /** The kinds from the top of a pile to its bottom, right after the shuffle. */
  function orderOf(name: string, { shuffle, shuffled }: Pile): readonly number[] {
    const key = `${shuffle}:${shuffled.join()}`
    const known = orders.get(name)
    if (known?.key === key) return known.kinds
    const things = shuffled.flatMap((count, kind) =>
      Array.from({ length: count }, (_, n) => {
        return { kind, rank: bytesToHex(hash(`pile/${name}/${shuffle}/${kind}/${n}`)) }
      }),
    )
    const kinds = things.sort((a, b) => (a.rank < b.rank ? -1 : 1)).map(({ kind }) => kind)
    orders.set(name, { key, kinds })
    return kinds
  }

  return {
    below(n, name = '') {
      const limit = 2 ** 32 - (2 ** 32 % n)
      for (;;) {
        const used = words.get(name) ?? 0
        words.set(name, used + 1)
        const word = new DataView(hash(`number/${name}/${used}`).buffer).getUint32(0)
        if (word < limit) return word % n
      }
    },

    draw(bag, name = '') {
      const pile = piles.get(name) ?? newPile()
      piles.set(name, pile)
      if (bag.counts.some((count, kind) => count > (pile.left[kind] ?? 0))) {
        pile.shuffle++
        pile.shuffled = bag.counts.slice()
        pile.position = 0
      }
      const order = orderOf(name, pile)
      // Of things that were removed without a draw, the last ones of their kind are missing.
      while (bag.counts[at(order, pile.position)] === 0) pile.position++
      const kind = at(order, pile.position++)
      takeOut(bag, kind)
      pile.left = bag.counts.slice()
      return kind
    },

    bookmark: () => [
      words.size,
      ...words.values(),
      ...[...piles.values()].flatMap(({ shuffle, position, shuffled, left }) => [
        shuffle,
        position,
        shuffled.length,
        ...shuffled,
        ...left,
      ]),
    ],

    rewind(to) {
      let read = 0
      const next = (): number => to[read++] ?? 0
      let known = next()
      for (const name of words.keys()) words.set(name, known-- > 0 ? next() : 0)
      for (const pile of piles.values()) {
        const rest = read < to.length
        const [shuffle, position, kinds] = rest ? [next(), next(), next()] : [-1, 0, 0]
        const shuffled = Array.from({ length: kinds }, next)
        Object.assign(pile, { shuffle, position, shuffled, left: Array.from({ length: kinds }, next) })
      }
    },
  }
}
