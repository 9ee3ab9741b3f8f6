import { putIn, type Seat } from '../../../../kernel/index.ts'
import { isOneOf } from '../moves.ts'
import type { ElfenlandState, Own, Player } from '../state.ts'
import { TOKEN_KINDS, type Token } from './tokens.ts'

/** Whether the player has any token, open or hidden. */
export function hasTokens({ tokens, hiddenTokens }: Player): boolean {
  if (hiddenTokens > 0) return true
  for (let token = 0; token < TOKEN_KINDS; token++) if (tokens[token] > 0) return true
  return false
}

/** Whether the player has this token; the arguments may have any shape. */
export function holds(player: Player, own: Own, token: Token, hidden: boolean): boolean {
  if (!isOneOf(token, TOKEN_KINDS) || typeof hidden !== 'boolean') return false
  return (hidden ? own.hiddenTokens : player.tokens)[token] > 0
}

export function gainHidden({ open, own }: ElfenlandState, seat: Seat, token: Token): void {
  own[seat].hiddenTokens[token]++
  open.players[seat].hiddenTokens++
}

export function partWith({ open, own }: ElfenlandState, seat: Seat, token: Token, hidden: boolean): void {
  if (!hidden) {
    open.players[seat].tokens[token]--
    return
  }
  own[seat].hiddenTokens[token]--
  open.players[seat].hiddenTokens--
}

export function backToPool({ open, secret }: ElfenlandState, token: Token): void {
  putIn(secret.pool, token)
  open.pool++
}
