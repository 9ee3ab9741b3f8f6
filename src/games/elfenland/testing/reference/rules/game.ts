import { at } from '../../../../../kernel/index.ts'
import { beginAuction, beginShowing, bidMoves, bidOrPass, show } from './auction.ts'
import type { ReferenceChance } from './chance.ts'
import { OTHER_TOWNS, PRINTED_VALUES, TOWN_CARDS, TOWNS } from './map.ts'
import type { PlanMove, ReferenceMove } from './moves.ts'
import { beginJourney, discard, takeReward, travel, travelMoves } from './moving.ts'
import { beginCards, drawCard, drawMoves, drawRewardCard } from './piles.ts'
import { beginPlanning, plan, planMoves } from './planning.ts'
import { beginKeeping, clearRoads, keep, keepMoves } from './round-end.ts'
import { hasAll } from './scoring.ts'
import {
  after,
  checkThatNothingIsLost,
  countEvent,
  distinct,
  emptyTable,
  type ReferenceOptions,
  SEVEN_GOLD_CARDS,
  type Table,
  turnOrder,
} from './table.ts'
import { CARDS, TOKENS } from './transport.ts'

const NUMBERS = ['0', '1', '2', '3', '4', '5', '6', '7']

// ---------------------------------------------------------------------------------------------------------- Set-up

export function setUp(
  elfengold: boolean,
  options: ReferenceOptions,
  seats: number,
  chance: ReferenceChance,
): Table {
  const table = emptyTable(elfengold, options, seats)
  if (elfengold && options.freeValues) shuffleValues(table, chance)
  table.startSeat = chance.number(seats)
  if (elfengold) {
    for (const seat of turnOrder(table)) {
      for (let i = 0; i < 5; i++) at(table.players, seat).hand.push(chance.draw(table.pile, CARDS))
    }
    for (let i = 0; i < 3; i++) table.openCards.push(chance.draw(table.pile, CARDS))
    table.pile.push(...SEVEN_GOLD_CARDS)
  } else {
    for (let i = 0; i < 5; i++) table.openCounters.push(chance.draw(table.pool, TOKENS))
  }
  if (options.townCards) {
    const townCards = [...TOWN_CARDS]
    for (const player of table.players) player.townCard = chance.draw(townCards, TOWNS)
  }
  nextRound(table, chance)
  return table
}

function shuffleValues(table: Table, chance: ReferenceChance): void {
  const values = OTHER_TOWNS.map((town) => String(PRINTED_VALUES[town]))
  for (const town of OTHER_TOWNS) table.values[town] = Number(chance.draw(values, NUMBERS))
}

// ------------------------------------------------------------------------------------------------------- Round order

function nextRound(table: Table, chance: ReferenceChance): void {
  checkThatNothingIsLost(table)
  table.round += 1
  if (!table.elfengold) dealAndDrawCounters(table, chance)
  else if (table.round === 1) beginShowing(table, chance)
  else if (beginCards(table)) afterCards(table, chance)
}

function dealAndDrawCounters(table: Table, chance: ReferenceChance): void {
  table.pile.push(...table.discardPile.splice(0))
  for (const seat of turnOrder(table)) {
    const { hand } = at(table.players, seat)
    while (hand.length < 8) hand.push(chance.draw(table.pile, CARDS))
  }
  for (const seat of turnOrder(table)) at(table.players, seat).hidden.push(chance.draw(table.pool, TOKENS))
  table.phase = 'counters'
  table.draws = 0
  table.asked = table.startSeat
}

function drawCounter(table: Table, place: number | undefined, chance: ReferenceChance): void {
  const player = at(table.players, table.asked)
  const turned = chance.draw(table.pool, TOKENS)
  if (place === undefined) {
    player.open.push(turned)
  } else {
    player.open.push(at(table.openCounters, place))
    table.openCounters[place] = turned
  }
  table.draws += 1
  table.asked = after(table, table.asked)
  if (table.draws === 3 * table.players.length) startPlanning(table)
}

