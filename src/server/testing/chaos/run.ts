import { setTimeout as delay } from 'node:timers/promises'
import { at, fastChance, fastSeed } from '../../../kernel/index.ts'
import type { Client, Setting } from './client.ts'
import { Crowd } from './crowd.ts'
import { drawFaults } from './faults.ts'
import { type Judged, judge } from './judging.ts'
import { type BusKind, startWorld } from './world.ts'

export interface ChaosOptions {
  readonly seed: number
  readonly faults: number
  /** At least so many are being played at whenever a fault strikes. */
  readonly tables: number
  readonly bus: BusKind
  say(line: string): void
}

interface Struck {
  readonly fault: string
  /** Milliseconds after its end at which each client was live again. */
  readonly live: readonly number[]
}

export interface ChaosReport extends Judged {
  readonly struck: readonly Struck[]
  /** What must never happen. */
  readonly wrong: readonly string[]
}

const PROCESSES = 3
/** More pairs than tables: some are between two matches. */
const SPARE = 2
/** How long a person thinks on average while there are faults. */
const THINKING = 8_000
/** Who is not live after this time never will be. */
const GIVE_UP = 120_000

/** Many tables, and faults one after the other; then all play to the end, and everything is compared. */
export async function chaos({ seed, faults, tables, bus, say }: ChaosOptions): Promise<ChaosReport> {
  const world = await startWorld(PROCESSES, bus)
  const wrong: string[] = []
  const chance = fastChance(fastSeed(seed))
  const strikes = fastChance(fastSeed(seed + 1))
  const setting: Setting = {
    anyUrl: () => at(world.processes, chance.below(world.processes.length)).url,
    chance,
    thinking: THINKING,
    wrong: (what) => wrong.push(what),
  }
  const crowd = new Crowd(setting)
  try {
    const over = crowd.play(tables + SPARE + Math.ceil(tables / 10))
    const struck: Struck[] = []
    for (const { name, strike } of drawFaults(faults, world, strikes)) {
      await delay(strikes.below(1_000))
      while (crowd.tables < tables) await delay(50)
      await strike(world, strikes)
      const live = await liveAgain(crowd, `Are you there? ${struck.length}`, setting.wrong)
      struck.push({ fault: name, live })
      const last = seconds(Math.max(...live))
      say(
        `${struck.length}. ${name}: ${crowd.tables} tables, ${live.length} clients, the last one live after ${last}`,
      )
    }
    crowd.stop()
    await over
    const store = await world.openStore()
    const judged = await judge(store, crowd.clients, setting.wrong)
    await store.close()
    return { ...judged, struck, wrong }
  } finally {
    await world.end()
  }
}

/** At each table somebody says something; who has heard it is live. Milliseconds from now, for each client. */
async function liveAgain(crowd: Crowd, text: string, wrong: Setting['wrong']): Promise<number[]> {
  const now = performance.now()
  const hear = (client: Client): Promise<number> =>
    new Promise((resolve) => {
      const late = setTimeout(() => {
        wrong(`${client.table}: ${client.name} is not live again: ${client.trouble}`)
        resolve(Number.POSITIVE_INFINITY)
      }, GIVE_UP)
      client.listen(text, () => {
        clearTimeout(late)
        resolve(performance.now() - now)
      })
    })
  const groups = crowd.playing.filter(({ speaker }) => speaker !== undefined)
  const heard = groups.flatMap(({ clients }) => clients.map(hear))
  for (const { speaker } of groups) speaker?.say(text)
  return Promise.all(heard)
}

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`
