import { setTimeout as delay } from 'node:timers/promises'
import { at, type Chance } from '../../../kernel/index.ts'
import type { World } from './world.ts'

/** In so many milliseconds a lease runs out, and another process takes what was due. */
const THROUGH_A_LEASE = 5_000

export interface Fault {
  readonly name: string
  /** Resolves when it is over. */
  strike(world: World, chance: Chance): Promise<void>
}

const some = <T>(of: readonly T[], chance: Chance): T => at(of, chance.below(of.length))

const KILLED: Fault = {
  name: 'a process killed',
  async strike({ processes }, chance) {
    const process = some(processes, chance)
    await process.kill()
    await delay(chance.below(2_000))
    await process.start()
  },
}

const STOPPED: Fault = {
  name: 'a process stopped through its lease',
  async strike({ processes }, chance) {
    const process = some(processes, chance)
    process.freeze()
    await delay(THROUGH_A_LEASE + chance.below(2_000))
    process.thaw()
  },
}

const DATABASE_RESTARTED: Fault = {
  name: 'the database restarted',
  strike: ({ postgres }) => postgres.restart('fast'),
}

const DATABASE_CRASHED: Fault = {
  name: 'the database crashed and came back',
  async strike({ postgres }, chance) {
    await postgres.stop('immediate')
    await delay(chance.below(2_000))
    await postgres.start()
  },
}

const CONNECTIONS_CUT: Fault = {
  name: 'all connections to the database cut',
  strike: async ({ postgres }) => void (await postgres.cut()),
}

/** With NATS it is killed and comes back; else the connections that listen to the database are broken. */
const BUS_CUT: Fault = {
  name: 'the bus cut',
  async strike({ nats, postgres }, chance) {
    await nats?.stop()
    if (!nats) await postgres.cut('listeners')
    await delay(chance.below(2_000))
    await nats?.start()
  },
}

const BUS_SILENT: Fault = {
  name: 'the bus silent, its connections open',
  async strike({ nats }, chance) {
    nats?.freeze()
    await delay(1_000 + chance.below(3_000))
    nats?.thaw()
  },
}

/** Every kind comes before any comes again. */
export function drawFaults(count: number, { nats }: World, chance: Chance): Fault[] {
  const database = [DATABASE_RESTARTED, DATABASE_CRASHED, CONNECTIONS_CUT]
  const kinds = [KILLED, STOPPED, ...database, BUS_CUT, ...(nats ? [BUS_SILENT] : [])]
  const faults: Fault[] = []
  let left: Fault[] = []
  while (faults.length < count) {
    if (left.length === 0) left = [...kinds]
    faults.push(...left.splice(chance.below(left.length), 1))
  }
  return faults
}
