import {
  at,
  type Chance,
  fastChance,
  fastSeed,
  type Game,
  type Match,
  playTurn,
  replayTurn,
  type Seat,
  type State,
  seatsOf,
  startMatch,
  stateAt,
  viewOf,
} from '../kernel/index.ts'
import type { ConformanceOptions } from './check.ts'

/** A match of random legal moves. Checks replay it instead of playing their own. */
export interface Sample {
  readonly match: Match
  readonly options: unknown
  readonly seats: number
  /** Why the match did not come to its end. */
  readonly problem: string | undefined
}

/** A decision in a sample. The state is one object for all of them, so it must be copied before it is changed. */
export interface SamplePosition {
  readonly state: State
  readonly seat: Seat
  readonly move: unknown
}

/** No sensible game has more turns than this if the moves are chosen at random. */
const MAX_TURNS = 20_000

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal', 'Ida', 'Jo']

export const seatCounts = ({ seats: { min, max } }: Game): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i)

export function newSampleMatch(game: Game, options: unknown, seats: number, seed: string): Match {
  const names = Array.from({ length: seats }, (_, seat) => NAMES[seat] ?? `Player ${seat}`)
  const match = startMatch(game, { options, seats: names, source: 'fast', seed })
  if ('code' in match) throw new Error(`no match with ${seats} seats: ${JSON.stringify(match)}`)
  return match
}

/** The samples of a game, played when a check first asks for them. */
export function samplesOf(
  game: Game,
  { options = [{}], games = 2, seats: counts = seatCounts(game) }: ConformanceOptions,
): () => readonly Sample[] {
  let played: readonly Sample[] | undefined
  return () => {
    played ??= options.flatMap((wanted, i) =>
      counts.flatMap((seats) =>
        Array.from({ length: games }, (_, n) => playSample(game, wanted, seats, 100 * i + 10 * n + seats)),
      ),
    )
    return played
  }
}

function playSample(game: Game, options: unknown, seats: number, seed: number): Sample {
  const match = newSampleMatch(game, options, seats, fastSeed(seed))
  const rng = fastChance(fastSeed(seed, 1))
  const problem = playRandomly(match, rng)
  return { match, options, seats, problem }
}

function playRandomly(match: Match, rng: Chance): string | undefined {
  const { game } = match
  for (let turn = 0; ; turn++) {
    const { state } = match
    const waiting = seatsOf(game.waiting(state.open))
    if (waiting.length === 0) return undefined
    if (turn === MAX_TURNS) return `a random game is not over after ${MAX_TURNS} turns`
    const seat = at(waiting, rng.below(waiting.length))
    const moves = game.legal(viewOf(state, seat))
    if (moves.length === 0) return `the game waits for seat ${seat}, which has no legal move`
    const move = moves[rng.below(moves.length)]
    const rejection = playTurn(match, seat, [move])
    if (rejection) return `${plainText(move)} is listed as legal but refused: ${rejection.code}`
  }
}

/** Every `every`th decision of a sample, with the state before it. */
export function* positionsOf({ match }: Sample, every = 1): Generator<SamplePosition> {
  const state = stateAt(match, 0)
  for (const [index, turn] of match.log.entries()) {
    if (index % every === 0) yield { state, seat: turn.seat, move: turn.moves[0] }
    replayTurn(match.game, state, turn)
  }
}

/** About `count` decisions of all samples together, spread evenly. */
export function* spreadPositions(samples: readonly Sample[], count: number): Generator<SamplePosition> {
  const turns = samples.reduce((sum, { match }) => sum + match.log.length, 0)
  const every = Math.max(1, Math.floor(turns / count))
  for (const sample of samples) yield* positionsOf(sample, every)
}

/** A value as it is stored and sent. */
export const plainText = (value: unknown): string => JSON.stringify(value) ?? 'undefined'
