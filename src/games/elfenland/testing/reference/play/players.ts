import { at, type Chance } from '../../../../../kernel/index.ts'
import { HOME, otherEnd, ROADS, TOWNS } from '../rules/map.ts'
import type { ReferenceMove } from '../rules/moves.ts'
import { laidOn, type Table } from '../rules/table.ts'
import { SEA_MONSTER, TOKENS } from '../rules/transport.ts'

/** Chooses one of the legal moves. It may use hidden information. */
export type Player = (
  table: Table,
  moves: readonly ReferenceMove[],
  random: Chance,
  seat: number,
) => ReferenceMove

export const oneOf = <T>(things: readonly T[], random: Chance): T => at(things, random.below(things.length))

type Preference = (move: ReferenceMove, table: Table, seat: number) => boolean

/** Chooses a kind of move, then a move of this kind. */
const byType: Player = (_table, moves, random) => {
  const type = oneOf([...new Set(moves.map((move) => move.type))], random)
  return oneOf(
    moves.filter((move) => move.type === type),
    random,
  )
}

/** Chooses a move by the first preference that fits, but plays at random once in `randomOneIn` moves. */
const preferring =
  (preferences: readonly Preference[], randomOneIn = 8): Player =>
  (table, moves, random, seat) => {
    if (random.below(randomOneIn) > 0) {
      for (const isPreferred of preferences) {
        const preferred = moves.filter((move) => isPreferred(move, table, seat))
        if (preferred.length > 0) return oneOf(preferred, random)
      }
    }
    return byType(table, moves, random, seat)
  }

const isType =
  (...types: ReferenceMove['type'][]): Preference =>
  ({ type }) =>
    types.includes(type)

/** A raise by one that the player can pay. */
const isModestBid: Preference = (move, { bidding, players }, seat) =>
  move.type === 'bid' && move.gold === bidding.bid + 1 && move.gold <= Math.min(at(players, seat).gold, 4)

const isBeyondMeans: Preference = (move, { players }, seat) =>
  move.type === 'bid' && move.gold === at(players, seat).gold + 1

const laysNoCounter: Preference = (move) => move.type === 'lay' && move.token > 5

const entersNewTown: Preference = (move, { players }, seat) => {
  if (!('road' in move) || (move.type !== 'travel' && move.type !== 'caravan')) return false
  const { town, pieces } = at(players, seat)
  const next = otherEnd(at(ROADS, move.road), town)
  return next !== HOME && !pieces.includes(next)
}

const overObstacle: Preference = (move, table) =>
  (move.type === 'travel' || move.type === 'caravan') && laidOn(table, at(ROADS, move.road)).obstacle

const fliesHome: Preference = (move, { round }) =>
  move.type === 'magicFlight' && TOWNS[move.town] === HOME && round % 2 === 0

const withWizard: Preference = (move) => 'wizard' in move

/** A sea monster next to the boot, so that somebody is likely to meet it. */
const monsterAtHand: Preference = (move, { players }, seat) =>
  move.type === 'lay' &&
  TOKENS[move.token] === SEA_MONSTER &&
  [at(ROADS, move.road).from, at(ROADS, move.road).to].includes(at(players, seat).town)

const isReward =
  (wanted: 'gold' | 'cards'): Preference =>
  (move) =>
    move.type === 'reward' && move.take === wanted

const isBid =
  (gold: number): Preference =>
  (move) =>
    move.type === 'bid' && move.gold === gold

export const PLAYERS = {
  random: byType,
  /** All moves are equally likely, so that hardly any bid can be paid. */
  anyLegal: (_table, moves, random) => oneOf(moves, random),
  /** Buys tokens, casts and lays all of them, and prefers rare kinds of travel. */
  sorcerer: preferring([
    isModestBid,
    isType('doubleTransport', 'exchange'),
    monsterAtHand,
    laysNoCounter,
    isType('lay'),
    withWizard,
    overObstacle,
    entersNewTown,
    isType('travel'),
    isType('takeCard'),
    isReward('gold'),
  ]),
  caravans: preferring([
    isType('caravan'),
    entersNewTown,
    isModestBid,
    isType('lay'),
    isType('drawCard'),
    isReward('cards'),
  ]),
  flyer: preferring([
    withWizard,
    fliesHome,
    isType('magicFlight'),
    overObstacle,
    isType('lay'),
    isType('takeGoldPile'),
    isReward('gold'),
  ]),
  /** Hardly ever moves and keeps every card, so that the piles run out. */
  hoarder: preferring([isType('stop', 'pass', 'drawCard', 'takeCard')], 100),
  reckless: preferring([isBid(300), isBeyondMeans, isType('lay'), isType('travel')], 4),
  pauper: preferring([isBeyondMeans, isType('takeCard'), isType('pass')]),
} satisfies Record<string, Player>

export type PlayerName = keyof typeof PLAYERS

export const PLAYER_NAMES: readonly PlayerName[] = [
  ...(['random', 'anyLegal', 'sorcerer', 'caravans'] as const),
  ...(['flyer', 'hoarder', 'reckless', 'pauper'] as const),
]
