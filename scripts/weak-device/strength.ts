/* What a bot loses on a device that is several times slower than this machine, against itself with all the time it wants:
 *
 *   node scripts/weak-device/strength.ts [--slower N] [--saving] [--games N] [--seed N] [--bot NAME] GAME/SEATS…
 *
 * One seat is slow, the others are not; every deal is played with each rotation of the seats. In each decision of the slow
 * bot the other one is asked as well, with the same random numbers, to see how many decisions differ.
 */

import { parseArgs } from 'node:util'
import { playArenaGame } from '../../src/arena/arena.ts'
import { rankBots } from '../../src/arena/ranking.ts'
import { GAMES } from '../../src/games/all.ts'
import { botNamed, findGame, offeredBots } from '../../src/games/manifest.ts'
import { type Bot, type Budget, fastChance, fastSeed, samePlain } from '../../src/kernel/index.ts'
import { createThinking } from '../../src/web/session/local/thinking.ts'
import { slowDown } from './slow-clock.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    slower: { type: 'string', default: '4' },
    saving: { type: 'boolean', default: false },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '2100' },
    bot: { type: 'string' },
  },
})
slowDown(Number(values.slower))
const seed = Number(values.seed)

/** The budget of a bot in the browser's worker. */
function browserBudget(): Budget {
  let found: Budget = {}
  const thinking = createThinking(
    (task) => task(),
    (budget) => {
      found = budget
      return false
    },
  )
  if (values.saving) thinking.pause('battery')
  thinking.goOn()
  return found
}

const SLOW = 'slow'
const budget = browserBudget()
const decisions = { all: 0, different: 0 }

const slowed = (bot: Bot): Bot => ({
  ...bot,
  name: SLOW,
  choose(view, chance, { memory } = {}) {
    const luck = fastSeed(chance.below(2 ** 31))
    const move = bot.choose(view, fastChance(luck), { memory, budget })
    decisions.all++
    if (!samePlain(move, bot.choose(view, fastChance(luck), { memory }))) decisions.different++
    return move
  },
})

for (const table of positionals) {
  const [id = '', seats = '2'] = table.split('/')
  const manifest = findGame(GAMES, id)
  if (!manifest) throw new Error(`no game ${id}`)
  const full = values.bot ? botNamed(manifest, values.bot) : offeredBots(manifest).at(-1)
  if (!full) throw new Error(`no bot in ${id}`)
  const bots = [slowed(full), ...Array.from({ length: Number(seats) - 1 }, () => full)]
  const names = bots.map(({ name }) => name)
  const matchup = { game: id, options: {}, bots: names, seed }
  const outcomes = []
  Object.assign(decisions, { all: 0, different: 0 })
  for (let index = 0; index < Number(values.games); index++) {
    outcomes.push(playArenaGame(manifest, bots, matchup, index))
    if ((index + 1) % 10 !== 0 && index + 1 < Number(values.games)) continue
    const ranking = rankBots(names, outcomes)
    const slow = ranking.find(({ bot }) => bot === SLOW)
    const rest = ranking.find(({ bot }) => bot !== SLOW)
    if (!slow || !rest) continue
    const percent = (share: number): string => (100 * share).toFixed(1)
    const { value, low, high } = slow.won
    console.log(
      `${table}, ${values.slower} times slower${values.saving ? ', saving power' : ''}, ${index + 1} games of seed ${seed}:`,
      `${slow.bot} wins ${percent(value)} % (${percent(low)}–${percent(high)}; equal ${percent(slow.fair)} %),`,
      `${slow.score.value.toFixed(1)} against ${rest.score.value.toFixed(1)};`,
      `${decisions.different} of ${decisions.all} decisions differ`,
    )
  }
}
