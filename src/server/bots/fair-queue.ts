import type { BotJob } from './bot-pool.ts'

interface Queued {
  readonly job: Pick<BotJob, 'owner' | 'background'>
}

/** What waits for a bot. Owners take turns, so that each waits only for their own bots; the background comes last. */
export class FairQueue<T extends Queued> {
  /** By owner. The first owner is next. */
  #queues = new Map<string, T[]>()
  readonly #background: T[] = []

  get length(): number {
    return [...this.#queues.values()].reduce((sum, queue) => sum + queue.length, this.#background.length)
  }

  add(item: T): void {
    const { owner, background } = item.job
    const queue = background ? this.#background : this.#queues.get(owner)
    if (queue) queue.push(item)
    else this.#queues.set(owner, [item])
  }

  next(withBackground = true): T | undefined {
    for (const [owner, queue] of this.#queues) {
      this.#queues.delete(owner)
      const item = queue.shift()
      if (queue.length > 0) this.#queues.set(owner, queue)
      return item
    }
    return withBackground ? this.#background.shift() : undefined
  }

  /** Makes an item that was taken out the next one again. */
  putBack(item: T): void {
    const { owner, background } = item.job
    if (background) {
      this.#background.unshift(item)
      return
    }
    const queue = this.#queues.get(owner) ?? []
    this.#queues.delete(owner)
    this.#queues = new Map([[owner, [item, ...queue]], ...this.#queues])
  }

  /** Returns whether the item was waiting. */
  remove(item: T): boolean {
    const { owner, background } = item.job
    const queue = background ? this.#background : (this.#queues.get(owner) ?? [])
    const place = queue.indexOf(item)
    if (place < 0) return false
    queue.splice(place, 1)
    if (!background && queue.length === 0) this.#queues.delete(owner)
    return true
  }

  clear(): void {
    this.#queues.clear()
    this.#background.length = 0
  }
}
