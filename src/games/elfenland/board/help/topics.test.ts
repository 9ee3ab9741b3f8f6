import { expect, test } from 'vitest'
import { viewOf } from '../../../../kernel/index.ts'
import type { Move } from '../../rules/moves.ts'
import type { PhaseName, SeatView } from '../../rules/state.ts'
import {
  caravan,
  lay,
  pass,
  type Setting,
  setTable,
  stop,
  tableAt,
  takeCounter,
  takeGoldPile,
  travel,
} from '../../testing/position.ts'
import { texts } from '../../texts/help/en.ts'
import { seated } from '../view.ts'
import { practised, topicsOf } from './topics.ts'

const RIVER = 'elvenhold-rivinia-river'
const WOOD = 'elvenhold-ergeren-wood'

/** What Ada sees, who is the first player. */
function view(phase: PhaseName, setting: Setting): SeatView {
  const own = seated(viewOf((phase === 'moving' ? tableAt : setTable)(phase, setting), 0))
  if (!own) throw new Error('nobody sits there')
  return own
}

const ids = (of: SeatView, kind: string, drafted: readonly Move[] = [], active = true): string[] =>
  topicsOf(of, active, drafted)
    .filter((topic) => topic.kind === kind)
    .map(({ id }) => id)

test('a phase is told while others move, unless it concerns one player alone', () => {
  expect(ids(view('planning', {}), 'phase', [], false)).toEqual(['planning'])
  expect(ids(view('reward', {}), 'phase', [], false)).toEqual([])
  expect(ids(view('reward', {}), 'phase')).toEqual(['reward'])
})

test('the tokens in the own tray matter in planning, the gold pile while cards are drawn', () => {
  const tray = { players: [{ tokens: { treeObstacle: 1 }, hidden: { exchange: 1 } }, {}] }
  expect(ids(view('planning', tray), 'symbol')).toEqual(['treeObstacle', 'exchange', 'costs'])
  expect(ids(view('planning', tray), 'symbol', [], false)).toEqual([])
  expect(ids(view('drawCards', { goldPile: 2 }), 'symbol')).toContain('goldPile')
  expect(ids(view('drawCards', {}), 'symbol')).not.toContain('goldPile')
})

test('a raft and a caravan matter where they can be used, and at once when they are drafted', () => {
  const setting: Setting = {
    players: [{ boot: 'elvenhold', hand: { raft: 2, dragon: 3 } }, {}],
    roads: { [WOOD]: ['giantPig'] },
  }
  const here = view('moving', setting)
  expect(ids(here, 'symbol')).toEqual(['piece', 'townGold', 'raft', 'caravan'])
  expect(ids(here, 'drafted', [travel(RIVER, 'raft')])).toEqual(['raft'])
  expect(ids(here, 'drafted', [caravan(WOOD, { dragon: 3 })])).toEqual(['caravan'])
})

test('a journey is counted with all that it meets', () => {
  const here = view('moving', {
    players: [{ boot: 'elvenhold', hand: { raft: 4 } }, {}],
    roads: { [RIVER]: ['obstacle'] },
  })
  const done = practised(here, [travel(RIVER, 'raft'), stop])
  expect(done).toEqual(expect.arrayContaining(['moving', 'raft', 'seaMonster', 'piece', 'costs']))
  expect(practised(here, [stop])).toEqual([])
})

test('turns of the other phases are counted', () => {
  expect(practised(view('threeCounters', {}), [takeCounter(0)])).toEqual(['threeCounters'])
  expect(practised(view('drawCards', { goldPile: 1 }), [takeGoldPile])).toEqual(['drawCards', 'goldPile'])
  expect(practised(view('auction', {}), [pass])).toEqual(['auction'])
  expect(practised(view('planning', {}), [pass])).toEqual([])
  expect(practised(view('planning', {}), [lay('treeObstacle', WOOD)])).toEqual(['planning', 'treeObstacle'])
})

test('every topic has a sentence of its own', () => {
  for (const text of Object.values(texts)) expect(text).toMatch(/^[^.]+\.$/)
})
