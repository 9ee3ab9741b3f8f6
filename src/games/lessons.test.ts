import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hasSeat, samePlain, tryTurn, viewOf } from '../kernel/index.ts'
import { LEARNER, type Lesson, type LessonStep } from '../lesson/lesson.ts'
import { attempt, currentStep, type LessonRun, openLesson, takeStep } from '../lesson/lesson-run.ts'
import { LANGUAGES } from '../text/languages.ts'
import { COURSE_LOADERS } from './lessons.ts'

const COURSES = await Promise.all(
  Object.entries(COURSE_LOADERS).map(async ([id, load]) => ({ id, course: await load() })),
)
const LESSONS = COURSES.flatMap(({ id, course }) =>
  course.lessons.map((lesson) => ({ name: `${id}/${lesson.id}`, course, lesson })),
)

/** All turns of the learner that are legal now, each continued with the first legal moves until it is whole. */
function legalTurns({ match }: LessonRun): unknown[][] {
  const { game, state } = match
  if (!hasSeat(game.waiting(state.open), LEARNER)) return []
  return game.legal(viewOf(state, LEARNER)).map((first) => {
    const moves = [first]
    const copy = game.copy(state)
    const chance = {
      below: () => 0,
      draw: () => {
        throw new Error('asked')
      },
    }
    for (;;) {
      try {
        if (game.play(copy, LEARNER, moves.at(-1), chance)) break
      } catch {
        // The move asked Chance, which ends a turn.
        break
      }
      const [more] = hasSeat(game.waiting(copy.open), LEARNER) ? game.legal(viewOf(copy, LEARNER)) : []
      if (more === undefined || game.result(copy.open)) break
      moves.push(more)
    }
    return moves
  })
}

const textsOf = ({ say, otherwise }: LessonStep): string[] => [
  say,
  ...(otherwise === undefined ? [] : typeof otherwise === 'string' ? [otherwise] : Object.values(otherwise)),
]

const snapshot = ({ match, at }: LessonRun): string => JSON.stringify([match.state, match.log, at])

describe.each(COURSES)('the course of $id', ({ id, course }) => {
  it('is about the game it is listed under, and each lesson has an id of its own', () => {
    expect(course.game.id).toBe(id)
    expect(new Set(course.lessons.map((lesson) => lesson.id)).size).toBe(course.lessons.length)
  })

  it.each(LANGUAGES)('says everything in %s, and nothing that no step says', async (language) => {
    const { texts } = await course.texts[language]()
    const said = course.lessons.flatMap((lesson) => [`${lesson.id}.title`, ...lesson.steps.flatMap(textsOf)])
    expect(Object.keys(texts).sort()).toEqual([...new Set(said)].sort())
    for (const [key, text] of Object.entries(texts)) {
      expect(text.trim(), key).not.toBe('')
      expect(text.split('*').length % 2, `asterisks in pairs: ${key}`).toBe(1)
      expect(text.length, `one short sentence: ${key}`).toBeLessThan(150)
    }
  })

  it('points only at things that its board names', () => {
    const folder = resolve(import.meta.dirname, folderOf(id), 'board')
    const board = globSync('**/*.tsx', { cwd: folder })
      .map((path) => readFileSync(resolve(folder, path), 'utf8'))
      .join('\n')
    const points = course.lessons.flatMap(({ steps }) => steps.flatMap(({ point }) => point ?? []))
    for (const selector of points.flatMap((point) => course.selectorsOf(point))) {
      for (const [, name = '', value] of selector.matchAll(/\[([\w-]+)(?:="([^"]*)")?\]/g)) {
        const named = value === undefined || /\d/.test(value) ? `${name}=` : `"${value}"`
        expect(board.includes(named), `${selector}: ${named}`).toBe(true)
      }
    }
  })
})

/** Elfenland and Elfengold share one folder. */
const folderOf = (id: string): string => (id === 'elfengold' ? 'elfenland' : id)

describe.each(LESSONS)('the lesson $name', ({ course, lesson }) => {
  const { game } = course

  it('can be played to its end, whichever of its turns are chosen', () => {
    const most = Math.max(1, ...lesson.steps.map(({ moves = [] }) => moves.length))
    for (let choice = 0; choice < most; choice++) {
      const run = openLesson(game, lesson)
      for (const { moves } of lesson.steps) {
        if (moves) expect(attempt(run, moves[choice] ?? moves[0] ?? [])).toEqual({ kind: 'taken' })
        else takeStep(run)
      }
      expect(currentStep(run)).toBe(undefined)
    }
  })

  it('waits for turns that the rules list as legal', () => {
    forEachStep(lesson, (run, step) => {
      const firsts = game.legal(viewOf(run.match.state, LEARNER))
      for (const moves of step.moves ?? [])
        expect(
          firsts.some((legal) => samePlain(legal, moves[0])),
          JSON.stringify(moves),
        ).toBe(true)
    })
  })

  it('says only what is true of the position', () => {
    forEachStep(lesson, ({ match: { state } }, { say, holds }) => {
      if (holds) expect({ open: state.open, result: game.result(state.open) }, say).toMatchObject(holds)
    })
  })

  it('goes on after any turn that it takes besides', () => {
    forEachStep(lesson, ({ at }, { also }) => {
      if (also === undefined) return
      for (const moves of legalTurns(openLesson(game, lesson, at))) {
        if ((moves[0] as { type?: string }).type !== also) continue
        const run = openLesson(game, lesson, at)
        expect(attempt(run, moves).kind, JSON.stringify(moves)).toBe('taken')
        while (currentStep(run)) takeStep(run)
      }
    })
  })

  it('changes nothing after a legal turn that it does not wait for, and has a sentence for it', () => {
    forEachStep(lesson, (run, step) => {
      const before = snapshot(run)
      for (const moves of legalTurns(run)) {
        if ('code' in tryTurn(run.match, LEARNER, moves)) continue
        const wanted =
          step.moves?.some((turn) => samePlain(turn, moves)) ||
          (moves[0] as { type?: string }).type === step.also
        if (wanted) continue
        const tried = attempt(run, moves)
        expect(tried.kind).toBe('unwanted')
        if (step.moves && tried.kind === 'unwanted') expect(tried.say, JSON.stringify(moves)).toBeDefined()
        expect(snapshot(run)).toBe(before)
      }
    })
  })

  it('answers an illegal turn with the rejection of the rules, and changes nothing', () => {
    forEachStep(lesson, (run) => {
      const before = snapshot(run)
      expect(attempt(run, []).kind).toBe('illegal')
      expect(attempt(run, [{ type: 'nonsense' }]).kind).toBe('illegal')
      expect(snapshot(run)).toBe(before)
    })
  })

  it('is the same after it was left and resumed at any step', () => {
    const run = openLesson(game, lesson)
    for (let at = 0; at <= lesson.steps.length; at++) {
      expect(snapshot(openLesson(game, lesson, at))).toBe(snapshot(run))
      takeStep(run)
    }
  })

  function forEachStep(of: Lesson, look: (run: LessonRun, step: LessonStep) => void): void {
    for (const [at, step] of of.steps.entries()) look(openLesson(game, of, at), step)
  }
})
