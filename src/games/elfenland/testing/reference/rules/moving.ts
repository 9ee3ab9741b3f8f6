import { at } from '../../../../../kernel/index.ts'
import type { ReferenceChance } from './chance.ts'
import { HOME, isWater, leads, otherEnd, ROADS, type Road, TOWNS } from './map.ts'
import type { TravelMove } from './moves.ts'
import { beginRewardCards, fillOpenCards } from './piles.ts'
import { countEvent, laidOn, type Player, type Table, takeOne } from './table.ts'
import {
  CARDS,
  carriesCaravan,
  choices,
  howMany,
  type Laid,
  price,
  RAFT,
  TRAVEL_CARDS,
  WIZARD,
} from './transport.ts'

const HAND_LIMIT = 4
const GOLD_TO_PASS = 1
const GOLD_TO_FLY = 3

// ------------------------------------------------------------------------------------------------------ Legal moves

const mayPass = (player: Player, laid: Laid): boolean =>
  laid.obstacle && player.hand.includes(WIZARD) && player.gold >= GOLD_TO_PASS

/** All ways to travel a road. A wizard can be used only if there is an obstacle to pass. */
function waysOver(player: Player, road: Road, laid: Laid): TravelMove[] {
  const moves: TravelMove[] = []
  const number = ROADS.indexOf(road)
  const extra = laid.obstacle ? 1 : 0
  for (const card of TRAVEL_CARDS) {
    const cost = price(card, road, player.town, laid)
    if (cost === undefined) continue
    const has = howMany(player.hand, card)
    const by = CARDS.indexOf(card)
    if (has >= cost + extra) moves.push({ type: 'travel', road: number, by })
    if (has >= cost && mayPass(player, laid)) moves.push({ type: 'travel', road: number, by, wizard: true })
  }
  if (carriesCaravan(road, laid)) {
    for (const cards of choices(player.hand, 3 + extra)) {
      moves.push({ type: 'caravan', road: number, cards })
    }
    if (mayPass(player, laid)) {
      for (const cards of choices(player.hand, 3)) {
        moves.push({ type: 'caravan', road: number, cards, wizard: true })
      }
    }
  }
  return moves
}

function flights(player: Player): TravelMove[] {
  if (!player.hand.includes(WIZARD) || player.gold < GOLD_TO_FLY) return []
  return [...TOWNS.entries()]
    .filter(([, name]) => name !== player.town)
    .map(([town]) => ({ type: 'magicFlight', town }))
}

export function travelMoves(table: Table): TravelMove[] {
  const player = at(table.players, table.asked)
  const roads = ROADS.filter((road) => leads(road, player.town))
  const ways = roads.flatMap((road) => waysOver(player, road, laidOn(table, road)))
  return [{ type: 'stop' }, ...ways, ...flights(player)]
}

// ------------------------------------------------------------------------------------------------------ The journey

export function beginJourney(table: Table, seat: number): void {
  table.phase = 'travelling'
  table.asked = seat
  table.hasMoved = false
  table.earned = 0
  table.used = []
}

function pay(table: Table, card: string, count = 1): void {
  for (let i = 0; i < count; i++) {
    takeOne(at(table.players, table.asked).hand, card)
    table.discardPile.push(card)
  }
}

function enter(table: Table, town: string): void {
  const player = at(table.players, table.asked)
  player.town = town
  table.hasMoved = true
  if (town !== HOME && !player.pieces.includes(town)) player.pieces.push(town)
}

/** Like the functions below, returns whether the player's turn is over. */
export function travel(table: Table, move: TravelMove, chance: ReferenceChance): boolean {
  const player = at(table.players, table.asked)
  if (move.type === 'stop') return stop(table, chance)
  if (move.type === 'magicFlight') {
    pay(table, WIZARD)
    player.gold -= GOLD_TO_FLY
    countEvent(table, TOWNS[move.town] === HOME ? 'flightHome' : 'flight')
    if (table.earned === 0 && !table.hasMoved) countEvent(table, 'flightFirst')
    enter(table, at(TOWNS, move.town))
    return false
  }
  const road = at(ROADS, move.road)
  const laid = laidOn(table, road)
  if (move.type === 'travel') {
    const card = at(CARDS, move.by)
    const cost = price(card, road, player.town, laid) ?? Number.NaN
    pay(table, card, cost + (laid.obstacle && !move.wizard ? 1 : 0))
  } else {
    for (const [kind, count] of move.cards.entries()) pay(table, at(CARDS, kind), count)
  }
  if (move.wizard) {
    pay(table, WIZARD)
    player.gold -= GOLD_TO_PASS
  }
  countTravelEvents(table, move, road, laid)
  table.used.push(road.name)
  const town = otherEnd(road, player.town)
  enter(table, town)
  table.earned += (table.values[town] ?? 0) * (laid.goldPiece ? 2 : 1)
  return false
}

/** Counts rare events for the tests. */
function countTravelEvents(table: Table, move: TravelMove, road: Road, laid: Laid): void {
  if (table.used.includes(road.name)) countEvent(table, 'sameRoadAgain')
  if (laid.goldPiece) countEvent(table, 'overAGoldPiece')
  if (laid.doubled) countEvent(table, 'overADoubledRoad')
  const wizard = 'wizard' in move
  if (wizard) countEvent(table, isWater(road) ? 'wizardPassesMonster' : 'wizardPassesTree')
  else if (laid.obstacle) countEvent(table, isWater(road) ? 'overAMonster' : 'overATree')
  if (move.type !== 'caravan') return
  countEvent(table, 'caravan')
  if (wizard) countEvent(table, 'caravanWithWizard')
  else if (laid.obstacle) countEvent(table, 'caravanOfFour')
  if (at(move.cards, CARDS.indexOf(RAFT)) > 0) countEvent(table, 'caravanWithRaft')
  if (laid.doubled) countEvent(table, 'caravanOverADoubledRoad')
}

const hasTooMany = (table: Table): boolean =>
  (!table.elfengold || table.options.handLimit) && at(table.players, table.asked).hand.length > HAND_LIMIT

function stop(table: Table, chance: ReferenceChance): boolean {
  if (!hasTooMany(table)) return afterLimit(table, chance)
  table.phase = 'discarding'
  return false
}

export function discard(table: Table, card: string, chance: ReferenceChance): boolean {
  if (card === WIZARD) countEvent(table, 'wizardDiscarded')
  pay(table, card)
  return hasTooMany(table) ? false : afterLimit(table, chance)
}

// ------------------------------------------------------------------------------------------------------- The reward

function afterLimit(table: Table, chance: ReferenceChance): boolean {
  if (!table.elfengold) return true
  fillOpenCards(table, chance)
  if (!table.hasMoved) {
    countEvent(table, 'stayed')
    return beginRewardCards(table, chance)
  }
  table.phase = 'reward'
  return false
}

export function takeReward(table: Table, take: 'gold' | 'cards', chance: ReferenceChance): boolean {
  if (table.earned === 0) countEvent(table, `rewardOfNothing ${take}`)
  if (take === 'cards') return beginRewardCards(table, chance)
  at(table.players, table.asked).gold += table.earned
  return true
}