function afterCards(table: Table, chance: ReferenceChance): void {
  for (const player of table.players) player.gold += 2
  beginShowing(table, chance)
}

function startPlanning(table: Table): void {
  if (beginPlanning(table)) beginJourney(table, table.startSeat)
}

function nextTraveller(table: Table, chance: ReferenceChance): void {
  const seat = after(table, table.asked)
  if (seat !== table.startSeat) beginJourney(table, seat)
  else endRound(table, chance)
}

function endRound(table: Table, chance: ReferenceChance): void {
  checkThatNothingIsLost(table)
  const isLast = table.round === (table.elfengold ? 6 : table.options.rounds)
  if (isLast || hasAll(table)) {
    if (!isLast) countEvent(table, 'allPiecesEarly')
    table.phase = 'over'
    return
  }
  table.startSeat = after(table, table.startSeat)
  clearRoads(table)
  if (!beginKeeping(table)) return
  countEvent(table, 'nobodyHasToChoose')
  nextRound(table, chance)
}

// ----------------------------------------------------------------------------------------------------------- Moves

/** All legal moves of a seat; none if it does not have to decide. */
export function legalMoves(table: Table, seat: number): ReferenceMove[] {
  const player = at(table.players, seat)
  if (table.phase === 'keeping') return keepMoves(player)
  if (table.phase === 'over' || table.asked !== seat) return []
  if (table.phase === 'cards' || table.phase === 'rewardCards') return drawMoves(table)
  if (table.phase === 'showing') {
    return distinct(table.drawn).map((token) => ({ type: 'show', token: TOKENS.indexOf(token) }))
  }
  if (table.phase === 'auction') return bidMoves(table)
  if (table.phase === 'counters') {
    const places = table.openCounters.map((_, place): ReferenceMove => ({ type: 'takeCounter', place }))
    return [...places, { type: 'drawCounter' }]
  }
  if (table.phase === 'planning') return planMoves(table)
  if (table.phase === 'travelling') return travelMoves(table)
  if (table.phase === 'discarding') {
    return distinct(player.hand).map((card) => ({ type: 'discard', card: CARDS.indexOf(card) }))
  }
  return [
    { type: 'reward', take: 'gold' },
    { type: 'reward', take: 'cards' },
  ]
}

/** Plays a legal move. */
export function play(table: Table, seat: number, move: ReferenceMove, chance: ReferenceChance): void {
  if (move.type === 'drawCard' || move.type === 'takeCard' || move.type === 'takeGoldPile') {
    if (table.phase === 'cards') {
      if (drawCard(table, move, chance)) afterCards(table, chance)
    } else if (drawRewardCard(table, move, chance)) nextTraveller(table, chance)
  } else if (move.type === 'show') {
    if (show(table, at(TOKENS, move.token), chance)) beginAuction(table, chance)
  } else if (move.type === 'bid' || (move.type === 'pass' && table.phase === 'auction')) {
    if (bidOrPass(table, move)) startPlanning(table)
  } else if (move.type === 'takeCounter' || move.type === 'drawCounter') {
    drawCounter(table, move.type === 'takeCounter' ? move.place : undefined, chance)
  } else if (move.type === 'discard') {
    if (discard(table, at(CARDS, move.card), chance)) nextTraveller(table, chance)
  } else if (move.type === 'reward') {
    if (takeReward(table, move.take, chance)) nextTraveller(table, chance)
  } else if (move.type === 'keep') {
    if (keep(table, seat, at(TOKENS, move.token), move.hidden)) nextRound(table, chance)
  } else if (table.phase === 'planning' && isPlan(move)) {
    if (plan(table, move)) beginJourney(table, table.startSeat)
  } else if (!isPlan(move)) {
    if (travel(table, move, chance)) nextTraveller(table, chance)
  }
}

const isPlan = (move: { type: string }): move is PlanMove =>
  ['lay', 'doubleTransport', 'exchange', 'pass'].includes(move.type)
