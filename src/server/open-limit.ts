import type { EventEmitter } from 'node:events'

/** How many of something, such as connections, may be open for the same key at the same time. */
export class OpenLimit {
  readonly #most: number
  readonly #open = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  /** Counts this one until it is closed. False if there are too many. */
  admits(key: string, opened: Pick<EventEmitter, 'once'>): boolean {
    const open = this.#open.get(key) ?? 0
    if (open >= this.#most) return false
    this.#open.set(key, open + 1)
    opened.once('close', () => {
      const left = (this.#open.get(key) ?? 1) - 1
      if (left > 0) this.#open.set(key, left)
      else this.#open.delete(key)
    })
    return true
  }
}
