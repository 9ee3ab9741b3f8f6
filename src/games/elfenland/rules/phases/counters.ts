import { type Chance, NO_SEATS, type Seat } from '../../../../kernel/index.ts'
import { gainHidden } from '../components/holdings.ts'
import { NO_TOKEN, type Token } from '../components/tokens.ts'
import { fixed, isOneOf, type Move, type MoveOf, OPEN_COUNTERS, type Refusal } from '../moves.ts'
import { askTurn, type ElfenlandState, nextSeat } from '../state.ts'
import { automatic, type Phase } from './phase.ts'

export const COUNTERS_EACH = 3

const DRAW_COUNTER: Move = fixed({ type: 'drawCounter' })
const TAKE_COUNTER: readonly Move[] = Array.from({ length: OPEN_COUNTERS }, (_, place) =>
  fixed({ type: 'takeCounter', place }),
)

export function drawToken({ open, secret }: ElfenlandState, chance: Chance): Token {
  open.pool--
  return chance.draw(secret.pool, 'tokens')
}

/** Five counters lie face up beside the face-down pool. */
export function fillOpenCounters(state: ElfenlandState, chance: Chance): void {
  const { openCounters } = state.open
  for (let place = 0; place < openCounters.length; place++) {
    if (openCounters[place] === NO_TOKEN) openCounters[place] = drawToken(state, chance)
  }
}

/** Each player draws one counter from the pool and keeps it secret. */
export const hiddenCounter = automatic((state, chance) => {
  const { open } = state
  open.waiting = NO_SEATS
  let seat = open.start
  do {
    gainHidden(state, seat, drawToken(state, chance))
    seat = nextSeat(open, seat)
  } while (seat !== open.start)
})

/** Three times round the table, each player takes an open counter or draws one, which then lies open too. */
export const threeCounters: Phase = {
  begin({ open }) {
    open.turn = open.start
    open.drawsLeft = COUNTERS_EACH * open.players.length
    askTurn(open)
  },

  legal: () => [DRAW_COUNTER, ...TAKE_COUNTER],

  play(state, seat, move, chance) {
    switch (move.type) {
      case 'drawCounter':
        state.open.players[seat].tokens[drawToken(state, chance)]++
        break
      case 'takeCounter': {
        const refusal = takeCounter(state, seat, move, chance)
        if (refusal) return refusal
        break
      }
      default:
        return { code: 'notNow' }
    }
    const { open } = state
    open.drawsLeft--
    open.turn = nextSeat(open, open.turn)
    if (open.drawsLeft > 0) askTurn(open)
    else open.waiting = NO_SEATS
    return undefined
  },
}

function takeCounter(
  state: ElfenlandState,
  seat: Seat,
  { place }: MoveOf<'takeCounter'>,
  chance: Chance,
): Refusal | undefined {
  if (!isOneOf(place, OPEN_COUNTERS)) return { code: 'nothingThere' }
  const { openCounters, players } = state.open
  players[seat].tokens[openCounters[place]]++
  openCounters[place] = drawToken(state, chance)
  return undefined
}
