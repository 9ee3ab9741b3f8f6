/* Lets a bot of this checkout play against the same bot of another one, so that a change can be measured against what was
 * there before:
 *
 *   node scripts/compare-checkouts.ts PATH GAME [--bot master] [--seats 2] [--games 200] [--seed 1]
 *
 * PATH is the other checkout, for example a git worktree of an earlier commit. One seat is played by this checkout and
 * the others by the other one; every deal is played with each rotation of the seats. A table is printed after every 20
 * deals, so that a long run can be stopped.
 */

import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { parse } from 'valibot'
import { type GameOutcome, playArenaGame } from '../src/arena/arena.ts'
import { rankBots } from '../src/arena/ranking.ts'
import { GAMES } from '../src/games/all.ts'
import { botNamed, findGame, type GameList } from '../src/games/manifest.ts'
import type { Bot } from '../src/kernel/index.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    bot: { type: 'string', default: 'master' },
    seats: { type: 'string', default: '2' },
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
})
const [path, game] = positionals
if (path === undefined || game === undefined) throw new Error('name the other checkout and the game')
const [seats, games, seed] = [values.seats, values.games, values.seed].map(Number)
if (!seats || !games || seed === undefined) throw new Error('--seats, --games and --seed are numbers')
const REPORT_DEALS = 20

function botOf(list: GameList): Bot {
  const manifest = findGame(list, String(game))
  const bot = manifest && botNamed(manifest, values.bot)
  if (!bot) throw new Error(`no bot ${values.bot} for ${game}`)
  return bot
}

const other: { GAMES: GameList } = await import(pathToFileURL(resolve(path, 'src/games/all.ts')).href)
const bots = Array.from({ length: seats }, (_, seat) => botOf(seat === 0 ? GAMES : other.GAMES))
const names = bots.map((_, seat) => (seat === 0 ? 'this' : 'other'))
const manifest = findGame(GAMES, game)
if (!manifest) throw new Error(`no game ${game}`)
const matchup = { game, options: parse(manifest.game.options, {}), bots: names, seed }
const outcomes: GameOutcome[] = []
for (let index = 0; index < games; index++) {
  outcomes.push(playArenaGame(manifest, bots, matchup, index))
  if (index + 1 < games && (index + 1) % (REPORT_DEALS * seats) !== 0) continue
  for (const { bot, won, score, milliseconds } of rankBots(names, outcomes)) {
    const [share, low, high] = [won.value, won.low, won.high].map((part) => (100 * part).toFixed(1))
    const points = `${score.value.toFixed(2)} ± ${score.error.toFixed(2)} points`
    console.log(
      `${index + 1} games: ${bot} ${share} % (${low}–${high}), ${points}, p95 ${milliseconds.p95.toFixed(0)} ms`,
    )
  }
}
