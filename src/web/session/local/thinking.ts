import type { Budget } from '../../../kernel/index.ts'
import type { Steps } from '../../../search/steps.ts'
import type { PauseReason } from '../../../ui/device/pause-reason.ts'

/** Does a task after the messages that have arrived meanwhile. */
export type Later = (task: () => void) => void

/**
 * Milliseconds for which a bot, or a hint, may search. Finding candidates and explaining the advice come on top of it, so
 * that a phone four times slower than a laptop moves within a second and gives a hint within a second and a half.
 */
const BOT_TIME = 750
const HINT_TIME = 1050

/** The share of that time while the device saves power. */
const WHILE_SAVING = 1 / 4

/** Milliseconds after which a hint looks for messages. */
const SLICE = 30

/** What the worker computes between messages: one hint at most, and the moves of the bots. */
export interface Thinking {
  hintBudget(): Budget
  /** Drops the hint that is under way and starts another. */
  startHint<Hint>(steps: Steps<Hint>, answer: (hint: Hint | undefined) => void): void
  /** Nobody waits for the hint any more. It is answered with undefined. */
  dropHint(): undefined
  /** Says whether the device wants to save power, or the page is hidden, in which case nothing is computed. */
  pause(reason: PauseReason | undefined): undefined
  /** Goes on, if there is anything to do. */
  goOn(): void
}

/** `moveBot` lets one bot move, and returns false if none has to. */
export function createThinking(later: Later, moveBot: (budget: Budget) => boolean): Thinking {
  let hint: { advance(until: number): boolean; drop(): void } | undefined
  let paused: PauseReason | undefined
  let isWaiting = false
  const budgetOf = (milliseconds: number): Budget => ({
    milliseconds: paused === undefined ? milliseconds : milliseconds * WHILE_SAVING,
  })

  /** A slice of the hint, or the move of one bot. False if there is nothing left to do. */
  function work(): boolean {
    if (!hint) return moveBot(budgetOf(BOT_TIME))
    if (hint.advance(performance.now() + SLICE)) hint = undefined
    return true
  }

  function goOn(): void {
    if (isWaiting || paused === 'hidden') return
    isWaiting = true
    later(() => {
      isWaiting = false
      if (paused !== 'hidden' && work()) goOn()
    })
  }

  function dropHint(): undefined {
    hint?.drop()
    hint = undefined
  }

  return {
    hintBudget: () => budgetOf(HINT_TIME),
    startHint(steps, answer) {
      dropHint()
      hint = {
        advance(until) {
          for (;;) {
            const step = steps.next()
            if (step.done) answer(step.value)
            if (step.done || performance.now() > until) return step.done === true
          }
        },
        drop: () => answer(undefined),
      }
    },
    dropHint,
    pause(reason) {
      paused = reason
    },
    goOn,
  }
}
