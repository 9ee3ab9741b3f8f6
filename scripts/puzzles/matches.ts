import { parse } from 'valibot'
import { recordOne } from '../../src/arena/series.ts'
import { botNamed, type GameManifest } from '../../src/games/manifest.ts'
import { at, type Bot, fastChance, fastSeed, type Match } from '../../src/kernel/index.ts'
import type { Yardstick } from '../../src/search/levels.ts'
import { shuffled } from '../shuffled.ts'

/** Who sits at the tables: mostly players who make mistakes, so that positions look like those of people. */
const TABLES: readonly (readonly Yardstick[])[] = [
  ['steady', 'gentle'],
  ['sharp', 'steady'],
  ['gentle', 'steady', 'sharp'],
  ['steady', 'sharp'],
  ['gentle', 'gentle'],
  ['sharp', 'gentle', 'steady'],
  ['master', 'steady'],
  ['steady', 'steady', 'gentle', 'sharp'],
]
const ALONE: readonly Yardstick[] = ['steady']

/** Master decides faster than at a real table: a match of it would take a minute. */
const MASTER_ITERATIONS = 24

const OPTIONS: Record<string, readonly unknown[]> = {
  // With the memory aid, everything that the seat may use is on the board.
  'silver-and-gold': [{ memoryAid: true }],
  elfenland: [{}, {}, { townCards: true }, { rounds: 3 }],
  elfengold: [{}],
}

/** Plays match number `index` of a series. The same seed and number always give the same match. */
export function playMatch(manifest: GameManifest, seed: number, index: number): Match {
  const { game } = manifest
  const chance = fastChance(fastSeed(seed ^ 0x7ab1e, index))
  const levels = shuffled(tableFor(manifest, index), chance)
  const choices = OPTIONS[game.id] ?? [{}]
  const options = parse(game.options, at(choices, index % choices.length))
  return recordOne({ game, options, bots: levels.map((level) => seated(manifest, level)), seed }, index)
}

const tableFor = ({ game }: GameManifest, index: number): readonly Yardstick[] =>
  game.seats.min === 1 && index % 10 === 9 ? ALONE : at(TABLES, index % TABLES.length)

function seated(manifest: GameManifest, level: Yardstick): Bot {
  const bot = botNamed(manifest, level)
  if (!bot) throw new Error(`${manifest.game.id} has no level ${level}`)
  if (level !== 'master') return bot
  const budget = { iterations: MASTER_ITERATIONS }
  return { ...bot, choose: (view, chance, thought) => bot.choose(view, chance, { ...thought, budget }) }
}
