// Records the games of Silver & Gold in fixtures/silver-and-gold, which every later version must still read and end
// alike: `node scripts/record-silver-and-gold.ts`. The same bots give the same files; with other bots, or after a new
// version of the rules, they become other games, so run it only when the recorded games are to be replaced.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import {
  greedy,
  type Options,
  random,
  silverAndGold,
  VERMEIL_DECK,
} from '../src/games/silver-and-gold/index.ts'
import { playList, type SilverAndGoldMatch } from '../src/games/silver-and-gold/testing/turn-list.ts'
import {
  type Bot,
  fastChance,
  fastSeed,
  type Match,
  type Source,
  seatsOf,
  startMatch,
  writeMatch,
} from '../src/kernel/index.ts'
import { playMatchOut } from '../src/search/play-out.ts'

const FOLDER = new URL('../fixtures/silver-and-gold/', import.meta.url)

/** How many games with so many seats. */
const GAMES = [
  { seats: 1, games: 4 },
  { seats: 2, games: 14 },
  { seats: 3, games: 14 },
  { seats: 4, games: 14 },
]

/** The smallest deck that there may be: the stock of four seats runs out (R9). */
const SMALL_DECK = { ...VERMEIL_DECK, treasureCards: VERMEIL_DECK.treasureCards.slice(-30) }

interface Plan {
  readonly name: string
  readonly bots: readonly (typeof greedy)[]
  readonly options: Options
  readonly source: Source
  /** As a table plays: what belongs together is sent as a list, and who marks first is drawn by lot. */
  readonly asTable: boolean
}

/** Every property changes at its own pace, so that all of them meet. */
function planOf(seats: number, n: number): Plan {
  return {
    name: `${seats}-${seats === 1 ? 'seat' : 'seats'}-${String(n + 1).padStart(2, '0')}`,
    bots: Array.from({ length: seats }, (_, seat) => ((n + seat) % 5 < 2 ? random : greedy)),
    options: { memoryAid: n % 4 >= 2, ...(n >= 12 ? { deck: SMALL_DECK } : {}) },
    source: n % 2 === 0 ? 'fair' : 'fast',
    asTable: n % 3 !== 0,
  }
}

function recorded({ name, bots, options, source, asTable }: Plan): Match {
  const digits = createHash('sha256').update(`vermeil silver-and-gold ${name}`).digest('hex')
  const match = startMatch(silverAndGold, {
    options,
    seats: bots.map((bot, seat) => `${bot.name} ${seat}`),
    source,
    seed: source === 'fair' ? digits : digits.slice(0, 32),
  })
  if ('code' in match) throw new Error(`${name} was refused: ${JSON.stringify(match)}`)
  const luck = fastChance(fastSeed(Number.parseInt(digits.slice(-12), 16)))
  if (asTable) playAsTable(match, bots, luck)
  else playMatchOut(match, bots as readonly Bot[], luck)
  return match
}

function playAsTable(
  match: SilverAndGoldMatch,
  bots: Plan['bots'],
  luck: ReturnType<typeof fastChance>,
): void {
  for (let waiting = seatsOf(match.state.open.waiting); waiting.length > 0; ) {
    const seat = waiting[luck.below(waiting.length)]
    playList(match, seat, (view) => bots[seat].choose(view, luck))
    waiting = seatsOf(match.state.open.waiting)
  }
}

mkdirSync(FOLDER, { recursive: true })
for (const old of readdirSync(FOLDER)) rmSync(new URL(old, FOLDER))
for (const { seats, games } of GAMES) {
  for (let n = 0; n < games; n++) {
    const plan = planOf(seats, n)
    writeFileSync(new URL(`${plan.name}.json`, FOLDER), writeMatch(recorded(plan)))
  }
}
console.log(`${readdirSync(FOLDER).length} games recorded`)
