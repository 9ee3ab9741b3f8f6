import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Budget } from '../../../kernel/index.ts'
import type { Steps } from '../../../search/steps.ts'
import { createThinking } from './thinking.ts'

/* The clock moves only when a step of a hint does, so nothing depends on how fast this machine is. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A worker with bots that owe some moves. Tasks wait until the test lets them run. */
function worker(botMoves = 0) {
  const tasks: (() => void)[] = []
  const budgets: Budget[] = []
  const thinking = createThinking(
    (task) => tasks.push(task),
    (budget) => {
      if (budgets.length === botMoves) return false
      budgets.push(budget)
      return true
    },
  )
  /** Runs what waits now, or everything until nothing does. */
  const runOne = (): void => tasks.shift()?.()
  const runAll = (): void => {
    while (tasks.length > 0) runOne()
  }
  return { thinking, budgets, runOne, runAll, waiting: () => tasks.length }
}

/** A hint of ten steps, 10 ms each. */
function* hint(log: string[] = []): Steps<string> {
  for (let step = 1; step <= 10; step++) {
    vi.advanceTimersByTime(10)
    log.push(`step ${step}`)
    yield
  }
  return 'advice'
}

describe('bots', () => {
  test('move one at a time, with a look for messages in between', () => {
    const { thinking, budgets, runOne, runAll } = worker(3)
    thinking.goOn()
    runOne()
    expect(budgets).toHaveLength(1)
    runAll()
    expect(budgets).toHaveLength(3)
  })

  test('wait while the page is out of sight, and go on when it comes back', () => {
    const { thinking, budgets, runOne, runAll } = worker(3)
    thinking.goOn()
    runOne()
    thinking.pause('hidden')
    runAll()
    thinking.goOn()
    runAll()
    expect(budgets).toHaveLength(1)
    thinking.pause(undefined)
    thinking.goOn()
    runAll()
    expect(budgets).toHaveLength(3)
  })

  test('have a limit in milliseconds alone, and a quarter of it while the device saves power', () => {
    const { thinking, budgets, runAll } = worker(2)
    thinking.goOn()
    thinking.pause(undefined)
    const plain = thinking.hintBudget().milliseconds ?? 0
    thinking.pause('battery')
    runAll()
    expect(thinking.hintBudget()).toEqual({ milliseconds: plain / 4 })
    const [saving] = budgets
    const rested = worker(1)
    rested.thinking.goOn()
    rested.runAll()
    expect(rested.budgets).toEqual([{ milliseconds: 4 * (saving?.milliseconds ?? 0) }])
  })
})

describe('a hint', () => {
  test('comes in slices, before the bots move on', () => {
    const { thinking, budgets, runOne, runAll } = worker(1)
    const [log, answer]: [string[], (advice: unknown) => void] = [[], vi.fn<(advice: unknown) => void>()]
    thinking.startHint(hint(log), answer)
    thinking.goOn()
    runOne()
    expect(log.length).toBeLessThan(10)
    expect(answer).not.toHaveBeenCalled()
    expect(budgets).toEqual([])
    runAll()
    expect(answer).toHaveBeenCalledExactlyOnceWith('advice')
    expect(budgets).toHaveLength(1)
  })

  test('that is dropped takes no further step and is answered at once', () => {
    const { thinking, runOne, runAll } = worker()
    const [log, answer]: [string[], (advice: unknown) => void] = [[], vi.fn<(advice: unknown) => void>()]
    thinking.startHint(hint(log), answer)
    thinking.goOn()
    runOne()
    const steps = log.length
    thinking.dropHint()
    expect(answer).toHaveBeenCalledExactlyOnceWith(undefined)
    runAll()
    expect(log).toHaveLength(steps)
    expect(answer).toHaveBeenCalledTimes(1)
  })

  test('is dropped for the next one', () => {
    const { thinking, runAll } = worker()
    const answers: unknown[] = []
    thinking.startHint(hint(), (advice) => answers.push(advice))
    thinking.startHint(hint(), (advice) => answers.push(advice))
    thinking.goOn()
    runAll()
    expect(answers).toEqual([undefined, 'advice'])
  })

  test('waits while the page is out of sight', () => {
    const { thinking, runAll, waiting } = worker()
    const answer = vi.fn<(advice: unknown) => void>()
    thinking.pause('hidden')
    thinking.startHint(hint(), answer)
    thinking.goOn()
    expect(waiting()).toBe(0)
    thinking.pause(undefined)
    thinking.goOn()
    runAll()
    expect(answer).toHaveBeenCalledExactlyOnceWith('advice')
  })
})
