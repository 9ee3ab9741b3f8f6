import { elfengold, elfenland, greedy, random } from '../src/games/elfenland/index.ts'
import { bestJourney, NO_END, type Objective } from '../src/games/elfenland/journey/journey.ts'
import { reachable, routes } from '../src/games/elfenland/journey/route-finder.ts'
import type { Traveller } from '../src/games/elfenland/journey/traveller.ts'
import { type Crowding, randomTraveller } from '../src/games/elfenland/testing/travellers.ts'
import { type Bot, fastChance, fastSeed, type Game } from '../src/kernel/index.ts'
import { playOut } from '../src/search/play-out.ts'
import type { Figure } from './figures.ts'
import { median, nanoseconds, quantile, shortest } from './measure.ts'

const chance = fastChance(fastSeed(7))

export function elfenlandFigures(): Figure[] {
  return [
    { name: 'random Elfengold, 4 seats', value: gamesPerSecond(elfengold, random), unit: 'games/s' },
    {
      name: 'random Elfengold, 4 seats, from legal',
      value: gamesPerSecond(elfengold, anyLegal(elfengold)),
      unit: 'games/s',
      goal: '500',
    },
    { name: 'random Elfenland, 4 seats', value: gamesPerSecond(elfenland, random), unit: 'games/s' },
    { name: 'greedy Elfengold, 4 seats', value: gamesPerSecond(elfengold, greedy, 3), unit: 'games/s' },
    { name: 'greedy Elfenland, 4 seats', value: gamesPerSecond(elfenland, greedy, 3), unit: 'games/s' },
    ...journeyFigures('journey, Elfenland, 8 cards', { cards: 8, counters: 30 }, '1 ms'),
    ...journeyFigures('journey, Elfengold, 9 cards', GOLD, '3 ms'),
    ...journeyFigures('journey, Elfengold, 9 cards, a wizard', { ...GOLD, wizards: 1, gold: 12 }, '50 ms'),
    ...timed('reachable towns, 9 cards', GOLD, reachable, '5 ms'),
    ...timed('routes over 3 towns, 9 cards', GOLD, (traveller) => routes(traveller, THREE_TOWNS), '5 ms'),
  ]
}

const GOLD: Crowding = { cards: 9, counters: 30, obstacles: 4, goldPieces: 2, doubled: 2 }
const THREE_TOWNS = [5, 10, 18]

function gamesPerSecond(game: Game, bot: Bot, blocks = 9): number {
  const bots = Array<Bot>(4).fill(bot)
  const play = (): void => playOut(game, game.setup({}, 4, chance), bots, chance, chance)
  return 1e9 / nanoseconds(play, { blocks, milliseconds: 300 })
}

/** Plays all legal moves with equal probability, to measure the speed of the rules alone. */
const anyLegal = (game: Game): Bot => ({
  name: 'any legal move',
  choose(view, choices) {
    const moves = game.legal(view)
    return moves[choices.below(moves.length)]
  },
})

const OBJECTIVE: Objective = {
  piece: 10,
  gold: 1,
  twoCards: 4,
  cards: [2, 2, 2, 2, 2, 2, 2, 3],
  handLimit: 4,
  end: NO_END,
}

const journeyFigures = (name: string, crowd: Crowding, goal: string): Figure[] =>
  timed(name, crowd, (traveller) => bestJourney(traveller, OBJECTIVE), goal)

/** Times each position by the shortest of several runs, which leaves out pauses caused by other processes. */
function timed(
  name: string,
  crowd: Crowding,
  work: (traveller: Traveller) => unknown,
  goal: string,
): Figure[] {
  const positions = Array.from({ length: 1000 }, () => randomTraveller(chance, crowd))
  for (const position of positions.slice(0, 300)) work(position)
  const milliseconds = positions.map((position) => shortest(() => work(position), 7) / 1e6)
  return [
    { name: `${name}: median`, value: median(milliseconds), unit: 'ms' },
    { name: `${name}: 99th percentile`, value: quantile(milliseconds, 0.99), unit: 'ms', goal },
  ]
}
