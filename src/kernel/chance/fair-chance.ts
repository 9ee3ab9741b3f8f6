import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { takeNth } from './bag.ts'
import type { ChanceStream } from './chance.ts'

/** 256 bits as 64 hexadecimal digits. */
export type FairSeed = string

export function newFairSeed(): FairSeed {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
}

/** The hash of a seed: published before the first card, so that the seed cannot be swapped before it is revealed. */
export function commitmentTo(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)))
}

const WORDS_PER_BLOCK = 8

/**
 * The provably fair source. Block `i` is the HMAC-SHA-256, keyed with the seed, of `i` as a big-endian 64-bit
 * integer. A block is eight big-endian 32-bit words, and each question takes the next word. Words that would favour
 * small numbers are skipped, so every answer is exactly equally likely.
 */
export function fairChance(seed: FairSeed): ChanceStream {
  // Keying the hash takes as long as hashing a block, so it is done once.
  const keyed = hmac.create(sha256, hexToBytes(seed))
  let position = 0
  let block = -1
  let words = new DataView(new ArrayBuffer(32))

  function nextWord(): number {
    const wanted = Math.floor(position / WORDS_PER_BLOCK)
    if (wanted !== block) {
      const counter = new DataView(new ArrayBuffer(8))
      counter.setBigUint64(0, BigInt(wanted))
      words = new DataView(keyed.clone().update(new Uint8Array(counter.buffer)).digest().buffer)
      block = wanted
    }
    return words.getUint32(4 * (position++ % WORDS_PER_BLOCK))
  }

  function below(n: number): number {
    const limit = 2 ** 32 - (2 ** 32 % n)
    let word = nextWord()
    while (word >= limit) word = nextWord()
    return word % n
  }

  return {
    below,
    draw: (bag) => takeNth(bag, below(bag.size)),
    bookmark: () => [position],
    rewind([to = 0]) {
      position = to
    },
  }
}
