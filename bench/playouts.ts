import { randomPolicy } from '../src/games/silver-and-gold/bot/random.ts'
import { silverAndGold } from '../src/games/silver-and-gold/index.ts'
import { fastChance, fastSeed } from '../src/kernel/index.ts'
import { playPackedOut } from '../src/search/play-out.ts'
import { nanoseconds } from './measure.ts'

const OPTIONS = { memoryAid: false }
const chance = fastChance(fastSeed(7))

/** Whole random games of Silver & Gold with packed moves, as a search plays them. */
export function playoutsPerSecond(seats: number): number {
  const game = (): void =>
    playPackedOut(silverAndGold, silverAndGold.setup(OPTIONS, seats, chance), randomPolicy, chance)
  return 1e9 / nanoseconds(game)
}
