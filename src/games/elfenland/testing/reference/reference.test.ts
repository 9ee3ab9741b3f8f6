import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { at, fastChance, fastSeed, type MatchFile, readMatch } from '../../../../kernel/index.ts'
import { sampleSize, TRIES_ALL } from '../../../../kernel/testing/sample-size.ts'
import { optionsIn } from './file.ts'
import { alter, FORGERIES, othersAt, wellFormedMove } from './play/forgeries.ts'
import { gameOf, joined, type Plan, playBoth, type Watch } from './play/games.ts'
import { oneOf, PLAYER_NAMES, type PlayerName } from './play/players.ts'
import { follow, legalMoves, moveText, type ReferenceMove } from './reference.ts'
import { distance, leads, ROADS, TOWNS } from './rules/map.ts'
import { emptyTable, laidOn } from './rules/table.ts'
import type { Laid } from './rules/transport.ts'

const FOLDER = new URL('../../../../../fixtures/elfenland/', import.meta.url)

const DRAGON_AND_ELFCYCLE = { counters: ['dragon', 'elfcycle'], doubled: true }
const DRAGON_AND_TREE = { counters: ['dragon'], obstacle: true }

const range = (length: number): number[] => Array.from({ length }, (_, i) => i)

const seated = (seats: number, ...names: PlayerName[]): PlayerName[] =>
  range(seats).map((seat) => at(names, seat % names.length))

/** Plays games with both implementations and counts their rare events. */
function eventsIn(plans: readonly Plan[], watch?: Watch): Map<string, number> {
  const events = new Map<string, number>()
  for (const plan of plans) {
    const { table } = playBoth(plan, watch)
    for (const [name, count] of Object.entries(table.events))
      events.set(name, (events.get(name) ?? 0) + count)
  }
  return events
}

/** Only all games together have all of the rare events. */
function expectEvents(events: Map<string, number>, ...names: readonly string[]): void {
  if (!TRIES_ALL) return
  for (const name of names) expect(events.get(name) ?? 0, `how often ${name} happened`).toBeGreaterThan(0)
}

describe('the reference by itself', () => {
  const options = optionsIn({ wizards: true }, true)
  const cases: [string, string, Partial<Laid>, string[], string[]][] = [
    ['virst', 'virst-ixara river', { obstacle: true }, ['raft 2'], ['raft 1']],
    ['ixara', 'virst-ixara river', { obstacle: true }, ['raft 3'], ['raft 2']],
    ['virst', 'elvenhold-virst lake', { obstacle: true }, ['raft 3', 'raft 2, elven wizard 1'], ['raft 2']],
    [
      'ixara',
      'ixara-lapphalia wood',
      DRAGON_AND_ELFCYCLE,
      ['dragon 2', 'elfcycle 1', 'unicorn 3'],
      ['dragon 1'],
    ],
    ['feodor', 'feodor-lapphalia wood', DRAGON_AND_TREE, ['dragon 3', 'raft 4'], ['dragon 2', 'raft 3']],
    [
      'kihromah',
      'dagamura-kihromah wood',
      { counters: ['magic cloud'] },
      ['magic cloud 2'],
      ['magic cloud 1'],
    ],
  ]
  test.each(cases)('has the prices of the rules page: %s, %s', (town, road, lies, enough, tooFew) => {
    const table = emptyTable(true, options, 2)
    table.phase = 'travelling'
    table.asked = 0
    at(table.players, 0).town = town
    Object.assign(laidOn(table, { name: road }), lies)
    const number = ROADS.findIndex(({ name }) => name === road)
    const ways = (hand: string): number => {
      at(table.players, 0).hand = hand.split(', ').flatMap((cards) => {
        const [, card = '', count] = /^(.*) (\d)$/.exec(cards) ?? []
        return range(Number(count)).map(() => card)
      })
      return legalMoves(table, 0).filter((move) => 'road' in move && move.road === number).length
    }
    expect(enough.filter((hand) => ways(hand) === 0)).toEqual([])
    expect(tooFew.filter((hand) => ways(hand) > 0)).toEqual([])
  })

  test('has the distances of the rules page', () => {
    const roadsOf = (town: string) => ROADS.filter((road) => leads(road, town)).length
    expect(TOWNS.filter((town) => roadsOf(town) === 1)).toEqual(['kihromah'])
    expect(Math.max(...TOWNS.flatMap((one) => TOWNS.map((other) => distance(one, other))))).toBe(6)
  })
})

describe('the reference follows the recorded games', () => {
  const names = readdirSync(FOLDER)

  test('with more than fifty of them', () => expect(names.length).toBeGreaterThan(50))

  test.each(names)('%s', (name) => {
    const file: MatchFile = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))
    const { result, scores } = follow(file)
    expect(result).toEqual(file.result)
    for (const [seat, { score, parts, tieBreak }] of (file.result?.seats ?? []).entries()) {
      expect(scores[seat]).toMatchObject({ total: score, ...parts, ...tieBreak })
    }
  })
})

