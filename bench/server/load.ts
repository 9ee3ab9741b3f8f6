import { setTimeout as delay } from 'node:timers/promises'
import type { Open, Own } from '../../src/games/silver-and-gold/index.ts'
import { random } from '../../src/games/silver-and-gold/index.ts'
import { at, fastChance, fastSeed, type View } from '../../src/kernel/index.ts'
import { Turns } from '../../src/server/socket/tick.ts'
import { quantile } from '../measure.ts'
import type { Driver, Player } from './driver.ts'

export interface Load {
  readonly moves: number
  readonly frames: number
  readonly seconds: number
  /** Milliseconds from sending a move to its answer. */
  readonly latencies: readonly number[]
  /** CPU seconds of this process. If it is close to `seconds`, the load generator is the bottleneck, not the server. */
  readonly ownCore: number
}

export interface Pace {
  /** Moves per second. Without it, every player moves as soon as they are asked. */
  readonly perSecond?: number
  readonly seconds: number
}

const chance = fastChance(fastSeed(7))

/** All players make random moves until the time is up. Resolves when the last move is answered. */
export async function load(driver: Driver, tables: readonly Player[][], pace: Pace): Promise<Load> {
  const latencies: number[] = []
  const waiting: Player[] = []
  let outstanding = 0
  let running = true

  const turns = new Turns(Number.POSITIVE_INFINITY)
  /** Like the server, plays for all players who are asked in one turn of the event loop together. */
  const onTick = (task: () => void): void =>
    turns.add(() => {
      task()
      return 0
    })

  function play(player: Player): void {
    const seen = running ? player.held() : undefined
    if (!seen) return
    const move = random.choose(seen as View<Open, Own>, chance)
    const sent = performance.now()
    outstanding++
    player.onAnswered = () => {
      outstanding--
      if (running) latencies.push(performance.now() - sent)
    }
    player.send(move)
  }

  const framesBefore = driver.frames()
  const coreBefore = process.cpuUsage()
  const started = performance.now()
  for (const player of tables.flat()) {
    player.onAsked = () => {
      if (pace.perSecond === undefined) onTick(() => play(player))
      else waiting.push(player)
    }
    if (player.held()) player.onAsked()
  }
  if (pace.perSecond === undefined) await delay(1000 * pace.seconds)
  else await paced(waiting, play, pace.perSecond, pace.seconds)
  const seconds = (performance.now() - started) / 1000
  const frames = driver.frames() - framesBefore
  const core = process.cpuUsage(coreBefore)
  running = false
  while (outstanding > 0) await delay(5)
  for (const player of tables.flat()) player.onAsked = () => undefined
  await checkStillRunning(driver, tables)
  return { moves: latencies.length, frames, seconds, latencies, ownCore: (core.user + core.system) / 1e6 }
}

/** Checks that most matches are still running. A process may learn of the last moves with a short delay. */
async function checkStillRunning(driver: Driver, tables: readonly Player[][]): Promise<void> {
  const isRunning = (players: readonly Player[]): boolean =>
    players.some((player) => player.held() !== undefined)
  for (let looks = 0; looks < 200; looks++) {
    if (tables.filter(isRunning).length >= tables.length / 2) return
    await delay(20)
  }
  throw new Error(`${driver.name}: most matches ended before the time was up; use more tables`)
}

async function paced(
  waiting: Player[],
  play: (player: Player) => void,
  perSecond: number,
  seconds: number,
): Promise<void> {
  const started = performance.now()
  let sent = 0
  while (performance.now() - started < 1000 * seconds) {
    const due = ((performance.now() - started) / 1000) * perSecond
    while (sent < due && waiting.length > 0) {
      // A random player, so that all tables progress evenly.
      const nth = Math.floor(Math.random() * waiting.length)
      const player = at(waiting, nth)
      waiting[nth] = at(waiting, waiting.length - 1)
      waiting.pop()
      // A player who was asked again in the meantime is in the list twice.
      if (!player.held()) continue
      play(player)
      sent++
    }
    await delay(1)
  }
}

export const latency = ({ latencies }: Load, share: number): number => quantile(latencies, share)
