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

/** The game ends early if a player has all twenty pieces. No tokens are returned after the last round (E13). */
export function isLastRound({ round, variant, players }: Open): boolean {
  return round === variant.rounds || players.some(({ pieces }) => pieces === PIECE_TOWNS)
}

/**
 * The player to the left becomes the start player, and all tokens on the map go back. Players with too many tokens
 * choose one (Elfenland) or two (Elfengold) to keep and return the rest. All choose at the same time, and hidden tokens
 * stay hidden.
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

/** Whether a token can go back to the pool. In Elfenland an unused obstacle stays with its owner. */
const goesBack = ({ variant }: Open, token: Token): boolean =>
  variant.game === 'elfengold' || isCounter(token)

export function returnable(open: Open, seat: Seat): number {
  const { tokens, hiddenTokens } = open.players[seat]
  let count = hiddenTokens
  for (let token = 0; token < TOKEN_KINDS; token++) if (goesBack(open, token)) count += tokens[token]
  return count
}

/** A kept token, and whether it is hidden, as one number. */
const keptCode = (token: Token, hidden: boolean): number => 2 * token + (hidden ? 1 : 0)
export const tokenKept = (code: number): Token => code >> 1

function keptOf({ kept }: Own, token: Token, hidden: boolean): number {
  let count = 0
  for (let i = 0; i < kept.length; i++) if (kept[i] === keptCode(token, hidden)) count++
  return count
}

function keep(state: ElfenlandState, seat: Seat, { token, hidden }: MoveOf<'keep'>): Refusal | undefined {
  const { open, own } = state
  const mine = own[seat]
  if (!holds(open.players[seat], mine, token, hidden) || !goesBack(open, token))
    return { code: 'tokenNotHeld' }
  const held = (hidden ? mine.hiddenTokens : open.players[seat].tokens)[token]
  if (held <= keptOf(mine, token, hidden)) return { code: 'tokenNotHeld' }
  mine.kept[mine.kept.indexOf(NO_TOKEN)] = keptCode(token, hidden)
  if (mine.kept.includes(NO_TOKEN)) return undefined
  open.waiting = withoutSeat(open.waiting, seat)
  if (open.waiting === NO_SEATS) giveBack(state)
  return undefined
}

/** Returns all tokens that are not kept, once everyone has chosen. */
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

/** Returns everything on the map to the pool, except that used obstacles leave the game in Elfenland. */
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
