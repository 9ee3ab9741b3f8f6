import { expect, test } from 'vitest'
import { viewOf } from '../../../../kernel/index.ts'
import { position } from '../../rules/position.ts'
import { extra, play, single, take } from '../../testing/play.ts'
import { texts } from '../../texts/help/en.ts'
import { asSg, type SgView } from '../view.ts'
import { topicsDone, topicsOf } from './topics.ts'

/** A position in which only these cells of S04 are free; its cell 7 is a palm. */
const marking = (left: readonly number[], coins = 0, expedition = 'I2'): SgView =>
  asSg(
    viewOf(
      position({
        expedition,
        seats: [{ cards: ['S04', 'S01'], left: [left, []], coins }, { cards: ['P01', 'P02'] }],
      }),
      0,
    ),
  )

const ids = (view: SgView, kind: string, drafted: Parameters<typeof topicsOf>[1] = []): string[] =>
  topicsOf(view, drafted)
    .filter((topic) => topic.kind === kind)
    .map(({ id }) => id)

test('a symbol matters once it lies within reach, and at once when it is drafted', () => {
  const view = marking([3, 7])
  expect(ids(view, 'phase')).toEqual(['mark'])
  expect(ids(view, 'symbol')).toEqual(['palm', 'rotate', 'single'])
  expect(ids(marking([2, 3, 6, 7], 0, 'O4'), 'symbol')).not.toContain('rotate')
  expect(ids(marking([1, 2]), 'symbol')).not.toContain('palm')
  expect(ids(view, 'drafted')).toEqual([])
  expect(ids(view, 'drafted', [{ type: 'pattern', place: 0, cells: (1 << 3) | (1 << 7) }])).toEqual(['palm'])
})

test('a pattern that fits nowhere makes the single cell a matter of the phase', () => {
  expect(ids(marking([1, 7]), 'phase')).toEqual(['single', 'mark'])
})

test('a marking is counted with all that it covers and how it was made', () => {
  const view = marking([3, 7, 1])
  expect(topicsDone(view, [{ type: 'pattern', place: 0, cells: (1 << 3) | (1 << 7) }])).toContain('palm')
  expect(topicsDone(view, [single(0, 1)])).toEqual(['mark', 'single'])
})

test('picking matters after an island is complete; a seal that is taken counts as seen', () => {
  const state = position({
    seats: [{ cards: ['S08', 'G01'], left: [[8], [0]] }, { cards: ['P01', 'P02'] }],
    display: ['S02', 'G03', 'O04', 'P05'],
  })
  play(state, 0, [single(0, 8), extra(1, 0)])
  play(state, 1, [single(0, 0)])
  const view = asSg(viewOf(state, 0))
  expect(ids(view, 'phase')).toEqual(['pick'])
  expect(ids(view, 'symbol')).toEqual(['seal', 'stock'])
  expect(ids(view, 'drafted', [take('S02')])).toEqual(['seal'])
  expect(topicsDone(view, [take('S02')])).toEqual(['pick', 'seal'])
  expect(topicsDone(view, [{ type: 'draw' }])).toEqual(['pick', 'stock'])
})

test('every topic has a sentence of its own', () => {
  for (const text of Object.values(texts)) expect(text).toMatch(/^[^.]+\.$/)
})
