import type { EventEmitter } from 'node:events'

/** How many of something, such as connections, may be open for the same key at the same time. */
export class OpenLimit {
  readonly #most: number
  readonly #open = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  /** Counts this one until all its parts are closed. False if there are too many. */
  admits(key: string, ...parts: readonly Pick<EventEmitter, 'once'>[]): boolean {
    const open = this.#open.get(key) ?? 0
    if (open >= this.#most) return false
    this.#open.set(key, open + 1)
    let openParts = parts.length
    for (const part of parts)
      part.once('close', () => {
        if (--openParts === 0) this.#close(key)
      })
    return true
  }

  #close(key: string): void {
    const left = (this.#open.get(key) ?? 1) - 1
    if (left > 0) this.#open.set(key, left)
    else this.#open.delete(key)
  }
}
