import { expect, it } from 'vitest'
import { at, fastChance, fastSeed, seatsOf, viewOf } from '../../../../kernel/index.ts'
import { gentle } from '../../bot/levels.ts'
import { reachable } from '../../journey/route-finder.ts'
import { travellerOf } from '../../journey/traveller.ts'
import { countTowns, PIECE_TOWNS } from '../../rules/components/map.ts'
import { elfengold } from '../../rules/game.ts'
import { bestJourneyOf } from './best-journey.ts'

const OPTIONS = { townCards: false, freeValues: false, wizards: false, handLimit: true, overbids: true }

it('counts the new towns of one journey, not all towns that different journeys lead to', () => {
  const chance = fastChance(fastSeed(5))
  const state = elfengold.setup(OPTIONS, 3, chance)
  let fewer = 0
  while (!elfengold.result(state.open)) {
    const seat = at(seatsOf(elfengold.waiting(state.open)), 0)
    const { open, own } = viewOf(state, seat)
    if (open.phase === 'moving' && own && !open.moved) {
      const view = { seat, open, own }
      const { legs, towns, gold } = bestJourneyOf(view)
      const { pieces, boot } = at(open.players, seat)
      const entered = legs.reduce((set, { to }) => set | (1 << to), 0) & PIECE_TOWNS & ~pieces
      expect(towns).toBe(countTowns(entered))
      expect(legs.map(({ from }) => from)).toEqual([boot, ...legs.map(({ to }) => to)].slice(0, legs.length))
      expect(gold === 0).toBe(legs.length === 0)
      const within = reachable(travellerOf(view)).towns & PIECE_TOWNS & ~pieces & ~(1 << boot)
      expect(towns).toBeLessThanOrEqual(countTowns(within))
      if (towns < countTowns(within)) fewer++
    }
    elfengold.play(state, seat, gentle.choose(viewOf(state, seat), chance), chance)
  }
  expect(fewer).toBeGreaterThan(3)
})
