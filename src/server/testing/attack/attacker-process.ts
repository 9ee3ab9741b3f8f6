import { readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { Attacker } from './attacker.ts'
import type { Counts } from './scenario.ts'
import { SCENARIOS } from './scenarios/index.ts'
import type { PreparedWorld } from './world.ts'

/* The attacker in a process of its own, so that its work does not delay the bystanders, who measure in another. */

export interface AttackOrder {
  readonly scenario: string
  readonly url: string
  readonly address: string
  /** The file with the prepared world. */
  readonly world: string
  /** Leave the processor to the server and the bystanders. */
  readonly polite: boolean
}

export interface AttackNews {
  readonly counts: Counts
  /** The attack has ended. */
  readonly ended: boolean
  readonly problem?: string
}

const NEWS_INTERVAL = 50

let controller = new AbortController()
process.on('message', (order: AttackOrder | 'stop') => {
  if (order === 'stop') controller.abort()
  else void attack(order)
})
process.once('disconnect', () => process.exit())

async function attack({ scenario: name, url, address, world: file, polite }: AttackOrder): Promise<void> {
  // On a small machine an attacker would take the processor away from the server, which no network does.
  if (polite) setPriority(19)
  controller = new AbortController()
  const world = JSON.parse(readFileSync(file, 'utf8')) as PreparedWorld
  const attacker = new Attacker({ url, address, world }, controller.signal)
  const tell = (ended: boolean, problem?: string): void => {
    const news: AttackNews = { counts: attacker.counts, ended, ...(problem === undefined ? {} : { problem }) }
    process.send?.(news)
  }
  const timer = setInterval(() => tell(false), NEWS_INTERVAL)
  try {
    const scenario = SCENARIOS.find((one) => one.name === name)
    if (!scenario) throw new Error(`no scenario ${name}`)
    await scenario.attack(attacker)
    tell(true)
  } catch (problem) {
    tell(true, problem instanceof Error ? (problem.stack ?? problem.message) : String(problem))
  } finally {
    clearInterval(timer)
  }
}
