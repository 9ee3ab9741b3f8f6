import { describe, expect, test } from 'vitest'
import { at, sum } from '../../../../kernel/index.ts'
import {
  caravan,
  card,
  legal,
  legalOf,
  play,
  playAll,
  stop,
  tableAt,
  townsOf,
  travel,
} from '../../testing/position.ts'
import { roadNamed, townNamed } from '../components/map.ts'

describe('moving', () => {
  test('a land road with a counter costs cards of its kind, which go to the discard pile', () => {
    const state = tableAt('moving', {
      game: 'elfenland',
      players: [{ boot: 'elvenhold', hand: { giantPig: 2, dragon: 1 } }, {}],
      roads: { 'beata-elvenhold-plain': ['giantPig'] },
    })
    expect(play(state, 0, travel('beata-elvenhold-plain', 'dragon'))).toBe('noCounterThere')
    expect(play(state, 0, travel('beata-elvenhold-plain', 'giantPig'))).toBeUndefined()
    expect(at(state.own, 0).hand[card('giantPig')]).toBe(1)
    expect(at(state.open.players, 0).cards).toBe(2)
    expect(state.open.discard[card('giantPig')]).toBe(1)
    expect(at(state.open.players, 0).boot).toBe(townNamed('beata'))
  })

  test('players take their piece in every town they enter or pass through; there is none in Elvenhold', () => {
    const state = tableAt('moving', {
      game: 'elfenland',
      players: [{ boot: 'beata', hand: { giantPig: 4 } }, {}],
      roads: { 'beata-elvenhold-plain': ['giantPig'], 'elvenhold-lapphalia-plain': ['giantPig'] },
    })
    playAll(state, 0, [
      travel('beata-elvenhold-plain', 'giantPig'),
      travel('elvenhold-lapphalia-plain', 'giantPig'),
      travel('elvenhold-lapphalia-plain', 'giantPig'),
      travel('beata-elvenhold-plain', 'giantPig'),
    ])
    expect(at(state.open.players, 0).pieces).toBe(townsOf(['lapphalia', 'beata']))
  })

  test('case 6: Dag’Amura to Kihromah and back with a magic cloud costs four cards, the full price each time', () => {
    const setting = (magicCloud: number) =>
      tableAt('moving', {
        players: [{ boot: 'dagamura', hand: { magicCloud } }, {}],
        roads: { 'dagamura-kihromah-wood': ['magicCloud'] },
      })
    const there = travel('dagamura-kihromah-wood', 'magicCloud')
    const state = setting(4)
    playAll(state, 0, [there, there])
    expect(state.open.players[0]).toMatchObject({ boot: townNamed('dagamura'), cards: 0 })
    const poor = setting(3)
    playAll(poor, 0, [there])
    expect(play(poor, 0, there)).toBe('notEnoughCards')
  })

  test('case 6: Feodor to Lapphalia with a dragon and a tree costs three dragons', () => {
    const setting = (dragon: number) =>
      tableAt('moving', {
        players: [{ boot: 'feodor', hand: { dragon } }, {}],
        roads: { 'feodor-lapphalia-wood': ['dragon', 'obstacle'] },
      })
    expect(play(setting(2), 0, travel('feodor-lapphalia-wood', 'dragon'))).toBe('notEnoughCards')
    const state = setting(3)
    expect(play(state, 0, travel('feodor-lapphalia-wood', 'dragon'))).toBeUndefined()
    expect(at(state.open.players, 0).cards).toBe(0)
  })

  test('case 1: Virst to Ixara with a sea monster costs two rafts, and the way back three', () => {
    const state = tableAt('moving', {
      players: [{ boot: 'virst', hand: { raft: 5 } }, {}],
      roads: { 'virst-ixara-river': ['obstacle'] },
    })
    const river = travel('virst-ixara-river', 'raft')
    playAll(state, 0, [river])
    expect(at(state.open.players, 0).cards).toBe(3)
    playAll(state, 0, [river])
    expect(at(state.open.players, 0).cards).toBe(0)
  })

  test('case 1: a ferry line with a sea monster costs three rafts', () => {
    const ferry = travel('grangor-parundia-lake', 'raft')
    const setting = (raft: number) =>
      tableAt('moving', {
        players: [{ boot: 'grangor', hand: { raft } }, {}],
        roads: { 'grangor-parundia-lake': ['obstacle'] },
      })
    expect(play(setting(2), 0, ferry)).toBe('notEnoughCards')
    expect(play(setting(3), 0, ferry)).toBeUndefined()
  })

  test('case 2: under double transport, Ixara to Lapphalia costs dragons, an elfcycle or a caravan', () => {
    const state = tableAt('moving', {
      players: [{ boot: 'ixara', hand: { dragon: 2, elfcycle: 1 } }, {}],
      roads: { 'ixara-lapphalia-wood': ['dragon', 'elfcycle'] },
    })
    expect(legal(state, 0)).toEqual([
      stop,
      travel('ixara-lapphalia-wood', 'elfcycle'),
      travel('ixara-lapphalia-wood', 'dragon'),
      caravan('ixara-lapphalia-wood', { dragon: 2, elfcycle: 1 }),
    ])
    for (const [move, cards] of [
      [travel('ixara-lapphalia-wood', 'dragon'), 1],
      [travel('ixara-lapphalia-wood', 'elfcycle'), 2],
      [caravan('ixara-lapphalia-wood', { dragon: 2, elfcycle: 1 }), 0],
    ] as const) {
      const copy = structuredClone(state)
      expect(play(copy, 0, move)).toBeUndefined()
      expect(at(copy.open.players, 0).cards).toBe(cards)
    }
  })

  test('case 3: Feodor, Throtmanni, Al’Baran, Parundia earns 14', () => {
    const state = tableAt('moving', {
      players: [{ boot: 'feodor', hand: { dragon: 3 } }, {}],
      roads: {
        'feodor-throtmanni-desert': ['dragon'],
        'albaran-throtmanni-desert': ['dragon'],
        'albaran-parundia-desert': ['dragon'],
      },
    })
    playAll(state, 0, [
      travel('feodor-throtmanni-desert', 'dragon'),
      travel('albaran-throtmanni-desert', 'dragon'),
      travel('albaran-parundia-desert', 'dragon'),
    ])
    expect(state.open.earned).toBe(14)
  })

  test('case 3: Feodor to Dag’Amura over a gold piece earns 8, each time', () => {
    const state = tableAt('moving', {
      players: [{ boot: 'feodor', hand: { dragon: 3 } }, {}],
      roads: { 'dagamura-feodor-desert': ['dragon', 'goldPiece'] },
    })
    const desert = travel('dagamura-feodor-desert', 'dragon')
    playAll(state, 0, [desert])
    expect(state.open.earned).toBe(8)
    playAll(state, 0, [desert, desert])
    expect(state.open.earned).toBe(8 + 8 + 8)
  })

  test('every visit pays, the start town only when entered again; Elvenhold pays nothing', () => {
    const state = tableAt('moving', {
      players: [{ boot: 'beata', hand: { giantPig: 2 } }, {}],
      roads: { 'beata-elvenhold-plain': ['giantPig'] },
    })
    playAll(state, 0, [travel('beata-elvenhold-plain', 'giantPig')])
    expect(state.open.earned).toBe(0)
    playAll(state, 0, [travel('beata-elvenhold-plain', 'giantPig')])
    expect(state.open.earned).toBe(2)
  })

  test('only roads at the boot can be used', () => {
    const state = tableAt('moving', {
      players: [{ boot: 'elvenhold', hand: { raft: 5 } }, {}],
    })
    expect(play(state, 0, travel('virst-ixara-river', 'raft'))).toBe('notAtYourBoot')
    expect(play(state, 0, { type: 'travel', road: 48, by: 6 })).toBe('noSuchRoad')
  })

  test('rivers and ferry lines need no counter; a river costs one raft downstream and two upstream', () => {
    const state = tableAt('moving', { game: 'elfenland', players: [{ hand: { raft: 1 } }, {}] })
    expect(legal(state, 0)).toEqual([stop, travel('elvenhold-rivinia-river', 'raft')])
    const two = tableAt('moving', { game: 'elfenland', players: [{ hand: { raft: 2 } }, {}] })
    expect(legalOf(two, 0, 'travel').map(({ road }) => road)).toEqual(
      [
        'beata-elvenhold-river',
        'elvenhold-rivinia-river',
        'elvenhold-strykhaven-lake',
        'elvenhold-virst-lake',
      ]
        .map(roadNamed)
        .sort((a, b) => a - b),
    )
  })

  test('players may stop at once and anywhere, and use counters laid by anyone', () => {
    const state = tableAt('moving', {
      game: 'elfenland',
      players: [{}, { hand: { dragon: 1 } }],
      roads: { 'beata-elvenhold-plain': ['dragon'] },
    })
    expect(play(state, 0, stop)).toBeUndefined()
    expect(play(state, 0, stop)).toBe('notYourMove')
    expect(play(state, 1, travel('beata-elvenhold-plain', 'dragon'))).toBeUndefined()
  })

  test('players move in turn order, beginning with the start player', () => {
    const state = tableAt('moving', { game: 'elfenland', players: [{}, {}, {}], start: 2, round: 4 })
    const order: number[] = []
    for (let i = 0; i < 3; i++) {
      order.push(state.open.turn)
      playAll(state, state.open.turn, [stop])
    }
    expect(order).toEqual([2, 0, 1])
    expect(state.open.phase).toBe('over')
  })
})

