import { expect, it } from 'vitest'
import { at, fastChance, fastSeed, playTurn, seatsOf, startMatch, viewOf } from '../../../../kernel/index.ts'
import { random } from '../../bot/random.ts'
import { silverAndGold } from '../../rules/game.ts'
import type { Move } from '../../rules/moves.ts'
import { playList } from '../../testing/turn-list.ts'
import { draftMarks } from '../turn/drafted-marks.ts'
import { changesBetween, markCount, type ViewChanges } from './view-changes.ts'

/** Plays a random match, with two picks in a row as one turn, and returns what was played and what changed in each step. */
function steps(seats: number, seed: number): { moves: readonly Move[]; what: ViewChanges }[] {
  const names = Array.from({ length: seats }, (_, seat) => `seat ${seat}`)
  const match = startMatch(silverAndGold, {
    options: { memoryAid: false },
    seats: names,
    source: 'fast',
    seed: fastSeed(seed, seats),
  })
  if ('code' in match) throw new Error(match.code)
  const chance = fastChance(fastSeed(seed + 100, seats))
  const found: { moves: readonly Move[]; what: ViewChanges }[] = []
  for (let waiting = match.state.open.waiting; waiting !== 0; waiting = match.state.open.waiting) {
    const before = structuredClone(match.state.open)
    playList(match, at(seatsOf(waiting), 0), (view) => random.choose(view, chance))
    const moves = match.log.at(-1)?.moves as readonly Move[]
    found.push({ moves, what: changesBetween(before, match.state.open) })
  }
  return found
}

it('the differences of a match show 28 markings and every finished island once', () => {
  const all = steps(3, 5).map(({ what }) => what)
  expect(all.filter(({ shown }) => shown)).toHaveLength(28)
  expect(all.filter(({ dealt }) => dealt)).toHaveLength(1)
  expect(all.filter(({ over }) => over)).toHaveLength(1)
  expect(all.flatMap(({ round }) => (round === undefined ? [] : [round]))).toEqual([1, 2, 3])
  for (const { shown, seats } of all)
    if (shown) for (const seat of seats) expect(markCount(seat)).toBeGreaterThan(0)
  const finished = all.flatMap(({ seats }) => seats.flatMap((seat) => seat.finished))
  expect(new Set(finished).size).toBe(finished.length)
})

it('the differences show every pick in order, even if a turn has two (R7)', () => {
  const played = [1, 2, 3, 4].flatMap((seats) => [...Array(20).keys()].flatMap((seed) => steps(seats, seed)))
  for (const { moves, what } of played) {
    const picks = moves.filter(({ type }) => type === 'take' || type === 'draw')
    const told = what.seats.flatMap(({ picked }) => picked)
    expect(told.map(({ card, blind }) => (blind ? { type: 'draw' } : { type: 'take', card }))).toEqual(picks)
  }
  const kinds = played.map(({ moves }) => moves.map(({ type }) => type).join())
  expect(kinds).toEqual(expect.arrayContaining(['take', 'draw', 'take,take', 'take,draw']))
})

it('a draft marks by the rules and leaves the match unchanged', () => {
  const match = startMatch(silverAndGold, {
    options: { memoryAid: false },
    seats: ['one'],
    source: 'fast',
    seed: fastSeed(3),
  })
  if ('code' in match) throw new Error(match.code)
  const [a, b] = at(match.state.own, 0).dealt
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