describe('our rules and the reference agree at every decision', () => {
  test('of games of Elfenland', () => {
    const names: PlayerName[] = ['random', 'anyLegal', 'sorcerer', 'caravans']
    const plans = range(sampleSize(30)).map((seed): Plan => {
      const players = range(2 + (seed % 5)).map((seat) => at(names, (seed + seat) % 4))
      const options = { rounds: seed % 3 === 0 ? 3 : 4, townCards: seed % 2 === 0 }
      return { game: 'elfenland', seed, players, options }
    })
    expectEvents(
      eventsIn(plans),
      ...['laid tree obstacle', 'overATree', 'caravan', 'caravanOfFour', 'caravanWithRaft', 'sameRoadAgain'],
      ...['keptHidden', 'severalPlayersKeep', 'keepsAllTokens', 'nobodyHasToChoose', 'passedAutomatically'],
      ...['tieBroken'],
    )
  })

  test('of games of Elfengold with all variants', () => {
    const plans = range(sampleSize(32)).map((seed): Plan => {
      const random = fastChance(fastSeed(seed, 3))
      const players = range(2 + (seed % 5)).map(() => oneOf(PLAYER_NAMES, random))
      const [townCards, freeValues, wizards] = [0, 1, 2].map((bit) => Math.floor(seed / 2 ** bit) % 2 === 1)
      const options = { townCards, freeValues, wizards, handLimit: seed % 3 > 0, overbids: seed % 4 > 0 }
      return { game: 'elfengold', seed, players, options }
    })
    expectEvents(
      eventsIn(plans),
      ...['goldPileTaken', 'goldTurnedByDraw', 'goldTurnedByReplacing', 'goldTurnedInReward', 'reshuffle'],
      ...['goldTurnedAgainInReward', 'twoEqualTokens', 'takenForOne', 'lastOnePassed', 'unsold'],
      ...['winnerCannotPay', 'soldAfterFailedPayment', 'laid gold piece', 'overAGoldPiece'],
      ...['laid sea monster', 'keptHidden', 'severalPlayersKeep', 'stayed', 'tieBroken'],
    )
  })

  test('of games with many spells, obstacles and caravans', () => {
    const plans = range(sampleSize(10)).map((seed): Plan => {
      const players = seated(2 + (seed % 5), 'sorcerer', 'sorcerer', seed % 3 === 0 ? 'caravans' : 'sorcerer')
      return { game: 'elfengold', seed, players, options: { overbids: false, freeValues: seed % 2 === 0 } }
    })
    expectEvents(
      eventsIn(plans),
      ...['doubled', 'doubledWithMoreOnIt', 'laidOnDoubled', 'overADoubledRoad', 'caravanOverADoubledRoad'],
      ...['exchange', 'exchangeOnDoubled', 'overAMonster', 'overATree', 'caravanOfFour', 'caravanWithRaft'],
      ...['nothingFits', 'passedAutomatically', 'nobodyHasGold'],
    )
  })

  test('of games with wizards that pass obstacles and fly', () => {
    const plans = range(sampleSize(14)).map((seed): Plan => {
      const players = seated(2 + (seed % 4), 'sorcerer', 'flyer')
      const options = { wizards: true, overbids: false, handLimit: seed % 2 === 0, townCards: seed % 3 === 0 }
      return { game: 'elfengold', seed, players, options }
    })
    expectEvents(
      eventsIn(plans),
      ...['wizardPassesTree', 'wizardPassesMonster', 'caravanWithWizard', 'wizardDiscarded'],
      ...['flight', 'flightFirst', 'flightHome', 'rewardOfNothing gold', 'rewardOfNothing cards'],
    )
  })

  test('of games in which the piles run out', () => {
    const plans = range(sampleSize(6)).map((seed): Plan => {
      const mixed: PlayerName[] = ['hoarder', 'hoarder', 'sorcerer', 'hoarder', 'hoarder', 'caravans']
      const players = seed % 2 === 0 ? seated(6, 'hoarder') : mixed
      const options = { handLimit: false, wizards: seed % 3 === 0, overbids: false }
      return { game: 'elfengold', seed, players, options }
    })
    expectEvents(
      eventsIn(plans),
      ...['reshuffle', 'openPlaceStaysEmpty', 'lostDraw', 'lostRewardCard', 'rewardCardNotFromThePile'],
      ...['goldPileTaken', 'goldTurnedAgainInReward', 'poolDownToTwelve'],
    )
  })

  test('of games in which all players run out of gold', () => {
    const plans = range(sampleSize(6)).map((seed): Plan => {
      const players = seated(2 + (seed % 3), 'pauper', 'reckless')
      return { game: 'elfengold', seed, players, options: { townCards: seed === 0 } }
    })
    expectEvents(
      eventsIn(plans),
      ...['nobodyHasGold', 'winnerCannotPay', 'winnerHasNothing', 'nobodyLeftToBid', 'onlyPassingLeft'],
      ...['soldAfterFailedPayment', 'sharedWin'],
    )
  })

  test.each([
    { game: 'elfenland', options: {} },
    { game: 'elfenland', options: { townCards: true } },
    { game: 'elfengold', options: {} },
    { game: 'elfengold', options: { townCards: true, freeValues: true, wizards: true } },
  ] as const)(
    'of a game of $game that ends early because a player has all pieces: $options',
    ({ game, options }) => {
      const { file, table } = playBoth({ game, seed: 3, players: seated(3, 'random'), options, isTour: true })
      expect(table.events.allPiecesEarly).toBe(1)
      expect(at(table.players, 0).pieces).toHaveLength(20)
      expect(faultOf(file)).toBe('')
      expect(referenceFaultOf(file)).toBe('')
    },
  )

  test('of games whose moves are sent one by one or as whole journeys', () => {
    for (const plan of PLANS_TO_FORGE) {
      const { file } = playBoth(plan)
      const lists = joined(file)
      expect(lists.log.length).toBeLessThan(file.log.length)
      for (const sent of [file, lists]) {
        expect(faultOf(sent)).toBe('')
        expect(follow(sent).result).toEqual(file.result)
      }
    }
  })
})

