import type { Duplex } from 'node:stream'
import { Buckets, type ServerLimits } from '../limits.ts'
import type { Time } from '../time.ts'

/** What embedded tables may use, apart from everything else: a page with many of them takes nothing from its readers. */
export class EmbedLimits {
  readonly #pages: Buckets
  readonly #handshakes: Buckets
  readonly #perAddress: number
  readonly #open = new Map<string, number>()

  constructor({ embeds, embedsPerAddress }: ServerLimits, time: Time) {
    this.#pages = new Buckets(embeds, time)
    this.#handshakes = new Buckets(embeds, time)
    this.#perAddress = embedsPerAddress
  }

  takePage(address: string): boolean {
    return this.#pages.take(address)
  }

  takeHandshake(address: string): boolean {
    return this.#handshakes.take(address)
  }

  /** Counts a socket of an embedded table until it is closed. False if the address has too many. */
  admits(address: string, stream: Pick<Duplex, 'once'>): boolean {
    const open = this.#open.get(address) ?? 0
    if (open >= this.#perAddress) return false
    this.#open.set(address, open + 1)
    stream.once('close', () => {
      const left = (this.#open.get(address) ?? 1) - 1
      if (left > 0) this.#open.set(address, left)
      else this.#open.delete(address)
    })
    return true
  }
}
