// Records the Silver & Gold games in fixtures/silver-and-gold: `node scripts/record-silver-and-gold.ts`. Every later
// version must read them and reach the same results. The same bots produce the same files, but changed bots or rules
// produce different games, so run this only to replace the recorded games.
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
  at,
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

/** How many games to record for each number of seats. */
const GAMES = [
  { seats: 1, games: 4 },
  { seats: 2, games: 14 },
  { seats: 3, games: 14 },
  { seats: 4, games: 14 },
]

/** The smallest deck allowed. With four seats its stock runs out (R9). */
const SMALL_DECK = { ...VERMEIL_DECK, treasureCards: VERMEIL_DECK.treasureCards.slice(-30) }

interface Plan {
  readonly name: string
  readonly bots: readonly (typeof greedy)[]
  readonly options: Options
  readonly source: Source
  /** Plays as people do at a table: related moves are sent as one turn, and the seats mark in random order. */
  readonly asTable: boolean
}

/** Each property varies with its own period, so that the games cover their combinations. */
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
  const rng = fastChance(fastSeed(Number.parseInt(digits.slice(-12), 16)))
  if (asTable) playAsTable(match, bots, rng)
  else playMatchOut(match, bots as readonly Bot[], rng)
  return match
}

function playAsTable(
  match: SilverAndGoldMatch,
  bots: Plan['bots'],
  rng: ReturnType<typeof fastChance>,
): void {
  for (let waiting = seatsOf(match.state.open.waiting); waiting.length > 0; ) {
    const seat = at(waiting, rng.below(waiting.length))
    const bot = at(bots, seat)
    playList(match, seat, (view) => bot.choose(view, rng))
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