describe('our rules accept exactly the moves that the reference lists', () => {
  const plans = range(sampleSize(12)).map((seed): Plan => {
    const players = seated(2 + (seed % 3), 'sorcerer', 'random', 'flyer')
    if (seed % 3 === 0) return { game: 'elfenland', seed, players }
    return {
      game: 'elfengold',
      seed,
      players,
      options: { wizards: seed % 2 === 0, overbids: seed % 3 === 1 },
    }
  })

  test.each(plans)('$game, seed $seed', (plan) => {
    const random = fastChance(fastSeed(plan.seed, 7))
    let [accepted, refused] = [0, 0]
    playBoth(plan, ({ table, legal, seat, refuses }) => {
      const legalTexts = new Set(legal.map(moveText))
      for (const _ of range(10)) {
        const by = random.below(8) === 0 ? random.below(table.players.length) : seat
        const move =
          random.below(3) === 0 ? wellFormedMove(random) : (alter(oneOf(legal, random), random) ?? legal[0])
        const isLegal = (by === seat ? legalTexts : new Set(legalMoves(table, by).map(moveText))).has(
          moveText(move),
        )
        if (refuses(by, move) === isLegal) {
          expect.unreachable(`round ${table.round}: seat ${by}, legal ${isLegal}: ${JSON.stringify(move)}`)
        }
        if (isLegal) accepted += 1
        else refused += 1
      }
    })
    expect(Math.min(accepted, refused)).toBeGreaterThan(100)
  })
})

// --------------------------------------------------------------------------------------------------- Forged files

const PLANS_TO_FORGE: readonly Plan[] = [
  { game: 'elfenland', seed: 1, players: ['random', 'sorcerer'], options: { townCards: true } },
  { game: 'elfengold', seed: 2, players: ['sorcerer', 'random', 'flyer'], options: { wizards: true } },
  { game: 'elfenland', seed: 3, players: ['caravans', 'random', 'sorcerer'], options: { rounds: 3 } },
  { game: 'elfengold', seed: 4, players: ['pauper', 'sorcerer'], options: { townCards: true } },
]

/** The place where the kernel finds a fault, such as `log[12].moves[0]`; empty if it finds none. */
function faultOf(file: MatchFile): string {
  const read = readMatch(JSON.stringify(file), gameOf)
  return read.ok ? '' : read.problem.place.replace(/(moves\[\d+\]).*/, '$1')
}

/** The place where the reference finds a fault. */
function referenceFaultOf(file: MatchFile): string {
  try {
    follow(JSON.parse(JSON.stringify(file)))
    return ''
  } catch (error) {
    return String(error).replace(/^Error: (\S+): .*$/s, '$1')
  }
}

describe('the kernel and the reference find the same fault in a forged file', () => {
  const games: { file: MatchFile; others: ReferenceMove[][] }[] = []

  beforeAll(() => {
    for (const plan of PLANS_TO_FORGE) {
      const { file: oneByOne } = playBoth(plan)
      for (const file of [oneByOne, joined(oneByOne)]) {
        const others: ReferenceMove[][] = []
        follow(file, othersAt(file, others))
        games.push({ file, others })
      }
    }
  })

  test.each(Object.entries(FORGERIES))('%s', (name, forge) => {
    const random = fastChance(fastSeed(name.length, 6))
    let refused = 0
    // Every fifth round still covers every file, with and without its seed.
    for (const round of range(48).filter((round) => TRIES_ALL || round % 5 === 0)) {
      const { file, others } = at(games, round % games.length)
      const forged = structuredClone(file)
      // Without the seed, a file is checked only against its own answers, so a fault may show up later.
      if (round % 16 >= 8) delete forged.seed
      if (!forge(forged, others, random)) continue
      const fault = faultOf(forged)
      expect(referenceFaultOf(forged), `round ${round}`).toBe(fault)
      if (fault !== '') refused += 1
    }
    expect(refused).toBeGreaterThan(0)
  })
})
