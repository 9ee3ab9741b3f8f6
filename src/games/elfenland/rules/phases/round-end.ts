import { NO_SEATS, type Seat, withoutSeat, withSeat } from '../../../../kernel/index.ts'
import { backToPool, holds } from '../components/holdings.ts'
import { PIECE_TOWNS } from '../components/map.ts'
import {
  EMPTY_ROAD,
  hasGoldPiece,
  hasObstacle,
  hasThisCounter,
  IS_LAND,
  isDoubled,
} from '../components/roads.ts'
import {
  DOUBLE_TRANSPORT,
  GOLD_PIECE_TOKEN,
  isCounter,
  NO_TOKEN,
  SEA_MONSTER,
  TOKEN_KINDS,
  TOKENS,
  type Token,
  TREE_OBSTACLE,
} from '../components/tokens.ts'
import { COUNTER_KINDS } from '../components/transport.ts'
import { fixed, type Move, type MoveOf, type Refusal } from '../moves.ts'
import { type ElfenlandState, nextSeat, type Open, type Own, type Player } from '../state.ts'
import type { Phase } from './phase.ts'

/** After the last round, and after the round in which somebody holds all twenty pieces; giving back is then skipped (E13). */
export function isLastRound({ round, variant, players }: Open): boolean {
  return round === variant.rounds || players.some(({ pieces }) => pieces === PIECE_TOWNS)
}

/**
 * Start seat to the left; all tokens from the map go back; each player with too many keeps exactly one (Elfenland) or
 * two (Elfengold) of his choice and gives the rest back. All choose at the same time; what was hidden stays hidden.
 */
export const roundEnd: Phase = {
  begin(state) {
    const { open } = state
    open.start = nextSeat(open, open.start)
    clearMap(state)
    open.waiting = NO_SEATS
    for (let seat = 0; seat < open.players.length; seat++) {
      if (returnable(open, seat) > open.variant.kept) open.waiting = withSeat(open.waiting, seat)
    }
    if (open.waiting === NO_SEATS) open.round++
  },

  legal({ seat, open, own }) {
    const moves: Move[] = []
    const { tokens } = open.players[seat]
    for (let token = 0; token < TOKEN_KINDS; token++) {
      if (!goesBack(open, token)) continue
      if (tokens[token] > keptOf(own, token, false)) moves.push(KEEPS[token][0])
      if (own.hiddenTokens[token] > keptOf(own, token, true)) moves.push(KEEPS[token][1])
    }
    return moves
  },

  play(state, seat, move) {
    if (move.type !== 'keep') return { code: 'notNow' }
    return keep(state, seat, move)
  },
}

/** By token, then open or hidden. */
const KEEPS: readonly (readonly Move[])[] = TOKENS.map((_, token) =>
  [false, true].map((hidden) => fixed({ type: 'keep', token, hidden })),
)

/** In Elfenland an unused obstacle is its owner's and stays with him. */
const goesBack = ({ variant }: Open, token: Token): boolean =>
  variant.game === 'elfengold' || isCounter(token)

export function returnable(open: Open, seat: Seat): number {
  const { tokens, hiddenTokens } = open.players[seat]
  let count = hiddenTokens
  for (let token = 0; token < TOKEN_KINDS; token++) if (goesBack(open, token)) count += tokens[token]
  return count
}

/** A kept token in one number. */
const keepsake = (token: Token, hidden: boolean): number => 2 * token + (hidden ? 1 : 0)
export const tokenKept = (keepsake: number): Token => keepsake >> 1

function keptOf({ kept }: Own, token: Token, hidden: boolean): number {
  let count = 0
  for (let i = 0; i < kept.length; i++) if (kept[i] === keepsake(token, hidden)) count++
  return count
}

function keep(state: ElfenlandState, seat: Seat, { token, hidden }: MoveOf<'keep'>): Refusal | undefined {
  const { open, own } = state
  const mine = own[seat]
  if (!holds(open.players[seat], mine, token, hidden) || !goesBack(open, token))
    return { code: 'tokenNotHeld' }
  const held = (hidden ? mine.hiddenTokens : open.players[seat].tokens)[token]
  if (held <= keptOf(mine, token, hidden)) return { code: 'tokenNotHeld' }
  mine.kept[mine.kept.indexOf(NO_TOKEN)] = keepsake(token, hidden)
  if (mine.kept.includes(NO_TOKEN)) return undefined
  open.waiting = withoutSeat(open.waiting, seat)
  if (open.waiting === NO_SEATS) giveBack(state)
  return undefined
}

/** Once all have chosen. */
function giveBack(state: ElfenlandState): void {
  const { open, own } = state
  for (let seat = 0; seat < own.length; seat++) {
    if (own[seat].kept[0] !== NO_TOKEN) giveRestBack(state, open.players[seat], own[seat])
  }
  open.round++
}

function giveRestBack(state: ElfenlandState, player: Player, own: Own): void {
  for (let token = 0; token < TOKEN_KINDS; token++) {
    if (!goesBack(state.open, token)) continue
    for (; player.tokens[token] > keptOf(own, token, false); player.tokens[token]--) backToPool(state, token)
    for (; own.hiddenTokens[token] > keptOf(own, token, true); own.hiddenTokens[token]--) {
      backToPool(state, token)
      player.hiddenTokens--
    }
  }
  own.kept.fill(NO_TOKEN)
}

/** Everything on the map goes back; but in Elfenland used obstacles leave the game. */
function clearMap(state: ElfenlandState): void {
  const { open } = state
  const { roads } = open
  for (let road = 0; road < roads.length; road++) {
    const load = roads[road]
    if (load === EMPTY_ROAD) continue
    for (let kind = 0; kind < COUNTER_KINDS; kind++) if (hasThisCounter(load, kind)) backToPool(state, kind)
    const obstacle = IS_LAND[road] ? TREE_OBSTACLE : SEA_MONSTER
    if (hasObstacle(load) && goesBack(open, obstacle)) backToPool(state, obstacle)
    if (hasGoldPiece(load)) backToPool(state, GOLD_PIECE_TOKEN)
    if (isDoubled(load)) backToPool(state, DOUBLE_TRANSPORT)
    roads[road] = EMPTY_ROAD
  }
}
