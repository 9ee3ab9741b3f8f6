import { expect, it } from 'vitest'
import { at, fastChance, fastSeed, seatsOf, viewOf } from '../../../../kernel/index.ts'
import type { LogLine } from '../../../../ui/board/game-board.ts'
import { gentle } from '../../bot/levels.ts'
import { elfengold } from '../../rules/game.ts'
import { copyState } from '../../rules/state.ts'
import { eventsBetween } from './difference.ts'
import { recently } from './recently.ts'

const OPTIONS = { townCards: false, freeValues: false, wizards: true, handLimit: true, overbids: false }

it('knows throughout a game who laid each token, what is new to a seat, and where the last journey went', () => {
  const chance = fastChance(fastSeed(5))
  const state = elfengold.setup(OPTIONS, 4, chance)
  const entries: LogLine[] = []
  let laid = new Map<number, Map<number, number>>()
  let unseen = new Map<number, number>()
  let round = 1
  let looked = 0
  while (!elfengold.result(state.open)) {
    const before = copyState(state).open
    const seat = at(seatsOf(elfengold.waiting(state.open)), 0)
    const move = gentle.choose(viewOf(state, seat), chance)
    expect(elfengold.play(state, seat, move, chance)).toBeUndefined()
    for (const what of eventsBetween(before, state.open))
      entries.push({ ...('seat' in what ? { seat: what.seat } : {}), say: () => '', what })
    if (state.open.round !== round) {
      round = state.open.round
      laid = new Map()
      unseen = new Map()
    }
    if (before.phase === 'planning' && seat === 0) unseen.clear()
    const lay = (road: number, token: number): void => {
      laid.set(road, new Map(laid.get(road)).set(token, seat))
      if (seat !== 0) unseen.set(road, seat)
    }
    if (move.type === 'lay') lay(move.road, move.token)
    if (move.type === 'doubleTransport') lay(move.road, move.counter)
    if (move.type === 'exchange') {
      lay(move.road, move.otherCounter)
      lay(move.otherRoad, move.counter)
    }
    const now = recently(entries, 0)
    if (state.open.phase === 'planning') {
      looked++
      expect(now.laidBy).toEqual(laid)
      expect(now.fresh).toEqual(unseen)
    }
    if (move.type === 'travel' || move.type === 'caravan' || move.type === 'magicFlight') {
      expect(now.journey?.seat).toBe(seat)
      expect(now.journey?.legs.at(-1)?.to).toBe(at(state.open.players, seat).boot)
      expect(now.scene).toEqual({ town: at(state.open.players, seat).boot })
    }
  }
  expect(looked).toBeGreaterThan(50)
})
