import { expect, it } from 'vitest'
import { at } from '../../../../../kernel/index.ts'
import { roadNamed } from '../../../rules/components/map.ts'
import { SEA_MONSTER, TREE_OBSTACLE } from '../../../rules/components/tokens.ts'
import { card, type Setting, tableAt } from '../../../testing/position.ts'
import { hindrancesOf } from './hindrance.ts'
import { layEffectsOf } from './lay-effects.ts'

const PLAIN = 'elvenhold-lapphalia-plain'
const FERRY = 'elvenhold-virst-lake'

function viewAt(setting: Setting, change: (state: ReturnType<typeof tableAt>) => void = () => undefined) {
  const state = tableAt('planning', { game: 'elfenland', ...setting })
  change(state)
  return { seat: 0, open: state.open, own: at(state.own, 0) }
}

it('an obstacle hinders those whose cheapest way to a missing town becomes dearer', () => {
  const view = viewAt({
    players: [
      { tokens: { treeObstacle: 1 }, hand: { dragon: 1 } },
      { hand: { dragon: 8 } },
      { boot: 'wylhien', hand: { dragon: 8 } },
      { pieces: 'all', hand: { dragon: 8 } },
    ],
    roads: { [PLAIN]: ['dragon'] },
  })
  const road = roadNamed(PLAIN)
  const hindered = hindrancesOf(view, [road]).get(road)
  // Seat 1 starts at the road; seat 2 is far away; seat 3 has all its pieces; seat 0 comes last, and loses the town.
  expect(hindered?.map(({ seat }) => seat)).toEqual([1, 0])
  expect(hindered?.at(-1)).toEqual({ seat: 0, towns: 1, lost: 1 })
})

it('a sea monster where another way costs the same hinders nobody', () => {
  const players = [{ tokens: { seaMonster: 1 }, hand: { raft: 8 } }, { hand: { raft: 8 } }]
  const view = viewAt({ players })
  const [ferry, detour] = [roadNamed(FERRY), roadNamed('strykhaven-virst-lake')]
  const hindered = hindrancesOf(view, [ferry, detour])
  expect(hindered.get(detour)).toBeUndefined()
  expect(hindered.get(ferry)?.map(({ seat }) => seat)).toEqual([1, 0])
  expect(
    layEffectsOf(view, SEA_MONSTER, [{ type: 'lay', token: SEA_MONSTER, road: ferry, hidden: false }]),
  ).toEqual(new Map([[ferry, { kind: 'hinders', whom: hindered.get(ferry) }]]))
})

it('a rival with too few cards, or known to hold other cards, is not hindered', () => {
  const road = roadNamed(PLAIN)
  const rival = (hand: object, seen: Partial<Record<'raft', number>> = {}) => {
    const view = viewAt(
      { players: [{ tokens: { treeObstacle: 1 } }, { hand }], roads: { [PLAIN]: ['trollWagon'] } },
      ({ open }) => {
        at(open.players, 1).seenCards[card('raft')] = seen.raft ?? 0
      },
    )
    const action = { type: 'lay' as const, token: TREE_OBSTACLE, road, hidden: false }
    return layEffectsOf(view, TREE_OBSTACLE, [action]).get(road)
  }
  expect(rival({})).toBeUndefined()
  expect(rival({ raft: 1 })).toMatchObject({ whom: [{ seat: 1 }] })
  expect(rival({ raft: 1 }, { raft: 1 })).toBeUndefined()
})

it('what is said of a rival does not depend on their hand', () => {
  const road = roadNamed(PLAIN)
  const hindered = (hand: object) =>
    hindrancesOf(
      viewAt({ players: [{ tokens: { treeObstacle: 1 } }, { hand }], roads: { [PLAIN]: ['dragon'] } }),
      [road],
    )
  expect(hindered({ dragon: 6 })).toEqual(hindered({ raft: 3, giantPig: 3 }))
})
