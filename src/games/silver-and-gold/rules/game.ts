import {
  type Chance,
  type Game,
  hasSeat,
  type PackedMove,
  type Seat,
  type View,
} from '../../../kernel/index.ts'
import { legalMarks, placeMarks } from './marking.ts'
import { type Move, MoveSchema, type Refusal } from './moves.ts'
import { NewOptionsSchema, type Options, OptionsSchema } from './options.ts'
import {
  DRAW_MOVE,
  EXTRA_MOVE,
  KEEP_MOVE,
  PATTERN_MOVE,
  packedCard,
  packedType,
  packMove,
  SINGLE_MOVE,
  TAKE_MOVE,
  unpackMove,
} from './packed-move.ts'
import { drawBlind, legalPicks, pickCard } from './resolving.ts'
import { result } from './scoring.ts'
import { keepCard, legalKeeps, setUp } from './setting-up.ts'
import { copyState, type Open, type Own, type Secret, type SilverAndGoldState } from './state.ts'
import { forgetExpedition, roundsOf } from './turn.ts'

/** A game for 2 to 4 players. With one seat it is an unofficial score attack (R18). */
export const silverAndGold: Game<Open, Own, Secret, Move, Options> = {
  id: 'silver-and-gold',
  version: 1,
  seats: { min: 1, max: 4 },
  options: OptionsSchema,
  newOptions: NewOptionsSchema,
  constants: ['options'],
  moves: MoveSchema,
  setup: setUp,
  waiting: (open) => open.waiting,
  legal,
  play: (state, seat, move, chance) => playPacked(state, seat, packMove(move), chance),
  earlier: forgetExpedition,
  rounds: roundsOf,
  result,
  copy: copyState,
  packed: {
    pack: packMove,
    unpack: unpackMove,
    legal: (view) => legal(view).map(packMove),
    play: playPacked,
  },
}

function legal({ seat, open, own }: View<Open, Own>): Move[] {
  if (seat === undefined || own === undefined || !hasSeat(open.waiting, seat)) return []
  switch (open.phase) {
    case 'keep':
      return legalKeeps(own)
    case 'mark':
      return legalMarks(open, own, seat)
    case 'pick':
      return legalPicks(open)
    case 'over':
      return []
  }
}

export function playPacked(
  state: SilverAndGoldState,
  seat: Seat,
  move: PackedMove,
  chance: Chance,
): Refusal | undefined {
  const { open } = state
  if (!Number.isInteger(seat) || seat < 0 || seat >= open.players.length) return { code: 'noSuchSeat' }
  if (!hasSeat(open.waiting, seat)) return { code: 'notYourMove' }
  switch (packedType(move)) {
    case PATTERN_MOVE:
    case SINGLE_MOVE:
    case EXTRA_MOVE:
      return open.phase === 'mark' ? placeMarks(state, seat, move, chance) : { code: 'notNow' }
    case TAKE_MOVE:
      return open.phase === 'pick' ? pickCard(state, seat, packedCard(move), chance) : { code: 'notNow' }
    case DRAW_MOVE:
      return open.phase === 'pick' ? drawBlind(state, seat, chance) : { code: 'notNow' }
    case KEEP_MOVE:
      return open.phase === 'keep' ? keepCard(state, seat, packedCard(move), chance) : { code: 'notNow' }
    default:
      return { code: 'unknownMove' }
  }
}
