import type { Luck } from './chance.ts'
import { HOME, isWater, leads, otherEnd, ROADS, type Road, TOWNS } from './map.ts'
import type { TravelMove } from './moves.ts'
import { beginRewardCards, fillOpenCards } from './piles.ts'
import { type Player, sight, type Table, takeOne } from './table.ts'
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
} from './travelling.ts'

const HAND_LIMIT = 4
const GOLD_TO_PASS = 1
const GOLD_TO_FLY = 3

// ------------------------------------------------------------------------------------------------- What may be done

const mayPass = (player: Player, laid: Laid): boolean =>
  laid.obstacle && player.hand.includes(WIZARD) && player.gold >= GOLD_TO_PASS

/** With what and how a road can be used: the wizard only where there is an obstacle to pass. */
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
  const player = table.players[table.asked]
  const roads = ROADS.filter((road) => leads(road, player.town))
  const ways = roads.flatMap((road) => waysOver(player, road, table.roads[road.name]))
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
    takeOne(table.players[table.asked].hand, card)
    table.discardPile.push(card)
  }
}

function enter(table: Table, town: string): void {
  const player = table.players[table.asked]
  player.town = town
  table.hasMoved = true
  if (town !== HOME && !player.pieces.includes(town)) player.pieces.push(town)
}

/** Says whether the seat is through with its turn. */
export function travel(table: Table, move: TravelMove, luck: Luck): boolean {
  const player = table.players[table.asked]
  if (move.type === 'stop') return stop(table, luck)
  if (move.type === 'magicFlight') {
    pay(table, WIZARD)
    player.gold -= GOLD_TO_FLY
    sight(table, TOWNS[move.town] === HOME ? 'flightHome' : 'flight')
    if (table.earned === 0 && !table.hasMoved) sight(table, 'flightFirst')
    enter(table, TOWNS[move.town])
    return false
  }
  const road = ROADS[move.road]
  const laid = table.roads[road.name]
  if (move.type === 'travel') {
    const card = CARDS[move.by]
    const cost = price(card, road, player.town, laid) ?? Number.NaN
    pay(table, card, cost + (laid.obstacle && !move.wizard ? 1 : 0))
  } else {
    for (const [kind, count] of move.cards.entries()) pay(table, CARDS[kind], count)
  }
  if (move.wizard) {
    pay(table, WIZARD)
    player.gold -= GOLD_TO_PASS
  }
  look(table, move, road, laid)
  table.used.push(road.name)
  const town = otherEnd(road, player.town)
  enter(table, town)
  table.earned += (table.values[town] ?? 0) * (laid.goldPiece ? 2 : 1)
  return false
}

/** Only to have seen it. */
function look(table: Table, move: TravelMove, road: Road, laid: Laid): void {
  if (table.used.includes(road.name)) sight(table, 'sameRoadAgain')
  if (laid.goldPiece) sight(table, 'overAGoldPiece')
  if (laid.doubled) sight(table, 'overADoubledRoad')
  const wizard = 'wizard' in move
  if (wizard) sight(table, isWater(road) ? 'wizardPassesMonster' : 'wizardPassesTree')
  else if (laid.obstacle) sight(table, isWater(road) ? 'overAMonster' : 'overATree')
  if (move.type !== 'caravan') return
  sight(table, 'caravan')
  if (wizard) sight(table, 'caravanWithWizard')
  else if (laid.obstacle) sight(table, 'caravanOfFour')
  if (move.cards[CARDS.indexOf(RAFT)] > 0) sight(table, 'caravanWithRaft')
  if (laid.doubled) sight(table, 'caravanOverADoubledRoad')
}

const hasTooMany = (table: Table): boolean =>
  (!table.elfengold || table.options.handLimit) && table.players[table.asked].hand.length > HAND_LIMIT

function stop(table: Table, luck: Luck): boolean {
  if (!hasTooMany(table)) return afterLimit(table, luck)
  table.phase = 'discarding'
  return false
}

export function discard(table: Table, card: string, luck: Luck): boolean {
  if (card === WIZARD) sight(table, 'wizardDiscarded')
  pay(table, card)
  return hasTooMany(table) ? false : afterLimit(table, luck)
}

// ------------------------------------------------------------------------------------------------------- The reward

function afterLimit(table: Table, luck: Luck): boolean {
  if (!table.elfengold) return true
  fillOpenCards(table, luck)
  if (!table.hasMoved) {
    sight(table, 'stayed')
    return beginRewardCards(table, luck)
  }
  table.phase = 'reward'
  return false
}

export function takeReward(table: Table, take: 'gold' | 'cards', luck: Luck): boolean {
  if (table.earned === 0) sight(table, `rewardOfNothing ${take}`)
  if (take === 'cards') return beginRewardCards(table, luck)
  table.players[table.asked].gold += table.earned
  return true
}
