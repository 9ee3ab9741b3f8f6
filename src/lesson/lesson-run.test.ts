import { describe, expect, it } from 'vitest'
import { silverAndGold } from '../games/silver-and-gold/rules/game.ts'
import type { Game } from '../kernel/index.ts'
import type { Lesson } from './lesson.ts'
import { attempt, BrokenLesson, openLesson, takeStep } from './lesson-run.ts'

const game: Game = silverAndGold

/** One player is dealt the cards 0 to 3 and keeps two of them; then Chance fills the display and turns up a card. */
const lesson: Lesson = {
  id: 'keep',
  seats: 1,
  setup: [
    [47, 0],
    [46, 1],
    [45, 2],
    [44, 3],
  ],
  steps: [
    {
      say: 'keep.two',
      moves: [
        [
          { type: 'keep', card: 0 },
          { type: 'keep', card: 2 },
        ],
      ],
      chance: [
        [45, 10],
        [44, 11],
        [43, 12],
        [42, 13],
        [1, 0],
        [8, 1],
      ],
      otherwise: { keep: 'keep.others' },
    },
    { say: 'keep.done' },
  ],
}
const wanted = [
  { type: 'keep', card: 0 },
  { type: 'keep', card: 2 },
]
const others = [
  { type: 'keep', card: 1 },
  { type: 'keep', card: 2 },
]
const withStep = (change: object): Lesson => ({
  ...lesson,
  steps: lesson.steps.map((step, at) => (at === 0 ? { ...step, ...change } : step)),
})

describe('a lesson', () => {
  it('goes on with the turn that it waits for, and with what the script lets Chance give', () => {
    const run = openLesson(game, lesson)
    expect(attempt(run, wanted)).toEqual({ kind: 'taken' })
    expect(run.at).toBe(1)
    expect(run.match.state.open).toMatchObject({ display: [10, 11, 12, 13], expedition: 1 })
  })

  it('answers another legal turn with its sentence for the type of the first move', () => {
    expect(attempt(openLesson(game, lesson), others)).toEqual({ kind: 'unwanted', say: 'keep.others' })
    const silent = withStep({ otherwise: { draw: 'keep.draw' } })
    expect(attempt(openLesson(game, silent), others)).toEqual({ kind: 'unwanted', say: undefined })
  })

  it('takes any turn of the type that it takes besides', () => {
    expect(attempt(openLesson(game, withStep({ also: 'keep' })), others)).toEqual({ kind: 'taken' })
  })

  it('plays only the moves of a turn that the step counts', () => {
    const run = openLesson(game, withStep({ plays: 1, chance: [] }))
    expect(attempt(run, wanted)).toEqual({ kind: 'taken' })
    expect(run.match.log).toEqual([{ seat: 0, moves: [{ type: 'keep', card: 0 }], chance: [] }])
  })

  it('keeps the rejection of an illegal turn', () => {
    const tried = attempt(openLesson(game, lesson), [{ type: 'draw' }])
    expect(tried).toMatchObject({ kind: 'illegal', rejection: { code: 'notNow' } })
  })

  it('waits for no turn in a step that only explains', () => {
    const run = openLesson(game, lesson, 1)
    expect(attempt(run, [{ type: 'single', place: 0, cell: 0 }])).toEqual({
      kind: 'unwanted',
      say: undefined,
    })
    takeStep(run)
    expect(run.at).toBe(2)
  })
})

describe('a script that does not fit the rules is reported', () => {
  it.each([
    ['Chance is asked something else in the set-up', { ...lesson, setup: [[47, 0]] }],
    ['Chance is asked for another number of things', withStep({ chance: [[46, 10]] })],
    [
      'Chance is asked less than the script gives',
      withStep({ chance: [...(lesson.steps[0]?.chance ?? []), [7, 1]] }),
    ],
    ['its own turn is illegal', withStep({ moves: [[{ type: 'keep', card: 9 }]] })],
    ['a turn of another seat is illegal', withStep({ after: [{ seat: 0, moves: [{ type: 'draw' }] }] })],
  ] as [string, Lesson][])('%s', (_, broken) => {
    expect(() => takeStep(openLesson(game, broken))).toThrow(BrokenLesson)
  })
})
