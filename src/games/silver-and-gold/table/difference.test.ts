import { expect, it } from 'vitest'
import { fastChance, fastSeed, playTurn, startMatch, viewOf } from '../../../kernel/index.ts'
import { random } from '../bot/random.ts'
import { silverAndGold } from '../rules/game.ts'
import { type Difference, differenceOf, markCount } from './difference.ts'
import { draftMarks } from './draft.ts'

/** Plays a random match and says what each step changed. */
function steps(seats: number): Difference[] {
  const names = Array.from({ length: seats }, (_, seat) => `seat ${seat}`)
  const match = startMatch(silverAndGold, {
    options: { memoryAid: false },
    seats: names,
    source: 'fast',
    seed: fastSeed(5, seats),
  })
  if ('code' in match) throw new Error(match.code)
  const chance = fastChance(fastSeed(9, seats))
  const found: Difference[] = []
  for (let waiting = match.state.open.waiting; waiting !== 0; waiting = match.state.open.waiting) {
    const seat = 31 - Math.clz32(waiting & -waiting)
    const before = structuredClone(match.state.open)
    const move = random.choose(viewOf(match.state, seat), chance)
    expect(playTurn(match, seat, [move])).toBeUndefined()
    found.push(differenceOf(before, match.state.open))
  }
  return found
}

it('tells a whole match by its differences: 28 times marks, and every finished island', () => {
  const all = steps(3)
  expect(all.filter(({ shown }) => shown)).toHaveLength(28)
  expect(all.filter(({ dealt }) => dealt)).toHaveLength(1)
  expect(all.filter(({ over }) => over)).toHaveLength(1)
  expect(all.flatMap(({ round }) => (round === undefined ? [] : [round]))).toEqual([1, 2, 3])
  for (const { shown, seats } of all)
    if (shown) for (const seat of seats) expect(markCount(seat)).toBeGreaterThan(0)
  const finished = all.flatMap(({ seats }) => seats.flatMap((seat) => seat.finished))
  const picked = all.flatMap((step) => (step.picked ? [step.picked.card] : []))
  expect(new Set(finished).size).toBe(finished.length)
  expect(picked.length).toBeLessThanOrEqual(finished.length)
  expect(picked.length).toBeGreaterThan(finished.length - 7)
})

it('a draft marks by the rules and never shows itself', () => {
  const match = startMatch(silverAndGold, {
    options: { memoryAid: false },
    seats: ['one'],
    source: 'fast',
    seed: fastSeed(3),
  })
  if ('code' in match) throw new Error(match.code)
  const [a, b] = match.state.own[0].dealt
  playTurn(match, 0, [
    { type: 'keep', card: a },
    { type: 'keep', card: b },
  ])
  const view = viewOf(match.state, 0)
  const cell = silverAndGold.legal(view).find((move) => move.type === 'single')
  if (cell?.type !== 'single') throw new Error('a single cell is always allowed')
  const before = structuredClone(match.state)
  const drafted = draftMarks(view, [cell])
  expect(drafted.marks[cell.place]).toBe(1 << cell.cell)
  expect(match.state).toEqual(before)
})
