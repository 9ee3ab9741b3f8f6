import { at, type Chance } from '../../../kernel/index.ts'
import { caravansFrom } from '../rules/components/caravans.ts'
import { ROADS_AT } from '../rules/components/map.ts'
import type { Move } from '../rules/moves.ts'

/** A move as text, independent of the order of its fields. */
export const moveKey = (move: Move): string =>
  JSON.stringify(Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1)))

const range = (length: number): number[] => Array.from({ length }, (_, i) => i)
const BOTH = [false, true]
const CARAVANS = [3, 4].flatMap((size) => caravansFrom([4, 4, 4, 4, 4, 4, 4], size))

function* listEveryMove(): Generator<Move> {
  yield { type: 'pass' }
  yield { type: 'stop' }
  yield { type: 'drawCounter' }
  yield { type: 'drawCard' }
  yield { type: 'takeGoldPile' }
  yield { type: 'reward', take: 'gold' }
  yield { type: 'reward', take: 'cards' }
  for (const place of range(7)) {
    yield { type: 'takeCounter', place }
    yield { type: 'takeCard', place }
  }
  for (const card of range(10)) yield { type: 'discard', card }
  for (const gold of range(303)) yield { type: 'bid', gold }
  for (const town of range(22)) yield { type: 'magicFlight', town }
  for (const token of range(12)) {
    yield { type: 'show', token }
    for (const hidden of BOTH) yield { type: 'keep', token, hidden }
  }
  for (const road of range(49)) {
    for (const hidden of BOTH) {
      for (const token of range(12)) yield { type: 'lay', token, road, hidden }
      for (const counter of range(7)) {
        for (const counterHidden of BOTH)
          yield { type: 'doubleTransport', hidden, road, counter, counterHidden }
      }
    }
    for (const by of range(8)) {
      yield { type: 'travel', road, by }
      yield { type: 'travel', road, by, wizard: true }
    }
    for (const cards of CARAVANS) {
      yield { type: 'caravan', road, cards }
      yield { type: 'caravan', road, cards, wizard: true }
    }
  }
  for (const road of range(35)) {
    for (const otherRoad of range(35)) {
      for (const counter of range(6)) {
        for (const otherCounter of range(6)) {
          for (const hidden of BOTH)
            yield { type: 'exchange', hidden, road, counter, otherRoad, otherCounter }
        }
      }
    }
  }
}

/** Every possible move, and some just out of range. */
export const EVERY_MOVE: readonly Move[] = [...listEveryMove()]

/** A well-shaped move with random numbers in it. */
export function anyMove(chance: Chance): Move {
  const hidden = chance.below(2) === 0
  const road = chance.below(48)
  const token = chance.below(11)
  const counter = chance.below(6)
  const wizard = chance.below(2) === 0 ? ({ wizard: true } as const) : {}
  const moves: Move[] = [
    { type: 'lay', token, road, hidden },
    { type: 'lay', token: counter, road, hidden },
    { type: 'travel', road, by: chance.below(7), ...wizard },
    { type: 'caravan', road, cards: at(CARAVANS, chance.below(CARAVANS.length)), ...wizard },
    { type: 'keep', token, hidden },
    { type: 'show', token },
    { type: 'discard', card: chance.below(8) },
    { type: 'magicFlight', town: chance.below(ROADS_AT.length) },
    { type: 'bid', gold: chance.below(30) },
    { type: 'takeCard', place: chance.below(3) },
    { type: 'takeCounter', place: chance.below(5) },
    { type: 'doubleTransport', hidden, road, counter, counterHidden: chance.below(2) === 0 },
    { type: 'exchange', hidden, road, counter, otherRoad: chance.below(48), otherCounter: chance.below(6) },
    { type: 'pass' },
    { type: 'stop' },
  ]
  return at(moves, chance.below(moves.length))
}
