import {
  at,
  type Chance,
  fastChance,
  fastSeed,
  type MatchFile,
  matchFile,
  playTurn,
  type Seat,
  seatsOf,
  startMatch,
  type View,
  viewOf,
} from '../../../kernel/index.ts'
import {
  type DeckFile,
  greedy,
  type Move,
  type Open,
  type Options,
  type Own,
  random,
  type SilverAndGoldState,
  silverAndGold,
} from '../index.ts'
import { moveText } from './reference/reference.ts'
import { playList, type SilverAndGoldMatch } from './turn-list.ts'

type Player = (view: View<Open, Own>, rng: Chance) => Move

export const oneOf = <T>(things: readonly T[], rng: Chance): T => at(things, rng.below(things.length))

/** Plays one of the moves it likes if there is one, otherwise any legal move. */
const preferring =
  (likes: (move: Move, rng: Chance) => boolean): Player =>
  (view, rng) => {
    const all = silverAndGold.legal(view)
    const liked = all.filter((move) => likes(move, rng))
    return oneOf(liked.length > 0 ? liked : all, rng)
  }

const PLAYERS = {
  random: (view, rng) => random.choose(view, rng),
  greedy: (view, rng) => greedy.choose(view, rng),
  anyLegal: (view, rng) => oneOf(silverAndGold.legal(view), rng),
  /** Marks single cells, so that the game takes long. */
  slow: preferring(({ type }) => type === 'single' || type === 'take'),
  /** Lays patterns and draws blind, so that it finishes cards fast and empties the stock. */
  hasty: preferring(({ type }) => type === 'pattern' || type === 'draw'),
  /** Mostly marks the same card, so that the other one changes little. */
  oneSided: preferring((move, rng) => 'place' in move && (move.place === 0) === rng.below(10) > 0),
} satisfies Record<string, Player>

export type PlayerName = keyof typeof PLAYERS
export const NAMES: readonly PlayerName[] = ['random', 'greedy', 'anyLegal', 'slow', 'hasty', 'oneSided']

export interface GamePlan {
  readonly seed: number
  readonly players: readonly PlayerName[]
  readonly options: Options
  /** Whether to send a base and its extras as one turn instead of one by one. */
  readonly lists?: boolean
}

/** What the rules say before a turn, or at the end. */
export interface Checkpoint {
  readonly waiting: readonly Seat[]
  readonly legal: readonly string[][]
  readonly state: SilverAndGoldState
}

export interface Recorded {
  readonly file: MatchFile
  readonly points: readonly Checkpoint[]
}

/** Records a game. If several seats may move, the next one is chosen at random. */
export function record({ seed, players, options, lists = false }: GamePlan): Recorded {
  const match = started(seed, players, options)
  const rng = fastChance(fastSeed(seed, 1))
  const points: Checkpoint[] = []
  for (;;) {
    points.push(pointOf(match))
    const waiting = seatsOf(silverAndGold.waiting(match.state.open))
    if (waiting.length === 0) break
    const seat = oneOf(waiting, rng)
    const choose = (view: View<Open, Own>) => PLAYERS[at(players, seat)](view, rng)
    if (lists) playList(match, seat, choose)
    else if (playTurn(match, seat, [choose(viewOf(match.state, seat))])) throw new Error('a move was refused')
  }
  return { file: matchFile(match), points }
}

function started(seed: number, seats: readonly string[], options: Options): SilverAndGoldMatch {
  const match = startMatch(silverAndGold, { options, seats, source: 'fast', seed: fastSeed(seed) })
  if ('code' in match) throw new Error(JSON.stringify(match))
  return match
}

function pointOf({ state }: SilverAndGoldMatch): Checkpoint {
  return {
    waiting: seatsOf(silverAndGold.waiting(state.open)),
    legal: state.own.map((_, seat) => silverAndGold.legal(viewOf(state, seat)).map(moveText).toSorted()),
    state: silverAndGold.copy(state),
  }
}

/** A deck with islands of `least` to `most` cells, full of symbols, and with random patterns. */
export function randomDeck(
  seed: number,
  cards: number,
  least: number,
  most: number,
  symbols = '##XXCP',
): DeckFile {
  const rng = fastChance(fastSeed(seed, 2))
  const colours = ['purple', 'orange', 'green', 'grey'] as const
  return {
    treasureCards: Array.from({ length: cards }, (_, n) => {
      const points = least + rng.below(most - least + 1)
      const land = new Set(grown(points, rng).map(String))
      const grid = [0, 1, 2, 3].map((row) =>
        [0, 1, 2, 3]
          .map((column) => (land.has(String([row, column])) ? oneOf([...symbols], rng) : '.'))
          .join(''),
      )
      const seal = rng.below(3) === 0 ? { colour: oneOf(colours, rng), value: 1 + rng.below(2) } : null
      return { id: `T${n}`, colour: oneOf(colours, rng), points, grid, seal }
    }),
    expeditions: [3, 2, 1, 1, 1].map((count, n) => ({
      id: `E${n}`,
      cells: grown(2 + rng.below(3), rng),
      count,
    })),
  }
}

/** `size` connected squares of a 4 × 4 grid. */
function grown(size: number, rng: Chance): [number, number][] {
  const squares: [number, number][] = [[rng.below(4), rng.below(4)]]
  while (squares.length < size) {
    const [row, column] = oneOf(squares, rng)
    const [down, right] = oneOf(
      [
        [0, 1],
        [1, 0],
        [0, -1],
        [-1, 0],
      ],
      rng,
    )
    const next: [number, number] = [row + down, column + right]
    const inside = next.every((n) => n >= 0 && n < 4)
    if (inside && !squares.some((square) => String(square) === String(next))) squares.push(next)
  }
  return squares
}

export const range = (length: number): number[] => Array.from({ length }, (_, i) => i)
