import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { viewOf } from '../../../../kernel/index.ts'
import type { Move } from '../../rules/moves.ts'
import { type PositionOf, position } from '../../rules/position.ts'
import { extra, play, single } from '../../testing/play.ts'
import { sg } from '../texts.ts'
import { asSg, type SgView } from '../view.ts'
import { draftMarks } from './drafted-marks.ts'
import { type MarkingGestures, markingGestures } from './marking-gestures.ts'
import { oriented, UPRIGHT } from './placing.ts'
import { patternSquares } from './targets.ts'

beforeAll(() => sg.ready())

vi.mock('../../../../ui/device/sound.ts', () => ({ sound: () => undefined }))

const explain = vi.fn()
beforeEach(() => explain.mockClear())

/** The gestures of seat 0 after some moves of its draft. */
function gestures(
  view: SgView,
  moves: readonly Move[] = [],
  wishes: { single?: true } = {},
): MarkingGestures {
  const pattern = patternSquares(view.open)
  const active = view.open.phase === 'mark' && (view.open.waiting & 1) !== 0
  return markingGestures({
    view,
    draft: {
      decision: '',
      moves,
      problem: '',
      sending: false,
      replace: () => undefined,
      undo: () => undefined,
      redo: undefined,
      explain,
      submit: () => Promise.resolve(),
    },
    drafted: draftMarks(view, moves),
    active,
    single: wishes.single === true,
    pattern,
    orientation: UPRIGHT,
    squares: oriented(pattern, UPRIGHT),
    focus: undefined,
    setFocus: () => undefined,
    setOrientation: () => undefined,
  })
}

const opponent = { cards: ['P01', 'P02'] } as const
const at = (of: Partial<PositionOf>) =>
  asSg(viewOf(position({ seats: [{ cards: ['S08', 'G01'] }, opponent], ...of }), 0))

test('a tool that would change nothing says why', () => {
  expect(gestures(at({ expedition: 'L4' })).whyNotTurn('flip')).toBeUndefined()
  expect(gestures(at({ expedition: 'O4' })).whyNotTurn(1)).toBe(sg.t('why.sameShape'))
  expect(gestures(at({ expedition: 'L4' }), [], { single: true }).whyNotTurn(1)).toBe(sg.t('why.single'))
  const crossed = [single(0, 8), extra(0, 9)]
  expect(gestures(at({ expedition: 'L4' }), crossed).whyNotTurn(1)).toBe(sg.t('why.extras'))
})

test('a marked cell says that it is marked', () => {
  const view = at({ seats: [{ cards: ['S08', 'G01'], left: [[8, 9]] }, opponent] })
  gestures(view).put({ place: 0, cell: 0 })
  expect(explain).toHaveBeenCalledWith(sg.t('why.marked'))
})

test('islands that wait for somebody else, or for a new island, say so', () => {
  const state = position({ seats: [{ cards: ['S08', 'G01'], left: [[9], [0]] }, opponent] })
  play(state, 0, [single(0, 9)])
  gestures(asSg(viewOf(state, 0))).put({ place: 1, cell: 0 })
  expect(explain).toHaveBeenLastCalledWith(sg.t('why.waiting'))
  play(state, 1, [single(0, 0)])
  gestures(asSg(viewOf(state, 0))).tap({ place: 1, cell: 0 })
  expect(explain).toHaveBeenLastCalledWith(sg.t('why.pickFirst'))
})
