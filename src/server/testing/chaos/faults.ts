import { setTimeout as delay } from 'node:timers/promises'
import { at, type Chance } from '../../../kernel/index.ts'
import type { World } from './world.ts'

/** Milliseconds after which a lease has certainly run out and another process has taken over. */
const PAST_THE_LEASE = 5_000

export interface Fault {
  readonly name: string
  /** Resolves when the fault is over. */
  strike(world: World, chance: Chance): Promise<void>
}

const pick = <T>(items: readonly T[], chance: Chance): T => at(items, chance.below(items.length))

const KILLED: Fault = {
  name: 'process killed',
  async strike({ processes }, chance) {
    const process = pick(processes, chance)
    await process.kill()
    await delay(chance.below(2_000))
    await process.start()
  },
}

const SUSPENDED: Fault = {
  name: 'process suspended past its lease',
  async strike({ processes }, chance) {
    const process = pick(processes, chance)
    process.freeze()
    await delay(PAST_THE_LEASE + chance.below(2_000))
    process.thaw()
  },
}

const DATABASE_RESTARTED: Fault = {
  name: 'database restarted',
  strike: ({ postgres }) => postgres.restart('fast'),
}

const DATABASE_CRASHED: Fault = {
  name: 'database crashed and restarted',
  async strike({ postgres }, chance) {
    await postgres.stop('immediate')
    await delay(chance.below(2_000))
    await postgres.start()
  },
}

const CONNECTIONS_CUT: Fault = {
  name: 'all database connections cut',
  strike: async ({ postgres }) => void (await postgres.cut()),
}

/** NATS is killed and restarted. Without NATS, the connections that listen for notifications are cut. */
const BUS_CUT: Fault = {
  name: 'bus connections cut',
  async strike({ nats, postgres }, chance) {
    await nats?.stop()
    if (!nats) await postgres.cut('listeners')
    await delay(chance.below(2_000))
    await nats?.start()
  },
}

const BUS_SILENT: Fault = {
  name: 'bus silent with open connections',
  async strike({ nats }, chance) {
    nats?.freeze()
    await delay(1_000 + chance.below(3_000))
    nats?.thaw()
  },
}

/** Random faults. No kind is repeated before every other kind has occurred. */
export function drawFaults(count: number, { nats }: World, chance: Chance): Fault[] {
  const database = [DATABASE_RESTARTED, DATABASE_CRASHED, CONNECTIONS_CUT]
  const kinds = [KILLED, SUSPENDED, ...database, BUS_CUT, ...(nats ? [BUS_SILENT] : [])]
  const faults: Fault[] = []
  let left: Fault[] = []
  while (faults.length < count) {
    if (left.length === 0) left = [...kinds]
    faults.push(...left.splice(chance.below(left.length), 1))
  }
  return faults
}
