import {
  at,
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

/** A game with options, for tests that try them all. */
export interface GameSetup {
  readonly name: string
  readonly game: ElfenGame
  readonly options: Readonly<Record<string, boolean | number>>
}

const table = (game: ElfenGame, name: string, options: GameSetup['options']): GameSetup => ({
  name,
  game,
  options,
})

/** Every variant and table option, alone and together. */
export const GAME_SETUPS: readonly GameSetup[] = [
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

/** Chooses one of the legal moves. */
export type Chooser = (moves: readonly Move[], chance: Chance) => Move

export const uniformly: Chooser = (moves, chance) => at(moves, chance.below(moves.length))

/** The weight of a kind of move, 1 by default. Players travel far, but every kind of move occurs. */
const WEIGHTS: Partial<Record<Move['type'], number>> = {
  travel: 8,
  caravan: 3,
  lay: 3,
  magicFlight: 2,
  doubleTransport: 4,
  exchange: 2,
  pass: 2,
}

/**
 * Chooses a kind of move, then a move of that kind. Most raises are small, so that bids can often be paid, and wizards
 * often pass obstacles.
 */
export const chooseByKind: Chooser = (moves, chance) => {
  if (moves.length > 1 && at(moves, 1).type === 'bid') return bidCuriously(moves, chance)
  const passing = moves.filter((move) => 'wizard' in move)
  if (passing.length > 0 && chance.below(2) === 0) return uniformly(passing, chance)
  const types = [...new Set(moves.map(({ type }) => type))]
  const weighted = types.flatMap((type) => Array.from({ length: WEIGHTS[type] ?? 1 }, () => type))
  const type = weighted[chance.below(weighted.length)]
  return uniformly(
    moves.filter((move) => move.type === type),
    chance,
  )
}

/** The first move is the pass; the bids follow in ascending order. */
const bidCuriously: Chooser = (moves, chance) => {
  if (chance.below(3) > 0) return at(moves, 0)
  const bids = chance.below(20) > 0 ? Math.min(3, moves.length - 1) : moves.length - 1
  return at(moves, 1 + chance.below(bids))
}

/** A random seat that the game waits for, and its choice. */
export function chooseMove(
  game: ElfenGame,
  state: ElfenlandState,
  choose: Chooser,
  chance: Chance,
): { seat: Seat; move: Move } {
  const seats = seatsOf(game.waiting(state.open))
  const seat = at(seats, chance.below(seats.length))
  return { seat, move: choose(game.legal(viewOf(state, seat)), chance) }
}

/** A move with the states before and after it. */
export interface PlayedMove {
  readonly before: ElfenlandState
  readonly seat: Seat
  readonly move: Move
  readonly state: ElfenlandState
}

/** Plays a whole game and calls `each` for every move. The next step overwrites `before`. */
export function playGame(
  { game, options }: GameSetup,
  seats: number,
  seed: number,
  choose: Chooser,
  each: (step: PlayedMove) => void = () => {},
): ElfenlandState {
  const chance = fastChance(fastSeed(seed, 1))
  const random = fastChance(fastSeed(seed, 2))
  const state = game.setup(options, seats, chance)
  const before = game.copy(state)
  for (let moves = 0; game.waiting(state.open) !== 0; moves++) {
    if (moves > 20_000) throw new Error('the game does not end')
    game.copy(state, before)
    const { seat, move } = chooseMove(game, state, choose, random)
    const refusal = game.play(state, seat, move, chance)
    if (refusal) throw new Error(`${JSON.stringify(move)} is listed but refused: ${refusal.code}`)
    each({ before, seat, move, state })
  }
  return state
}

/** Plays whole games with all tables, seat counts and choosers. */
export function everyGame(games: number, each: (step: PlayedMove, table: GameSetup) => void): void {
  for (let game = 0; game < games; game++) {
    for (const [i, table] of GAME_SETUPS.entries()) {
      const seats = at(SEAT_COUNTS, (game + i) % SEAT_COUNTS.length)
      const choose = (game + i) % 3 === 0 ? uniformly : chooseByKind
      playGame(table, seats, 1000 * game + i, choose, (step) => each(step, table))
    }
  }
}
