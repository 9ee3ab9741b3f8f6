import type { Chance } from '../../../../kernel/index.ts'
import { HOME, otherEnd, ROADS, TOWNS } from './map.ts'
import type { ReferenceMove } from './moves.ts'
import type { Table } from './table.ts'
import { SEA_MONSTER, TOKENS } from './travelling.ts'

/** Chooses one of the legal moves; it may look at everything. */
export type Player = (
  table: Table,
  moves: readonly ReferenceMove[],
  luck: Chance,
  seat: number,
) => ReferenceMove

export const oneOf = <T>(things: readonly T[], luck: Chance): T => things[luck.below(things.length)]

type Liking = (move: ReferenceMove, table: Table, seat: number) => boolean

/** First a kind of move, then a move of this kind. */
const byType: Player = (_table, moves, luck) => {
  const type = oneOf([...new Set(moves.map((move) => move.type))], luck)
  return oneOf(
    moves.filter((move) => move.type === type),
    luck,
  )
}

/** One of those that the first liking likes, else the second, and so on. Now and then it does something else. */
const preferring =
  (likings: readonly Liking[], moods = 8): Player =>
  (table, moves, luck, seat) => {
    if (luck.below(moods) > 0) {
      for (const likes of likings) {
        const liked = moves.filter((move) => likes(move, table, seat))
        if (liked.length > 0) return oneOf(liked, luck)
      }
    }
    return byType(table, moves, luck, seat)
  }

const isType =
  (...types: ReferenceMove['type'][]): Liking =>
  ({ type }) =>
    types.includes(type)

/** A raise by one that can be paid. */
const isModestBid: Liking = (move, { bidding, players }, seat) =>
  move.type === 'bid' && move.gold === bidding.bid + 1 && move.gold <= Math.min(players[seat].gold, 4)

const isBeyondMeans: Liking = (move, { players }, seat) =>
  move.type === 'bid' && move.gold === players[seat].gold + 1

const laysNoCounter: Liking = (move) => move.type === 'lay' && move.token > 5

const entersNewTown: Liking = (move, { players }, seat) => {
  if (!('road' in move) || (move.type !== 'travel' && move.type !== 'caravan')) return false
  const { town, pieces } = players[seat]
  const next = otherEnd(ROADS[move.road], town)
  return next !== HOME && !pieces.includes(next)
}

const overObstacle: Liking = (move, { roads }) =>
  (move.type === 'travel' || move.type === 'caravan') && roads[ROADS[move.road].name].obstacle

const fliesHome: Liking = (move, { round }) =>
  move.type === 'magicFlight' && TOWNS[move.town] === HOME && round % 2 === 0

const withWizard: Liking = (move) => 'wizard' in move

/** A sea monster where the player stands, so that somebody meets it. */
const monsterAtHand: Liking = (move, { players }, seat) =>
  move.type === 'lay' &&
  TOKENS[move.token] === SEA_MONSTER &&
  [ROADS[move.road].from, ROADS[move.road].to].includes(players[seat].town)

const isReward =
  (wanted: 'gold' | 'cards'): Liking =>
  (move) =>
    move.type === 'reward' && move.take === wanted

const isBid =
  (gold: number): Liking =>
  (move) =>
    move.type === 'bid' && move.gold === gold

export const PLAYERS = {
  random: byType,
  /** Every move is as likely as any other, so that nearly every bid cannot be paid. */
  anyLegal: (_table, moves, luck) => oneOf(moves, luck),
  /** Buys what it can, casts and lays all it has, and travels over what is rare. */
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
  /** Never moves and keeps every card, so that the piles run empty. */
  hoarder: preferring([isType('stop', 'pass', 'drawCard', 'takeCard')], 100),
  reckless: preferring([isBid(300), isBeyondMeans, isType('lay'), isType('travel')], 4),
  pauper: preferring([isBeyondMeans, isType('takeCard'), isType('pass')]),
} satisfies Record<string, Player>

export type PlayerName = keyof typeof PLAYERS

export const PLAYER_NAMES: readonly PlayerName[] = [
  ...(['random', 'anyLegal', 'sorcerer', 'caravans'] as const),
  ...(['flyer', 'hoarder', 'reckless', 'pauper'] as const),
]
