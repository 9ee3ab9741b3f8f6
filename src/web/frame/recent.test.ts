import { expect, it } from 'vitest'
import type { GameBoard, LogLine } from '../../ui/board/game-board.ts'
import type { SessionStep } from '../../ui/board/session.ts'
import { beforeOwnStep, recentLines } from './recent.ts'

/** A game whose views list what has been said so far, as pairs of a seat and a word. */
const game = {
  describe: (before: SessionStep['view'], after: SessionStep['view']): LogLine[] =>
    (after.open as [number, string][])
      .slice((before.open as unknown[]).length)
      .map(([seat, word]) => ({ seat, say: () => word })),
} as unknown as GameBoard

const steps = (...said: readonly (readonly [by: number, ...lines: [number, string][]])[]): SessionStep[] => {
  const lines: [number, string][] = []
  const played = said.map(([by, ...more]): SessionStep => {
    lines.push(...more)
    return { view: { open: [...lines] }, waiting: 0, by }
  })
  return [{ view: { open: [] }, waiting: 0 }, ...played]
}

const words = (list: readonly SessionStep[], eyes: number): string[] =>
  recentLines(game, list, list.length - 1, eyes).map(({ say }) => say(String))

it('tells whoever confirms last what their own move revealed of the others', () => {
  const list = steps([1], [2], [0, [0, 'mine'], [1, 'one'], [2, 'two']])
  expect(words(list, 0)).toEqual(['one', 'two'])
  expect(beforeOwnStep(list, 0)).toBe(2)
})

it('tells whoever confirms first what was revealed later, their own part included', () => {
  const list = steps([0], [1, [0, 'mine'], [1, 'one']])
  expect(words(list, 0)).toEqual(['mine', 'one'])
})

it('tells everything to somebody who has not moved yet', () => {
  expect(words(steps([1, [1, 'one']]), 0)).toEqual(['one'])
})
