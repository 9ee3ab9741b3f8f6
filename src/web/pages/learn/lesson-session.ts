import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Rejection } from '../../../kernel/index.ts'
import { type Course, LEARNER, type Lesson } from '../../../lesson/lesson.ts'
import { attempt, openLesson, takeStep } from '../../../lesson/lesson-run.ts'
import type { SessionStep, TableSession } from '../../../ui/board/session.ts'
import { forgetDrafts } from '../../../ui/hooks/draft.ts'
import { withWords } from '../../../ui/text/rejections.ts'
import { stepsFrom } from '../../session/local/match-steps.ts'
import { rememberStep } from './progress.ts'

/** What is said about a legal turn that the step does not wait for. */
interface Notice {
  /** The text of the sentence; undefined for the general one. */
  readonly say: string | undefined
}

/** A lesson at a table of its own, where only the learner decides anything. */
export interface LessonSession extends Pick<TableSession, 'steps' | 'eyes' | 'send'> {
  readonly lesson: Lesson
  /** The number of steps taken. */
  readonly at: ReadonlySignal<number>
  readonly notice: ReadonlySignal<Notice | undefined>
  /** Whether the learner wants to be shown the turn that this step waits for. */
  readonly helped: ReadonlySignal<boolean>
  /** Changes whenever the board has to forget what was tried on it. */
  readonly attempts: ReadonlySignal<number>
  /** Goes on from a step that only explains. */
  next(): void
  /** Goes back by a step. */
  back(): void
  /** Shows the turn that the step waits for. */
  help(): void
}

export function openLessonSession({ game }: Course, lesson: Lesson, start: number): LessonSession {
  let run = openLesson(game, lesson, start)
  const steps: Signal<readonly SessionStep[]> = signal(stepsFrom(run.match, 0, LEARNER))
  const at = signal(run.at)
  const notice = signal<Notice | undefined>(undefined)
  const helped = signal(false)
  const attempts = signal(0)

  function moveOn(): void {
    // Somebody who plays the lesson again starts without the turns of today.
    forgetDrafts()
    batch(() => {
      steps.value = [...steps.value, ...stepsFrom(run.match, steps.value.length, LEARNER)]
      settle()
    })
  }

  function settle(): void {
    at.value = run.at
    notice.value = undefined
    helped.value = false
    rememberStep(game.id, lesson.id, run.at, lesson.steps.length)
  }

  function clearBoard(): void {
    forgetDrafts()
    attempts.value++
  }

  async function send(moves: readonly unknown[]): Promise<Rejection | undefined> {
    const tried = attempt(run, moves)
    if (tried.kind === 'illegal') return withWords(tried.rejection)
    if (tried.kind === 'taken') moveOn()
    else
      batch(() => {
        clearBoard()
        notice.value = { say: tried.say }
      })
    return undefined
  }

  return {
    lesson,
    steps,
    eyes: signal(LEARNER),
    at,
    notice,
    helped,
    attempts,
    send,
    next() {
      takeStep(run)
      moveOn()
    },
    back() {
      run = openLesson(game, lesson, Math.max(0, run.at - 1))
      batch(() => {
        clearBoard()
        steps.value = stepsFrom(run.match, 0, LEARNER)
        settle()
      })
    },
    help() {
      helped.value = true
    },
  }
}
