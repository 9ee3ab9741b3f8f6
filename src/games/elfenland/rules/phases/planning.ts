import { NO_SEATS, type Seat } from '../../../../kernel/index.ts'
import { hasTokens, holds, partWith } from '../components/holdings.ts'
import { ROAD_COUNT, ROADS, type Road } from '../components/map.ts'
import {
  counterBit,
  fits,
  GOLD_PIECE,
  hasCounter,
  hasGoldPiece,
  hasObstacle,
  IS_LAND,
  LAND_ROADS,
  type Load,
  OBSTACLE,
  ROADS_FOR,
  WATER_ROADS,
} from '../components/roads.ts'
import {
  DOUBLE_TRANSPORT,
  EXCHANGE,
  GOLD_PIECE_TOKEN,
  isCounter,
  SEA_MONSTER,
  TOKENS,
  type Token,
  TREE_OBSTACLE,
} from '../components/tokens.ts'
import { fixed, isOneOf, type Move, type MoveOf, PASS, type Refusal } from '../moves.ts'
import { askTurn, type ElfenlandState, nextSeat, type Open, type SeatView } from '../state.ts'
import type { Phase } from './phase.ts'
import { castDoubleTransport, castExchange, listDoubleTransports, listExchanges } from './spells.ts'

/** In turn order, each player takes one action or passes, and may act again later. Ends when all pass in a row. */
export const planning: Phase = {
  begin({ open }) {
    open.turn = open.start
    open.passes = 0
    askToPlan(open)
  },

  legal(view) {
    const moves: Move[] = [PASS]
    const { tokens } = view.open.players[view.seat]
    for (let token = 0; token < TOKENS.length; token++) {
      if (tokens[token] > 0) listActions(view, token, false, moves)
      if (view.own.hiddenTokens[token] > 0) listActions(view, token, true, moves)
    }
    return moves
  },

  play(state, seat, move) {
    const refusal = act(state, seat, move)
    if (refusal) return refusal
    const { open } = state
    open.passes = move.type === 'pass' ? open.passes + 1 : 0
    open.turn = nextSeat(open, seat)
    askToPlan(open)
    return undefined
  },
}

/** E15: a player without tokens passes automatically; an unused obstacle counts as a token. */
function askToPlan(open: Open): void {
  while (open.passes < open.players.length && !hasTokens(open.players[open.turn])) {
    open.passes++
    open.turn = nextSeat(open, open.turn)
  }
  if (open.passes < open.players.length) {
    askTurn(open)
    return
  }
  open.turn = open.start
  open.waiting = NO_SEATS
}

function act(state: ElfenlandState, seat: Seat, move: Move): Refusal | undefined {
  switch (move.type) {
    case 'pass':
      return undefined
    case 'lay':
      return lay(state, seat, move)
    case 'doubleTransport':
      return castDoubleTransport(state, seat, move)
    case 'exchange':
      return castExchange(state, seat, move)
    default:
      return { code: 'notNow' }
  }
}

function listActions(view: SeatView, token: Token, hidden: boolean, moves: Move[]): void {
  if (token === DOUBLE_TRANSPORT) listDoubleTransports(view, hidden, moves)
  else if (token === EXCHANGE) listExchanges(view, hidden, moves)
  else listLayings(view, token, hidden, moves)
}

/** All moves that lay a token, created once: by token, then open or hidden, then by road. */
const LAYINGS: readonly (readonly (readonly Move[])[])[] = TOKENS.map((_, token) =>
  [false, true].map((hidden) => ROADS.map((__, road) => fixed({ type: 'lay', token, road, hidden }))),
)

function listLayings({ open }: SeatView, token: Token, hidden: boolean, moves: Move[]): void {
  const layings = LAYINGS[token][hidden ? 1 : 0]
  const places = isCounter(token) ? ROADS_FOR[token] : token === SEA_MONSTER ? WATER_ROADS : LAND_ROADS
  for (const road of places) {
    if (whyNotLay(token, road, open.roads[road]) === undefined) moves.push(layings[road])
  }
}

function lay(state: ElfenlandState, seat: Seat, { token, road, hidden }: MoveOf<'lay'>): Refusal | undefined {
  const { open, own } = state
  if (!isOneOf(road, ROAD_COUNT)) return { code: 'noSuchRoad' }
  if (!holds(open.players[seat], own[seat], token, hidden)) return { code: 'tokenNotHeld' }
  const code = whyNotLay(token, road, open.roads[road])
  if (code !== undefined) return { code }
  partWith(state, seat, token, hidden)
  open.roads[road] |= loadOf(token)
  return undefined
}

const loadOf = (token: Token): Load =>
  isCounter(token) ? counterBit(token) : token === GOLD_PIECE_TOKEN ? GOLD_PIECE : OBSTACLE

/** Why a token may not be laid on a road; undefined if it may. */
export function whyNotLay(token: Token, road: Road, load: Load): Refusal['code'] | undefined {
  if (isCounter(token)) return whyNotCounter(token, road, load)
  switch (token) {
    case TREE_OBSTACLE:
    case GOLD_PIECE_TOKEN:
      return whyNotBesideCounter(road, load)
    case SEA_MONSTER:
      return whyNotSeaMonster(road, load)
    default:
      return 'spellMustBeCast'
  }
}

/** A transport counter needs a land road without counters whose terrain the travel table allows. */
function whyNotCounter(counter: Token, road: Road, load: Load): Refusal['code'] | undefined {
  if (!fits(counter, road)) return 'wrongTerrain'
  if (hasCounter(load)) return 'counterThere'
  return undefined
}

/**
 * A tree obstacle or a gold piece needs a land road with a counter. A road may have one obstacle or one gold piece, but
 * not both, in either order.
 */
function whyNotBesideCounter(road: Road, load: Load): Refusal['code'] | undefined {
  if (!IS_LAND[road]) return 'wrongTerrain'
  if (!hasCounter(load)) return 'noCounterThere'
  if (hasObstacle(load)) return 'obstacleThere'
  if (hasGoldPiece(load)) return 'goldPieceThere'
  return undefined
}

/** A sea monster needs a river or ferry line. A road may have one obstacle. */
function whyNotSeaMonster(road: Road, load: Load): Refusal['code'] | undefined {
  if (IS_LAND[road]) return 'wrongTerrain'
  if (hasObstacle(load)) return 'obstacleThere'
  return undefined
}