describe('a caravan', () => {
  const hand = { giantPig: 2, elfcycle: 1, raft: 2 } as const

  test('is any three cards, including rafts, on a land road with a counter; every choice is listed', () => {
    const state = tableAt('moving', {
      game: 'elfenland',
      players: [{ boot: 'elvenhold', hand }, {}],
      roads: { 'elvenhold-ergeren-wood': ['unicorn'] },
    })
    const choices = legalOf(state, 0, 'caravan')
    expect(choices).toEqual([
      caravan('elvenhold-ergeren-wood', { elfcycle: 1, raft: 2 }),
      caravan('elvenhold-ergeren-wood', { giantPig: 1, raft: 2 }),
      caravan('elvenhold-ergeren-wood', { giantPig: 1, elfcycle: 1, raft: 1 }),
      caravan('elvenhold-ergeren-wood', { giantPig: 2, raft: 1 }),
      caravan('elvenhold-ergeren-wood', { giantPig: 2, elfcycle: 1 }),
    ])
    expect(play(state, 0, at(choices, 0))).toBeUndefined()
    expect(at(state.own, 0).hand).toEqual([2, 0, 0, 0, 0, 0, 0, 0])
    expect(sum(state.open.discard)).toBe(3)
  })

  test('may be used even if one card of the counter’s kind would do', () => {
    const state = tableAt('moving', {
      game: 'elfenland',
      players: [{ boot: 'elvenhold', hand: { giantPig: 3 } }, {}],
      roads: { 'elvenhold-ergeren-wood': ['giantPig'] },
    })
    expect(play(state, 0, caravan('elvenhold-ergeren-wood', { giantPig: 3 }))).toBeUndefined()
  })

  test('costs four cards on a road with a tree', () => {
    const state = tableAt('moving', {
      game: 'elfenland',
      players: [{ boot: 'elvenhold', hand }, {}],
      roads: { 'elvenhold-ergeren-wood': ['unicorn', 'obstacle'] },
    })
    expect(play(state, 0, caravan('elvenhold-ergeren-wood', { giantPig: 2, elfcycle: 1 }))).toBe(
      'wrongCaravan',
    )
    expect(legalOf(state, 0, 'caravan').every(({ cards }) => sum(cards) === 4)).toBe(true)
    expect(play(state, 0, caravan('elvenhold-ergeren-wood', { giantPig: 2, raft: 2 }))).toBeUndefined()
  })

  test('cannot use water or a land road without a counter', () => {
    const state = tableAt('moving', { game: 'elfenland', players: [{ boot: 'elvenhold', hand }, {}] })
    const cards = { giantPig: 2, elfcycle: 1 }
    expect(play(state, 0, caravan('elvenhold-rivinia-river', cards))).toBe('noCounterThere')
    expect(play(state, 0, caravan('elvenhold-virst-lake', cards))).toBe('noCounterThere')
    expect(play(state, 0, caravan('elvenhold-ergeren-wood', cards))).toBe('noCounterThere')
  })

  test('can be paid only with cards in the hand', () => {
    const state = tableAt('moving', {
      players: [{ boot: 'elvenhold', hand }, {}],
      roads: { 'elvenhold-ergeren-wood': ['unicorn'] },
    })
    expect(play(state, 0, caravan('elvenhold-ergeren-wood', { dragon: 3 }))).toBe('notEnoughCards')
    expect(play(state, 0, { type: 'caravan', road: 11, cards: [3, 1, -1, 0, 0, 0, 0] })).toBe('wrongCaravan')
  })
})
