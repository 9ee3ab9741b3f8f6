import { type Chance, type Game, hasSeat, type Seat, type View } from '../../../kernel/index.ts'
import { ElfengoldMoveSchema, ElfenlandMoveSchema, MOVE_TYPES, type Move, type Refusal } from './moves.ts'
import {
  type ElfengoldOptions,
  ElfengoldOptionsSchema,
  type ElfenlandOptions,
  ElfenlandOptionsSchema,
} from './options.ts'
import { advance, PHASE_RULES } from './phases/round-order.ts'
import { result } from './scoring.ts'
import { setUpElfengold, setUpElfenland } from './setting-up.ts'
import { copyState, type ElfenlandState, type Open, type Own, type Secret } from './state.ts'

const SHARED = {
  version: 1,
  seats: { min: 2, max: 6 },
  constants: ['variant', 'values'],
  waiting: (open: Open) => open.waiting,
  rounds: ({ round, variant }: Open) => ({ now: round, of: variant.rounds }),
  legal,
  play,
  result,
  copy: copyState,
}

/** The base game. */
export const elfenland: Game<Open, Own, Secret, Move, ElfenlandOptions> = {
  ...SHARED,
  id: 'elfenland',
  options: ElfenlandOptionsSchema,
  moves: ElfenlandMoveSchema,
  setup: setUpElfenland,
}

/** The expansion with gold, auctions and spells. */
export const elfengold: Game<Open, Own, Secret, Move, ElfengoldOptions> = {
  ...SHARED,
  id: 'elfengold',
  options: ElfengoldOptionsSchema,
  moves: ElfengoldMoveSchema,
  setup: setUpElfengold,
}

function legal({ seat, open, own }: View<Open, Own>): Move[] {
  if (seat === undefined || own === undefined || !hasSeat(open.waiting, seat)) return []
  return PHASE_RULES[open.phase].legal({ seat, open, own })
}

function play(state: ElfenlandState, seat: Seat, move: Move, chance: Chance): Refusal | undefined {
  const { open } = state
  if (!Number.isInteger(seat) || seat < 0 || seat >= open.players.length) return { code: 'noSuchSeat' }
  if (!hasSeat(open.waiting, seat)) return { code: 'notYourMove' }
  if (typeof move !== 'object' || move === null || !MOVE_TYPES.has(move.type)) return { code: 'unknownMove' }
  const refusal = PHASE_RULES[open.phase].play(state, seat, move, chance)
  if (refusal) return refusal
  advance(state, chance)
  return undefined
}
