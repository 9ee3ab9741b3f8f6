import { expect, it } from 'vitest'
import { at, fastChance, fastSeed, seatsOf, viewOf } from '../../../../kernel/index.ts'
import { gentle } from '../../bot/levels.ts'
import { reachable } from '../../journey/route-finder.ts'
import { travellerOf } from '../../journey/traveller.ts'
import { countTowns } from '../../rules/components/map.ts'
import { elfenland } from '../../rules/game.ts'
import { tried } from './draft.ts'
import { gainsOf } from './gains.ts'

it('gives for each road the number of towns that laying the counter there brings into reach', () => {
  const chance = fastChance(fastSeed(3))
  const state = elfenland.setup({ rounds: 3, townCards: false }, 3, chance)
  let found = 0
  while (!elfenland.result(state.open)) {
    const seat = at(seatsOf(elfenland.waiting(state.open)), 0)
    const { open, own } = viewOf(state, seat)
    if (open.phase === 'planning' && own && found < 40) {
      const view = { seat, open, own }
      const token = at(open.players, seat).tokens.findIndex((n, kind) => n > 0 && kind < 6)
      const gains = token < 0 ? new Map() : gainsOf(view, token)
      for (const [road, n] of gains) {
        const after = tried(view, { type: 'lay', token, road, hidden: false })
        if (!after) throw new Error(`${token} may not lie on ${road}`)
        const more = reachable(travellerOf(after)).towns & ~reachable(travellerOf(view)).towns
        expect(n).toBe(countTowns(more))
        found++
      }
    }
    elfenland.play(state, seat, gentle.choose(viewOf(state, seat), chance), chance)
  }
  expect(found).toBeGreaterThan(10)
})
