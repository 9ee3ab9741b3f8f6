/**
 * Runs the tasks of the same key one after the other. A handler that counts what a visitor has and then adds to it can
 * rely on that number, however many requests arrive at once.
 */
export class OneAtATime {
  readonly #last = new Map<string, Promise<unknown>>()

  /** The task is told whether it had to wait: what it knew before may no longer be true. */
  async run<Result>(key: string, task: (waited: boolean) => Promise<Result>): Promise<Result> {
    const again = () => task(true)
    const running = this.#last.get(key)?.then(again, again) ?? task(false)
    this.#last.set(key, running)
    try {
      return await running
    } finally {
      if (this.#last.get(key) === running) this.#last.delete(key)
    }
  }
}
