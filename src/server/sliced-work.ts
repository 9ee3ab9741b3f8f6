/** Steps after which other work comes first, such as entries of a log or turns of a history. */
const STEPS_PER_SLICE = 64

interface Job {
  /** Runs one slice and returns whether the job is finished. */
  run(): boolean
}

/**
 * Long computations on the main thread, such as replaying a log of thousands of entries. They are cut into slices, and
 * only one slice of one of them runs between two rounds of the event loop, so that commands are handled meanwhile.
 */
export class SlicedWork {
  readonly #jobs: Job[] = []

  /** Runs a generator to its end and resolves with what it returns. */
  run<T>(steps: Iterator<void, T, void>): Promise<T> {
    return new Promise((resolve, reject) => {
      const run = (): boolean => {
        try {
          for (let step = 0; step < STEPS_PER_SLICE; step++) {
            const { done, value } = steps.next()
            if (!done) continue
            resolve(value)
            return true
          }
          return false
        } catch (problem) {
          reject(problem)
          return true
        }
      }
      if (this.#jobs.push({ run }) === 1) setImmediate(() => this.#slice())
    })
  }

  #slice(): void {
    const job = this.#jobs.shift()
    if (job && !job.run()) this.#jobs.push(job)
    if (this.#jobs.length > 0) setImmediate(() => this.#slice())
  }
}
