import { setTimeout as delay } from 'node:timers/promises'
import { at, fastChance, fastSeed } from '../../../kernel/index.ts'
import type { Client, RunContext } from './client.ts'
import { Crowd } from './crowd.ts'
import { drawFaults } from './faults.ts'
import { type RunTotals, verifyRun } from './verify.ts'
import { type BusKind, startWorld } from './world.ts'

export interface ChaosOptions {
  readonly seed: number
  readonly faults: number
  /** The minimum number of running tables whenever a fault strikes. */
  readonly tables: number
  readonly bus: BusKind
  say(line: string): void
}

interface Struck {
  readonly fault: string
  /** Milliseconds from the end of the fault until each client was live again. */
  readonly live: readonly number[]
}

export interface ChaosReport extends RunTotals {
  readonly struck: readonly Struck[]
  /** Everything that happened and must never happen. */
  readonly violations: readonly string[]
}

const PROCESSES = 3
/** More pairs than tables, because some are between two matches. */
const SPARE = 2
/** How long a person thinks on average during the faults, in milliseconds. */
const THINKING = 8_000
/** Milliseconds after which a client that is not live again counts as lost. */
const GIVE_UP = 120_000

/** Runs many tables through one fault after another, lets all matches finish, and verifies everything. */
export async function chaos({ seed, faults, tables, bus, say }: ChaosOptions): Promise<ChaosReport> {
  const world = await startWorld(PROCESSES, bus)
  const violations: string[] = []
  const chance = fastChance(fastSeed(seed))
  const strikes = fastChance(fastSeed(seed + 1))
  const context: RunContext = {
    anyUrl: () => at(world.processes, chance.below(world.processes.length)).url,
    chance,
    thinking: THINKING,
    violation: (text) => violations.push(text),
  }
  const crowd = new Crowd(context)
  try {
    const over = crowd.play(tables + SPARE + Math.ceil(tables / 10))
    const struck: Struck[] = []
    for (const { name, strike } of drawFaults(faults, world, strikes)) {
      await delay(strikes.below(1_000))
      while (crowd.tables < tables) await delay(50)
      await strike(world, strikes)
      const live = await liveAgain(crowd, `Are you there? ${struck.length}`, context.violation)
      struck.push({ fault: name, live })
      const last = seconds(Math.max(...live))
      say(
        `${struck.length}. ${name}: ${crowd.tables} tables, ${live.length} clients, all live again after ${last}`,
      )
    }
    crowd.stop()
    await over
    const store = await world.openStore()
    const totals = await verifyRun(store, crowd.clients, context.violation)
    await store.close()
    return { ...totals, struck, violations }
  } finally {
    await world.end()
  }
}

/** Sends a chat message at each table. Returns the milliseconds until each client received it. */
async function liveAgain(crowd: Crowd, text: string, violation: RunContext['violation']): Promise<number[]> {
  const now = performance.now()
  const untilLive = (client: Client): Promise<number> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => {
        violation(`${client.table}: ${client.name} is not live again: ${client.lastProblem}`)
        resolve(Number.POSITIVE_INFINITY)
      }, GIVE_UP)
      client.listen(text, () => {
        clearTimeout(timer)
        resolve(performance.now() - now)
      })
    })
  const groups = crowd.playing.filter(({ speaker }) => speaker !== undefined)
  const live = groups.flatMap(({ clients }) => clients.map(untilLive))
  for (const { speaker } of groups) speaker?.say(text)
  return Promise.all(live)
}

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`
