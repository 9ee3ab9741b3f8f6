import { type Chance, type Game, hasSeat, type Seat, type View } from '../../../kernel/index.ts'
import { legalMarks, markCell, markPattern } from './marking.ts'
import { type Move, MoveSchema, type Refusal } from './moves.ts'
import { NewOptionsSchema, type Options, OptionsSchema } from './options.ts'
import { drawBlind, legalPicks, pickCard } from './resolving.ts'
import { result } from './scoring.ts'
import { keepCard, legalKeeps, setUp } from './setting-up.ts'
import { copyState, type Open, type Own, type Secret, type SilverAndGoldState } from './state.ts'

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
  play,
  result,
  copy: copyState,
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

function play(state: SilverAndGoldState, seat: Seat, move: Move, chance: Chance): Refusal | undefined {
  const { open } = state
  if (!Number.isInteger(seat) || seat < 0 || seat >= open.players.length) return { code: 'noSuchSeat' }
  if (!hasSeat(open.waiting, seat)) return { code: 'notYourMove' }
  if (typeof move !== 'object' || move === null) return { code: 'unknownMove' }
  switch (move.type) {
    case 'pattern':
      return open.phase === 'mark' ? markPattern(state, seat, move, chance) : { code: 'notNow' }
    case 'single':
    case 'extra':
      return open.phase === 'mark' ? markCell(state, seat, move, chance) : { code: 'notNow' }
    case 'take':
      return open.phase === 'pick' ? pickCard(state, seat, move, chance) : { code: 'notNow' }
    case 'draw':
      return open.phase === 'pick' ? drawBlind(state, seat, chance) : { code: 'notNow' }
    case 'keep':
      return open.phase === 'keep' ? keepCard(state, seat, move, chance) : { code: 'notNow' }
    default:
      return { code: 'unknownMove' }
  }
}
