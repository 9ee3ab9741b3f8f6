/** Does something, and returns what it counts as. */
type Task = () => number

let waiting: Turns[] = []

function runAll(): void {
  const batch = waiting
  waiting = []
  for (const turns of batch) if (turns.run()) waitForTick(turns)
}

function waitForTick(turns: Turns): void {
  if (waiting.push(turns) === 1) setImmediate(runAll)
}

/**
 * What the sockets of one address want to be done, in the order in which it arrived. All tasks of a tick run one after
 * the other without a pause: under load the server gets a fifth more done when it reads all messages first than when it
 * finishes each before reading the next (docs/decisions/0011). But one address gets only so much done in a tick. All its
 * sockets together may send thousands of commands at once, and nobody else should wait for all of them.
 */
export class Turns {
  readonly #perTick: number
  #tasks: Task[] = []
  #isWaiting = false

  /** `perTick` is what the tasks of one tick may count as together. The one that goes beyond it is the last. */
  constructor(perTick: number) {
    this.#perTick = perTick
  }

  add(task: Task): void {
    this.#tasks.push(task)
    if (this.#isWaiting) return
    this.#isWaiting = true
    waitForTick(this)
  }

  /** Runs the tasks of one tick, and returns whether some are left. */
  run(): boolean {
    const tasks = this.#tasks
    let used = 0
    let next = 0
    for (; next < tasks.length && used < this.#perTick; next++) used += tasks[next]?.() ?? 0
    this.#tasks = tasks.slice(next)
    this.#isWaiting = this.#tasks.length > 0
    return this.#isWaiting
  }
}
