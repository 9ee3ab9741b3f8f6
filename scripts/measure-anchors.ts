/* Measures the four levels of bots for the ratings, for each game and number of players:
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
import { at, fastChance, fastSeed } from '../src/kernel/index.ts'
import { ladderKey, type Rating } from '../src/rating/model.ts'
import { fitStrengths, type Placing } from '../src/rating/strengths.ts'
import { LEVELS, type LevelName } from '../src/search/levels.ts'

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

/** The tables at which the levels meet: neighbours always do, with as many seats as the ladder has. */
function tablesOf(seats: number): LevelName[][] {
  const [gentle, steady, sharp, master] = LEVELS
  if (seats === 2)
    return [
      [gentle, steady],
      [steady, sharp],
      [gentle, sharp],
      [sharp, master],
      [steady, master],
    ]
  const fill = (levels: readonly LevelName[]): LevelName[] =>
    Array.from({ length: seats }, (_, seat) => at(levels, seat % levels.length))
  return [
    fill([gentle, steady, sharp]),
    fill([sharp, steady, gentle]),
    fill([master, sharp, steady]),
    fill(seats === 3 ? [sharp, master, sharp] : [sharp, master, steady, gentle]),
  ]
}

function dealsOf(table: readonly LevelName[], outcomes: readonly GameOutcome[]): Deal[] {
  const deals = Map.groupBy(outcomes, ({ index }) => Math.floor(index / table.length))
  return [...deals.values()].map((games) =>
    games.map(({ bots }) => bots.map(({ place }, i) => ({ player: LEVELS.indexOf(at(table, i)), place }))),
  )
}

/** The spread of the strengths when the deals of each table are drawn again, with replacement. */
function resampledErrors(tables: readonly (readonly Deal[])[]): number[] {
  const chance = fastChance(fastSeed(seed, 1))
  const fits = Array.from({ length: RESAMPLES }, () => {
    const drawn = tables.flatMap((deals) => deals.map(() => at(deals, chance.below(deals.length))))
    return fitStrengths(drawn.flat(), LEVELS.length)
  })
  return LEVELS.map((_, level) => {
    const found = fits.map((fit) => at(fit, level).mu)
    const mean = found.reduce((sum, mu) => sum + mu, 0) / RESAMPLES
    return Math.sqrt(found.reduce((sum, mu) => sum + (mu - mean) ** 2, 0) / (RESAMPLES - 1))
  })
}

const round = (value: number): number => Number(value.toFixed(3))

async function measure(game: string, seats: number) {
  const tables: Deal[][] = []
  let [plain, withMaster] = [0, 0]
  for (const [index, table] of tablesOf(seats).entries()) {
    const isSlow = table.includes('master')
    const wanted = Number(isSlow ? values['master-games'] : values.games)
    const games = Math.ceil(wanted / seats) * seats
    const matchup = { game, options: {}, bots: table, seed: seed + index }
    tables.push(dealsOf(table, await playMatchup(matchup, games, { threads: Number(values.threads) })))
    if (isSlow) withMaster += games
    else plain += games
  }
  const fitted = fitStrengths(tables.flat(2), LEVELS.length)
  const errors = resampledErrors(tables)
  const levels = LEVELS.map((level, i): [LevelName, Rating] => {
    const { mu, sigma } = at(fitted, i)
    return [level, { mu: round(mu), sigma: round(Math.max(sigma, at(errors, i))) }]
  })
  return { games: plain + withMaster, withMaster, levels: Object.fromEntries(levels) }
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

for (const { game } of GAMES) {
  for (let seats = Math.max(2, game.seats.min); seats <= game.seats.max; seats++) {
    const ladder = ladderKey({ game: game.id, seats })
    if (positionals.length > 0 && !positionals.includes(ladder)) continue
    const measured = await measure(game.id, seats)
    update(ladder, measured)
    console.log(ladder, JSON.stringify(measured))
  }
}
