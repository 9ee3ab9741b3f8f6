import type { Duplex } from 'node:stream'
import { Buckets, type ServerLimits } from '../limits.ts'
import { OpenLimit } from '../open-limit.ts'
import type { Time } from '../time.ts'

/** What embedded tables may use, apart from everything else: a page with many of them takes nothing from its readers. */
export class EmbedLimits {
  readonly #pages: Buckets
  readonly #handshakes: Buckets
  readonly #open: OpenLimit

  constructor({ embeds, embedsPerAddress }: ServerLimits, time: Time) {
    this.#pages = new Buckets(embeds, time)
    this.#handshakes = new Buckets(embeds, time)
    this.#open = new OpenLimit(embedsPerAddress)
  }

  takePage(address: string): boolean {
    return this.#pages.take(address)
  }

  takeHandshake(address: string): boolean {
    return this.#handshakes.take(address)
  }

  /** Counts a socket of an embedded table until it is closed. False if the address has too many. */
  admits(address: string, stream: Pick<Duplex, 'once'>): boolean {
    return this.#open.admits(address, stream)
  }
}
