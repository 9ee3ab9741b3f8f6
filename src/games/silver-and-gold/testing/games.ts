import {
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

type Player = (view: View<Open, Own>, luck: Chance) => Move

export const oneOf = <T>(things: readonly T[], luck: Chance): T => things[luck.below(things.length)]

/** One of those that it likes, if there are any; else one of all. */
const preferring =
  (likes: (move: Move, luck: Chance) => boolean): Player =>
  (view, luck) => {
    const all = silverAndGold.legal(view)
    const liked = all.filter((move) => likes(move, luck))
    return oneOf(liked.length > 0 ? liked : all, luck)
  }

const PLAYERS = {
  random: (view, luck) => random.choose(view, luck),
  greedy: (view, luck) => greedy.choose(view, luck),
  anyLegal: (view, luck) => oneOf(silverAndGold.legal(view), luck),
  /** Marks single cells and drags on. */
  slow: preferring(({ type }) => type === 'single' || type === 'take'),
  /** Lays patterns and draws blind: finishes fast, and empties the stock. */
  hasty: preferring(({ type }) => type === 'pattern' || type === 'draw'),
  /** Keeps to one card, so that the other stays nearly full or nearly empty. */
  onesided: preferring((move, luck) => 'place' in move && (move.place === 0) === luck.below(10) > 0),
} satisfies Record<string, Player>

export type PlayerName = keyof typeof PLAYERS
export const NAMES: readonly PlayerName[] = ['random', 'greedy', 'anyLegal', 'slow', 'hasty', 'onesided']

export interface Plan {
  readonly seed: number
  readonly players: readonly PlayerName[]
  readonly options: Options
  /** Base and extras in one turn, not one by one. */
  readonly lists?: boolean
}

/** What our rules say before each turn, and at the end. */
export interface Point {
  readonly waiting: readonly Seat[]
  readonly legal: readonly string[][]
  readonly state: SilverAndGoldState
}

export interface Recorded {
  readonly file: MatchFile
  readonly points: readonly Point[]
}

/** Plays a game on the record; who comes next is drawn by lot among all who may. */
export function record({ seed, players, options, lists = false }: Plan): Recorded {
  const match = started(seed, players, options)
  const luck = fastChance(fastSeed(seed, 1))
  const points: Point[] = []
  for (;;) {
    points.push(pointOf(match))
    const waiting = seatsOf(silverAndGold.waiting(match.state.open))
    if (waiting.length === 0) break
    const seat = oneOf(waiting, luck)
    const choose = (view: View<Open, Own>) => PLAYERS[players[seat]](view, luck)
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

function pointOf({ state }: SilverAndGoldMatch): Point {
  return {
    waiting: seatsOf(silverAndGold.waiting(state.open)),
    legal: state.own.map((_, seat) => silverAndGold.legal(viewOf(state, seat)).map(moveText).toSorted()),
    state: silverAndGold.copy(state),
  }
}

/** A deck of islands of these sizes, full of symbols, with patterns of any form. */
export function strangeDeck(
  seed: number,
  cards: number,
  least: number,
  most: number,
  symbols = '##XXCP',
): DeckFile {
  const luck = fastChance(fastSeed(seed, 2))
  const colours = ['purple', 'orange', 'green', 'grey'] as const
  return {
    treasureCards: Array.from({ length: cards }, (_, n) => {
      const points = least + luck.below(most - least + 1)
      const land = new Set(grown(points, luck).map(String))
      const grid = [0, 1, 2, 3].map((row) =>
        [0, 1, 2, 3]
          .map((column) => (land.has(String([row, column])) ? oneOf([...symbols], luck) : '.'))
          .join(''),
      )
      const seal = luck.below(3) === 0 ? { colour: oneOf(colours, luck), value: 1 + luck.below(2) } : null
      return { id: `T${n}`, colour: oneOf(colours, luck), points, grid, seal }
    }),
    expeditions: [3, 2, 1, 1, 1].map((count, n) => ({
      id: `E${n}`,
      cells: grown(2 + luck.below(3), luck),
      count,
    })),
  }
}

/** So many joined squares of a 4×4 grid. */
function grown(size: number, luck: Chance): [number, number][] {
  const squares: [number, number][] = [[luck.below(4), luck.below(4)]]
  while (squares.length < size) {
    const [row, column] = oneOf(squares, luck)
    const [down, right] = oneOf(
      [
        [0, 1],
        [1, 0],
        [0, -1],
        [-1, 0],
      ],
      luck,
    )
    const next: [number, number] = [row + down, column + right]
    const inside = next.every((n) => n >= 0 && n < 4)
    if (inside && !squares.some((square) => String(square) === String(next))) squares.push(next)
  }
  return squares
}

export const range = (length: number): number[] => Array.from({ length }, (_, i) => i)
