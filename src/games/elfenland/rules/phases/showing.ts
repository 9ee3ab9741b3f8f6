import { type Chance, NO_SEATS, type Seat } from '../../../../kernel/index.ts'
import { gainHidden } from '../components/holdings.ts'
import { NO_TOKEN, TOKEN_KINDS, TOKENS } from '../components/tokens.ts'
import { fixed, isOneOf, type Move, type MoveOf, type Refusal } from '../moves.ts'
import { askTurn, type ElfenlandState, nextSeat } from '../state.ts'
import { drawToken } from './counters.ts'
import type { Phase } from './phase.ts'

const SHOW: readonly Move[] = TOKENS.map((_, token) => fixed({ type: 'show', token }))

/** In turn order, each player draws two tokens, shows one and hides the other. */
export const tokens: Phase = {
  begin(state, chance) {
    const { open } = state
    open.turn = open.start
    open.drawsLeft = 2 * open.players.length
    drawTwo(state, chance)
  },

  legal({ own }) {
    const [first, second] = own.drawn
    return first === second ? [SHOW[first]] : [SHOW[first], SHOW[second]]
  },

  play(state, seat, move, chance) {
    if (move.type !== 'show') return { code: 'notNow' }
    return show(state, seat, move, chance)
  },
}

function drawTwo(state: ElfenlandState, chance: Chance): void {
  const { open, own } = state
  const { drawn } = own[open.turn]
  for (let i = 0; i < drawn.length; i++) drawn[i] = drawToken(state, chance)
  open.drawsLeft -= drawn.length
  askTurn(open)
}

/** A player who drew two of one kind is asked too. Skipping the question would reveal the hidden token. */
function show(
  state: ElfenlandState,
  seat: Seat,
  { token }: MoveOf<'show'>,
  chance: Chance,
): Refusal | undefined {
  const { open, own } = state
  const { drawn } = own[seat]
  if (!isOneOf(token, TOKEN_KINDS) || !drawn.includes(token)) return { code: 'tokenNotDrawn' }
  const [first, second] = drawn
  open.players[seat].tokens[token]++
  gainHidden(state, seat, token === first ? second : first)
  drawn.fill(NO_TOKEN)
  open.turn = nextSeat(open, seat)
  if (open.drawsLeft > 0) drawTwo(state, chance)
  else open.waiting = NO_SEATS
  return undefined
}
