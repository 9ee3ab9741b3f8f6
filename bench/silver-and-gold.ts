import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { greedy, random, silverAndGold } from '../src/games/silver-and-gold/index.ts'
import type { Move } from '../src/games/silver-and-gold/rules/moves.ts'
import type { SilverAndGoldState } from '../src/games/silver-and-gold/rules/state.ts'
import {
  at,
  type Bot,
  type Chance,
  fastChance,
  fastSeed,
  firstSeat,
  type Seat,
  viewOf,
} from '../src/kernel/index.ts'
import { playOut } from '../src/search/play-out.ts'
import { importBundled } from './bundled.ts'
import type { Figure } from './figures.ts'
import { nanoseconds } from './measure.ts'
import { installPeer } from './peers/install.ts'
import { playoutsPerSecond } from './playouts.ts'

const OPTIONS = { memoryAid: false }

export async function silverAndGoldFigures(): Promise<Figure[]> {
  const chance = fastChance(fastSeed(7))
  const randomTwo = playoutsPerSecond(2)
  const bundled = (await importBundled('playouts.ts')) as typeof import('./playouts.ts')
  return [
    { name: 'random games, 2 seats', value: randomTwo, unit: 'games/s', goal: '60,000' },
    { name: 'random games, 4 seats', value: playoutsPerSecond(4), unit: 'games/s', goal: '35,000' },
    {
      name: 'random games, 2 seats, bundled into one file',
      value: bundled.playoutsPerSecond(2),
      unit: 'games/s',
      goal: '60,000',
    },
    {
      name: 'random games, 4 seats, bundled into one file',
      value: bundled.playoutsPerSecond(4),
      unit: 'games/s',
      goal: '35,000',
    },
    {
      name: 'random games with moves as objects, 2 seats',
      value: gamesPerSecond(random, 2, chance),
      unit: 'games/s',
    },
    { name: 'greedy games, 2 seats', value: gamesPerSecond(greedy, 2, chance), unit: 'games/s' },
    { name: 'greedy games, 4 seats', value: gamesPerSecond(greedy, 4, chance), unit: 'games/s' },
    ...callFigures(chance),
    ...peerFigures(randomTwo),
  ]
}

function gamesPerSecond(bot: Bot, seats: number, chance: Chance): number {
  const bots = Array<Bot>(seats).fill(bot)
  const game = (): void =>
    playOut(silverAndGold, silverAndGold.setup(OPTIONS, seats, chance), bots, chance, chance)
  return 1e9 / nanoseconds(game)
}

interface Step {
  readonly state: SilverAndGoldState
  readonly seat: Seat
  readonly move: Move
}

/** Every decision of some random games, to measure single calls on realistic positions. */
function steps(chance: Chance, games: number): Step[] {
  const list: Step[] = []
  for (let i = 0; i < games; i++) {
    const state = silverAndGold.setup(OPTIONS, 2, chance)
    while (state.open.waiting !== 0) {
      const seat = firstSeat(state.open.waiting)
      const move = random.choose(viewOf(state, seat), chance)
      list.push({ state: silverAndGold.copy(state), seat, move })
      silverAndGold.play(state, seat, move, chance)
    }
  }
  return list
}

function callFigures(chance: Chance): Figure[] {
  const list = steps(chance, 40)
  const views = list.map(({ state, seat }) => viewOf(state, seat))
  const board = silverAndGold.copy(at(list, 0).state)
  const copy = nanosecondsEach(list, ({ state }) => silverAndGold.copy(state, board))
  const copyAndPlay = nanosecondsEach(list, ({ state, seat, move }) => {
    silverAndGold.copy(state, board)
    silverAndGold.play(board, seat, move, chance)
  })
  return [
    { name: 'legal', value: nanosecondsEach(views, silverAndGold.legal), unit: 'ns' },
    { name: 'play', value: copyAndPlay - copy, unit: 'ns' },
    { name: 'copy', value: copy, unit: 'ns' },
  ]
}

function nanosecondsEach<Item>(items: readonly Item[], call: (item: Item) => unknown): number {
  const callAll = (): void => {
    for (const item of items) call(item)
  }
  return nanoseconds(callAll) / items.length
}

function peerFigures(randomTwo: number): Figure[] {
  const folder = installPeer('boardgame.io-rules')
  if (folder === undefined) return []
  const { stdout } = spawnSync(process.execPath, [join(folder, 'run.js'), '2', '4000'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const peer: unknown = JSON.parse(stdout)
  const gamesPerSecondThere = Number(Reflect.get(Object(peer), 'gamesPerSecond'))
  // Both play the same rules, so games have the same number of moves and the ratio of games is the ratio of moves.
  return [
    { name: 'boardgame.io: random games, 2 seats', value: gamesPerSecondThere, unit: 'games/s' },
    { name: 'Vermeil / boardgame.io', value: randomTwo / gamesPerSecondThere, unit: '×', goal: '100' },
  ]
}
