/* How long bots and hints take in the browser's worker on a device that is several times slower than this machine:
 *
 *   node scripts/weak-device/times.ts [--slower N] [--games N] [--saving] [GAME/SEATS…]
 *
 * All bots of a table have the same level. Hints are asked for at every seventh move of the strongest one.
 */

import { parseArgs } from 'node:util'
import { GAMES } from '../../src/games/all.ts'
import { findGame, type GameManifest, offeredBots } from '../../src/games/manifest.ts'
import { firstSeat } from '../../src/kernel/index.ts'
import { createMatchWorker } from '../../src/web/session/local/match-worker.ts'
import type { WorkerRequest } from '../../src/web/session/local/worker-protocol.ts'
import { reviewRequests } from '../../src/web/session/review/review-requests.ts'
import { slowDown } from './slow-clock.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    slower: { type: 'string', default: '4' },
    games: { type: 'string', default: '2' },
    saving: { type: 'boolean', default: false },
  },
})
const now = slowDown(Number(values.slower))
const HINT_EVERY = 7

/** Lets bots of one level play a match in the worker. Each task is one move, or a slice of a hint. */
function measureMatch({ game }: GameManifest, seats: number, level: string, hints?: number[]): number[] {
  const tasks: (() => void)[] = []
  const times: number[] = []
  let [ids, answered, waiting] = [0, 0, 0]
  const handle = createMatchWorker(
    { games: GAMES, review: reviewRequests },
    (message) => {
      if (message.type === 'response') answered = message.id
      else if (message.type === 'update') waiting = message.update.steps.at(-1)?.waiting ?? 0
    },
    (task) => tasks.push(task),
  )
  const ask = (request: WorkerRequest): void => handle({ id: ++ids, request })
  if (values.saving) ask({ type: 'spare', pause: 'battery' })
  const names = Array.from({ length: seats }, (_, seat) => ({ name: `${seat}`, bot: level }))
  ask({ type: 'open', match: { id: 'm', game: game.id, options: {}, seats: names }, eyes: undefined })
  const run = (): number => {
    const begun = now()
    tasks.shift()?.()
    return now() - begun
  }
  while (tasks.length > 0) {
    if (hints && times.length % HINT_EVERY === 0 && waiting !== 0) {
      ask({ type: 'hint', seat: firstSeat(waiting) })
      let taken = 0
      while (answered < ids) taken += run()
      hints.push(taken)
    }
    times.push(run())
  }
  return times
}

function show(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): number => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)
  console.log(`  ${what}: p50 ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)} ms (${times.length})`)
}

for (const table of positionals.length > 0 ? positionals : GAMES.map(({ game }) => `${game.id}/2`)) {
  const [id = '', seats = '2'] = table.split('/')
  const manifest = findGame(GAMES, id)
  if (!manifest) throw new Error(`no game ${id}`)
  console.log(`${table}, ${values.slower} times slower${values.saving ? ', saving power' : ''}`)
  const levels = offeredBots(manifest)
  for (const { name } of levels) {
    const hints: number[] = []
    const wanted = name === levels.at(-1)?.name ? hints : undefined
    const matches = Array.from({ length: Number(values.games) }, () =>
      measureMatch(manifest, Number(seats), name, wanted),
    )
    show(name, matches.flat())
    if (wanted) show('hint', hints)
  }
}
