/* Measures the levels of bots for the ratings, for each game and number of players:
 *
 *   node scripts/measure-anchors.ts [--games N] [--master-games N] [--seed N] [--threads N] [GAME/SEATS…]
 *
 * `--games` counts the games of each table without master, which are quick, and `--master-games` those of each table
 * with master. Every deal is played with each rotation of the seats. The result is written to src/rating/anchors.json;
 * ladders that are not named keep what was measured before, and so does a run that is stopped.
 */

import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { GameOutcome } from '../src/arena/arena.ts'
import { playMatchup } from '../src/arena/threads.ts'
import { GAMES } from '../src/games/all.ts'
import { type GameManifest, levelBots } from '../src/games/manifest.ts'
import { at, fastChance, fastSeed, sum } from '../src/kernel/index.ts'
import { CENTRE, ladderKey, type Rating } from '../src/rating/model.ts'
import { fitStrengths, type Placing } from '../src/rating/strengths.ts'
import { YARDSTICKS } from '../src/search/levels.ts'

const FILE = new URL('../src/rating/anchors.json', import.meta.url)
const RESAMPLES = 100

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '120' },
    'master-games': { type: 'string', default: '24' },
    seed: { type: 'string', default: '2020' },
    threads: { type: 'string', default: '1' },
  },
})
const seed = Number(values.seed)

/** All games of one deal: they are not independent, because the cards are the same. */
type Deal = readonly Placing[]

/** The tables at which the levels meet: each with the two above it, with as many seats as the ladder has. */
function tablesOf(levels: readonly string[], seats: number): string[][] {
  if (seats === 2)
    return levels.flatMap((level, i) => levels.slice(i + 1, i + 3).map((stronger) => [stronger, level]))
  return levels.slice(2).map((_, i) => Array.from({ length: seats }, (_, seat) => at(levels, i + (seat % 3))))
}

function dealsOf(
  levels: readonly string[],
  table: readonly string[],
  outcomes: readonly GameOutcome[],
): Deal[] {
  const deals = Map.groupBy(outcomes, ({ index }) => Math.floor(index / table.length))
  return [...deals.values()].map((games) =>
    games.map(({ bots }) => bots.map(({ place }, i) => ({ player: levels.indexOf(at(table, i)), place }))),
  )
}

/** Strengths with the mean of the four yardsticks at the centre, so that the scale does not move with new levels. */
function strengthsOf(levels: readonly string[], deals: readonly Deal[]): Rating[] {
  const fitted = fitStrengths(deals.flat(), levels.length)
  const mean =
    YARDSTICKS.reduce((sum, level) => sum + at(fitted, levels.indexOf(level)).mu, 0) / YARDSTICKS.length
  return fitted.map(({ mu, sigma }) => ({ mu: mu - mean + CENTRE, sigma }))
}

/** The spread of the strengths when the deals of each table are drawn again, with replacement. */
function resampledErrors(levels: readonly string[], tables: readonly (readonly Deal[])[]): number[] {
  const chance = fastChance(fastSeed(seed, 1))
  const fits = Array.from({ length: RESAMPLES }, () => {
    const drawn = tables.flatMap((deals) => deals.map(() => at(deals, chance.below(deals.length))))
    return strengthsOf(levels, drawn)
  })
  return levels.map((_, level) => {
    const found = fits.map((one) => at(one, level).mu)
    const mean = sum(found) / RESAMPLES
    return Math.sqrt(found.reduce((sum, mu) => sum + (mu - mean) ** 2, 0) / (RESAMPLES - 1))
  })
}

const round = (value: number): number => Number(value.toFixed(3))

async function measure(manifest: GameManifest, seats: number) {
  const levels = levelBots(manifest).map(({ name }) => name)
  const tables: Deal[][] = []
  let [plain, withMaster] = [0, 0]
  for (const [index, table] of tablesOf(levels, seats).entries()) {
    const isSlow = table.includes('master')
    const wanted = Number(isSlow ? values['master-games'] : values.games)
    const games = Math.ceil(wanted / seats) * seats
    const matchup = { game: manifest.game.id, options: {}, bots: table, seed: seed + index }
    const outcomes = await playMatchup(matchup, games, { threads: Number(values.threads) })
    tables.push(dealsOf(levels, table, outcomes))
    if (isSlow) withMaster += games
    else plain += games
  }
  const fitted = strengthsOf(levels, tables.flat())
  const errors = resampledErrors(levels, tables)
  const ratings = levels.map((level, i): [string, Rating] => {
    const { mu, sigma } = at(fitted, i)
    return [level, { mu: round(mu), sigma: round(Math.max(sigma, at(errors, i))) }]
  })
  return { games: plain + withMaster, withMaster, levels: Object.fromEntries(ratings) }
}

/** Adds a ladder to the file, with the command that measures it again. */
function update(ladder: string, measured: Awaited<ReturnType<typeof measure>>): void {
  const counts = `--games ${values.games} --master-games ${values['master-games']}`
  const command = `node scripts/measure-anchors.ts ${counts} --seed ${seed} ${ladder}`
  const { ladders } = JSON.parse(readFileSync(FILE, 'utf8'))
  const entries = Object.entries({ ...ladders, [ladder]: { command, ...measured } })
  const sorted = Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(FILE, `${JSON.stringify({ ladders: sorted }, undefined, 2)}\n`)
}

for (const manifest of GAMES) {
  const { game } = manifest
  for (let seats = Math.max(2, game.seats.min); seats <= game.seats.max; seats++) {
    const ladder = ladderKey({ game: game.id, seats })
    if (positionals.length > 0 && !positionals.includes(ladder)) continue
    const measured = await measure(manifest, seats)
    update(ladder, measured)
    console.log(ladder, JSON.stringify(measured))
  }
}
