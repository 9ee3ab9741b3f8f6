import { at } from '../../../../../kernel/index.ts'
import { isLand, isWater, ROADS, type Road } from './map.ts'
import type { ExchangeMove, PlanMove } from './moves.ts'
import { after, countEvent, distinct, laidOn, type Player, type Table, takeOne } from './table.ts'
import {
  DOUBLE,
  EXCHANGE,
  fits,
  GOLD_PIECE,
  isCounter,
  type Laid,
  SEA_MONSTER,
  TOKENS,
  TREE,
} from './transport.ts'

// ------------------------------------------------------------------------------------------------------ Legal moves

/** The tokens of a player, each kind once among the open and once among the hidden tokens. */
function tokensOf(player: Player): { token: string; hidden: boolean }[] {
  const open = [...player.open, ...(player.hasObstacle ? [TREE] : [])]
  return [
    ...distinct(open).map((token) => ({ token, hidden: false })),
    ...distinct(player.hidden).map((token) => ({ token, hidden: true })),
  ]
}

/** Whether a token may be laid on this road. */
function mayLie(token: string, road: Road, laid: Laid): boolean {
  const hasCounter = laid.counters.length > 0
  if (isCounter(token)) return isLand(road) && !hasCounter && fits(token, road)
  if (token === TREE) return isLand(road) && hasCounter && !laid.obstacle && !laid.goldPiece
  if (token === SEA_MONSTER) return isWater(road) && !laid.obstacle
  if (token === GOLD_PIECE) return isLand(road) && hasCounter && !laid.obstacle && !laid.goldPiece
  return false
}

function layings(table: Table, player: Player): PlanMove[] {
  const moves: PlanMove[] = []
  for (const { token, hidden } of tokensOf(player)) {
    for (const [road, place] of ROADS.entries()) {
      if (!mayLie(token, place, laidOn(table, place))) continue
      moves.push({ type: 'lay', token: TOKENS.indexOf(token), road, hidden })
    }
  }
  return moves
}

function doublings(table: Table, player: Player): PlanMove[] {
  const moves: PlanMove[] = []
  const tokens = tokensOf(player)
  const spells = tokens.filter(({ token }) => token === DOUBLE)
  const counters = tokens.filter(({ token }) => isCounter(token))
  for (const { hidden } of spells) {
    for (const { token, hidden: counterHidden } of counters) {
      for (const [road, place] of ROADS.entries()) {
        const lying = laidOn(table, place).counters
        if (lying.length !== 1 || lying.includes(token) || !fits(token, place)) continue
        moves.push({ type: 'doubleTransport', hidden, road, counter: TOKENS.indexOf(token), counterHidden })
      }
    }
  }
  return moves
}

function exchanges(table: Table, player: Player): PlanMove[] {
  const moves: PlanMove[] = []
  for (const { hidden } of tokensOf(player).filter(({ token }) => token === EXCHANGE)) {
    for (const [road, place] of ROADS.entries()) {
      for (const [otherRoad, otherPlace] of ROADS.entries()) {
        if (otherRoad <= road) continue
        for (const here of laidOn(table, place).counters) {
          for (const there of laidOn(table, otherPlace).counters) {
            if (!maySwap(table, place, here, otherPlace, there)) continue
            const [counter, otherCounter] = [TOKENS.indexOf(here), TOKENS.indexOf(there)]
            moves.push({ type: 'exchange', hidden, road, counter, otherRoad, otherCounter })
          }
        }
      }
    }
  }
  return moves
}

function maySwap(table: Table, place: Road, here: string, otherPlace: Road, there: string): boolean {
  if (here === there) return false
  if (!fits(there, place) || !fits(here, otherPlace)) return false
  const { counters } = laidOn(table, place)
  const { counters: others } = laidOn(table, otherPlace)
  return !counters.includes(there) && !others.includes(here)
}

export function planMoves(table: Table): PlanMove[] {
  const player = at(table.players, table.asked)
  return [
    { type: 'pass' },
    ...layings(table, player),
    ...doublings(table, player),
    ...exchanges(table, player),
  ]
}

// --------------------------------------------------------------------------------------------------------- Actions

/** Like `plan`, returns whether planning is over. */
export function beginPlanning(table: Table): boolean {
  table.phase = 'planning'
  table.passes = 0
  table.asked = table.startSeat
  return isPlanned(table)
}

/** Players without tokens pass automatically. Planning is over once all players have passed in a row. */
function isPlanned(table: Table): boolean {
  while (table.passes < table.players.length) {
    if (tokensOf(at(table.players, table.asked)).length > 0) return false
    countEvent(table, 'passedAutomatically')
    table.passes += 1
    table.asked = after(table, table.asked)
  }
  return true
}

export function plan(table: Table, move: PlanMove): boolean {
  if (move.type === 'pass') {
    if (planMoves(table).length === 1) countEvent(table, 'nothingFits')
    table.passes += 1
  } else {
    act(table, move)
    table.passes = 0
  }
  table.asked = after(table, table.asked)
  return isPlanned(table)
}

function act(table: Table, move: Exclude<PlanMove, { type: 'pass' }>): void {
  const player = at(table.players, table.asked)
  const laid = laidOn(table, at(ROADS, move.road))
  if (move.type === 'lay') {
    const token = at(TOKENS, move.token)
    if (token === TREE && player.hasObstacle) player.hasObstacle = false
    else giveUp(player, token, move.hidden)
    lay(table, token, laid)
  } else if (move.type === 'doubleTransport') {
    giveUp(player, DOUBLE, move.hidden)
    giveUp(player, at(TOKENS, move.counter), move.counterHidden)
    if (laid.obstacle || laid.goldPiece) countEvent(table, 'doubledWithMoreOnIt')
    countEvent(table, 'doubled')
    laid.doubled = true
    laid.counters.push(at(TOKENS, move.counter))
  } else {
    giveUp(player, EXCHANGE, move.hidden)
    table.pool.push(EXCHANGE)
    exchange(table, move)
  }
}

const giveUp = (player: Player, token: string, hidden: boolean): void =>
  takeOne(hidden ? player.hidden : player.open, token)

function lay(table: Table, token: string, laid: Laid): void {
  if (isCounter(token)) {
    laid.counters.push(token)
    return
  }
  countEvent(table, `laid ${token}`)
  if (laid.doubled) countEvent(table, 'laidOnDoubled')
  if (token === GOLD_PIECE) laid.goldPiece = true
  else laid.obstacle = true
}

function exchange(table: Table, { road, counter, otherRoad, otherCounter }: ExchangeMove): void {
  const here = laidOn(table, at(ROADS, road))
  const there = laidOn(table, at(ROADS, otherRoad))
  takeOne(here.counters, at(TOKENS, counter))
  takeOne(there.counters, at(TOKENS, otherCounter))
  here.counters.push(at(TOKENS, otherCounter))
  there.counters.push(at(TOKENS, counter))
  countEvent(table, 'exchange')
  if (here.doubled || there.doubled) countEvent(table, 'exchangeOnDoubled')
}
