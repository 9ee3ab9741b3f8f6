import {
  type Chance,
  fastChance,
  fastSeed,
  type Game,
  type Seat,
  seatsOf,
  viewOf,
} from '../../../kernel/index.ts'
import { elfengold, elfenland } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import type { ElfenlandState, Open, Own, Secret } from '../rules/state.ts'

export type ElfenGame = Game<Open, Own, Secret, Move>

/** A game with some of its options, for tests that try them all. */
export interface Table {
  readonly name: string
  readonly game: ElfenGame
  readonly options: Readonly<Record<string, boolean | number>>
}

const table = (game: ElfenGame, name: string, options: Table['options']): Table => ({ name, game, options })

/** Every variant and every table option, alone and together. */
export const TABLES: readonly Table[] = [
  table(elfenland, 'elfenland', {}),
  table(elfenland, 'elfenland-three-rounds', { rounds: 3 }),
  table(elfenland, 'elfenland-town-cards', { townCards: true }),
  table(elfenland, 'elfenland-three-rounds-town-cards', { rounds: 3, townCards: true }),
  table(elfengold, 'elfengold', {}),
  table(elfengold, 'elfengold-town-cards', { townCards: true }),
  table(elfengold, 'elfengold-free-values', { freeValues: true }),
  table(elfengold, 'elfengold-wizards', { wizards: true }),
  table(elfengold, 'elfengold-no-hand-limit', { handLimit: false }),
  table(elfengold, 'elfengold-no-overbids', { overbids: false }),
  table(elfengold, 'elfengold-everything', {
    townCards: true,
    freeValues: true,
    wizards: true,
    handLimit: false,
    overbids: false,
  }),
]

export const SEAT_COUNTS = [2, 3, 4, 5, 6] as const

/** Chooses among legal moves. */
export type Chooser = (moves: readonly Move[], chance: Chance) => Move

export const uniformly: Chooser = (moves, chance) => moves[chance.below(moves.length)]

/** How often a kind of move is chosen when it is there: boots go far, but everything happens. */
const LIKING: Partial<Record<Move['type'], number>> = {
  travel: 8,
  caravan: 3,
  lay: 3,
  magicFlight: 2,
  doubleTransport: 4,
  exchange: 2,
  pass: 2,
}

/**
 * First a kind of move, then one of them. Bids mostly raise by little, so that auctions are won as well as lost; a
 * wizard who can pass an obstacle often does.
 */
export const curiously: Chooser = (moves, chance) => {
  if (moves.length > 1 && moves[1].type === 'bid') return bidCuriously(moves, chance)
  const passing = moves.filter((move) => 'wizard' in move)
  if (passing.length > 0 && chance.below(2) === 0) return uniformly(passing, chance)
  const types = [...new Set(moves.map(({ type }) => type))]
  const lots = types.flatMap((type) => Array.from({ length: LIKING[type] ?? 1 }, () => type))
  const type = lots[chance.below(lots.length)]
  return uniformly(
    moves.filter((move) => move.type === type),
    chance,
  )
}

/** The pass comes first, then the bids from the lowest up. */
const bidCuriously: Chooser = (moves, chance) => {
  if (chance.below(3) > 0) return moves[0]
  return moves[1 + chance.below(chance.below(20) > 0 ? Math.min(3, moves.length - 1) : moves.length - 1)]
}

/** One of the seats that the game waits for, and its choice. */
export function chooseMove(
  game: ElfenGame,
  state: ElfenlandState,
  choose: Chooser,
  chance: Chance,
): { seat: Seat; move: Move } {
  const seats = seatsOf(game.waiting(state.open))
  const seat = seats[chance.below(seats.length)]
  return { seat, move: choose(game.legal(viewOf(state, seat)), chance) }
}

/** A move that was played: the state before it and after it. */
export interface Step {
  readonly before: ElfenlandState
  readonly seat: Seat
  readonly move: Move
  readonly state: ElfenlandState
}

/** Plays a whole game; `each` sees every move. The state before it is overwritten by the next step. */
export function playOut(
  { game, options }: Table,
  seats: number,
  seed: number,
  choose: Chooser,
  each: (step: Step) => void = () => {},
): ElfenlandState {
  const chance = fastChance(fastSeed(seed, 1))
  const whims = fastChance(fastSeed(seed, 2))
  const state = game.setup(options, seats, chance)
  const before = game.copy(state)
  for (let moves = 0; game.waiting(state.open) !== 0; moves++) {
    if (moves > 20_000) throw new Error('the game does not end')
    game.copy(state, before)
    const { seat, move } = chooseMove(game, state, choose, whims)
    const refusal = game.play(state, seat, move, chance)
    if (refusal) throw new Error(`${JSON.stringify(move)} is listed and refused: ${refusal.code}`)
    each({ before, seat, move, state })
  }
  return state
}

/** Whole games over all tables, seat counts and choosers. */
export function everyGame(games: number, each: (step: Step, table: Table) => void): void {
  for (let game = 0; game < games; game++) {
    for (const [i, table] of TABLES.entries()) {
      const seats = SEAT_COUNTS[(game + i) % SEAT_COUNTS.length]
      const choose = (game + i) % 3 === 0 ? uniformly : curiously
      playOut(table, seats, 1000 * game + i, choose, (step) => each(step, table))
    }
  }
}
