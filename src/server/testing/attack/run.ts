import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { rotateToken } from '../../admin/token.ts'
import { DATA_FILE } from '../../store/sqlite/data-folder.ts'
import { openSqliteStore } from '../../store/sqlite/sqlite-store.ts'
import { actAsAdmin, askAdmin } from '../administrator.ts'
import { AttackProcess } from './attack-process.ts'
import { Bystanders, type CommandTimes } from './bystanders.ts'
import type { Observation } from './judge.ts'
import { isDefended, type Scenario } from './scenario.ts'
import { Target } from './target.ts'
import { type PreparedWorld, prepareWorld, saveWorld } from './world.ts'

/** Whether attacks can come from addresses of their own, as they can on Linux. Otherwise says that nothing is tested. */
export function canAttack(): boolean {
  if (process.platform === 'linux') return true
  console.error(
    'vermeil: NOT TESTED: a server under attack. It takes several loopback addresses, as Linux has them.',
  )
  return false
}

/** How long the phases of a run are. */
export interface Pace {
  /** Entries in the long log. */
  readonly entries: number
  /** Tables of bystanders. */
  readonly tables: number
  /** Whether delays are measured, so that the attacker must not compete for the processor. */
  readonly measures: boolean
  /** Whether the bystanders have sent enough commands, on the quiet server and under attack. */
  enoughQuiet(felt: CommandTimes, since: number): boolean
  enough(felt: CommandTimes, since: number): boolean
}

/** The commands of the bystanders on the quiet server, and the processor time that they took. */
interface Quiet {
  readonly felt: CommandTimes
  readonly processor: number | undefined
}

const lasts =
  (seconds: number) =>
  (_: CommandTimes, since: number): boolean =>
    performance.now() - since > 1000 * seconds

const hasCommands =
  (count: number) =>
  ({ moves, pings }: CommandTimes): boolean =>
    moves.length >= count && pings.length >= count

/** Minutes: enough for a p99. */
export const LONG = (seconds: number): Pace => ({
  entries: 7_000,
  tables: 4,
  measures: true,
  enoughQuiet: lasts(seconds),
  enough: lasts(seconds),
})

/** A few commands of every bystander, however long they take. The quiet server is measured once for all attacks. */
export const SHORT: Pace = {
  entries: 2_000,
  tables: 2,
  measures: false,
  enoughQuiet: hasCommands(20),
  enough: hasCommands(5),
}

/** More requests than the attacker sends at once. */
const UNDER_WAY = 200

/** What was seen of an attack whose network was banned. */
interface BannedAttack {
  readonly statuses: readonly number[]
  readonly done: number
  readonly sent: number
  readonly moves: number
  readonly problems: readonly string[]
}

/** A server, its bystanders and an attacker. Every scenario comes from an address of its own, so that none spoils another. */
export class Arena {
  readonly #folder: string
  readonly #pace: Pace
  readonly #world: PreparedWorld
  readonly #target: Target
  readonly #bystanders: Bystanders
  readonly #attacker: AttackProcess
  readonly #token: string
  #attacks = 0
  #quiet: Promise<Quiet> | undefined

  private constructor(
    folder: string,
    pace: Pace,
    parts: { world: PreparedWorld; target: Target; bystanders: Bystanders; token: string },
  ) {
    this.#folder = folder
    this.#pace = pace
    this.#world = parts.world
    this.#target = parts.target
    this.#bystanders = parts.bystanders
    this.#token = parts.token
    this.#attacker = new AttackProcess()
  }

  static async open(pace: Pace): Promise<Arena> {
    const folder = mkdtempSync(join(tmpdir(), 'vermeil-attack-'))
    const data = join(folder, 'data')
    const world = await prepareWorld(data, pace.entries)
    saveWorld(folder, world)
    const store = openSqliteStore(join(data, DATA_FILE))
    const token = await rotateToken(store, 'admin', Date.now())
    await store.close()
    const target = await Target.start(data)
    return new Arena(folder, pace, {
      world,
      target,
      token,
      bystanders: await Bystanders.arrive(target.url, pace.tables),
    })
  }

  /** Feels the quiet server, then the attacked one. */
  async observe(scenario: Scenario): Promise<Observation> {
    const { enough, measures } = this.#pace
    if (measures || !this.#quiet) this.#quiet = this.#feelQuiet()
    const quiet = await this.#quiet
    const before = await this.#target.usage()
    this.#begin(scenario)
    const since = performance.now()
    const attacked = await this.#bystanders.feel(
      (felt) => this.#isAtAnEnd || (enough(felt, since) && isDefended(scenario, this.#attacker.counts)),
    )
    const after = await this.#target.usage()
    const counts = await this.#attacker.stop()
    const { problem } = this.#attacker
    return {
      scenario,
      quiet: quiet.felt,
      quietProcessor: quiet.processor,
      attacked,
      counts,
      before,
      after,
      log: this.#target.log.slice(before.logLines, after.logLines),
      secrets: this.#secrets,
      problems: [
        ...this.#bystanders.problems,
        ...(problem === undefined ? [] : [problem]),
        ...(this.#target.isRunning ? [] : ['the server has ended']),
      ],
    }
  }

  async #feelQuiet(): Promise<Quiet> {
    const before = await this.#target.usage()
    const since = performance.now()
    const felt = await this.#bystanders.feel((felt) => this.#pace.enoughQuiet(felt, since))
    const after = await this.#target.usage()
    const isKnown = before.processor !== undefined && after.processor !== undefined
    return { felt, processor: isKnown ? after.processor - before.processor : undefined }
  }

  /** Starts an attack from an address of its own, and returns the address. */
  #begin(scenario: Scenario): string {
    const address = `127.0.1.${++this.#attacks}`
    this.#attacker.begin({
      scenario: scenario.name,
      url: this.#target.url,
      address,
      world: join(this.#folder, 'world.json'),
      polite: this.#pace.measures,
    })
    return address
  }

  /**
   * An administrator looks at the server while an attack goes on, and bans its network. Returns what they were
   * answered, and how many more requests of the attacker were answered afterwards, of how many.
   */
  async banDuring(scenario: Scenario, requests: number): Promise<BannedAttack> {
    const address = this.#begin(scenario)
    const admin = { url: this.#target.url, token: this.#token }
    const reaches = async (is: () => boolean): Promise<void> => {
      while (!this.#isAtAnEnd && !is()) await delay(20)
    }
    await reaches(() => isDefended(scenario, this.#attacker.counts))
    const statuses: number[] = []
    for (const path of ['', '/people', '/tables', '/audit', '/bans'])
      statuses.push((await askAdmin(admin, path)).status)
    await actAsAdmin(admin, { act: 'banNetwork', network: `${address}/32`, minutes: 5 })
    // What was on its way before the ban is answered yet.
    const underWay = this.#attacker.counts.sent + UNDER_WAY
    await reaches(() => this.#attacker.counts.sent >= underWay)
    const { sent, done } = this.#attacker.counts
    await reaches(() => this.#attacker.counts.sent >= sent + requests)
    const felt = await this.#bystanders.feel(({ moves }) => moves.length >= 2)
    const counts = await this.#attacker.stop()
    return {
      statuses,
      done: counts.done - done,
      sent: counts.sent - sent,
      moves: felt.moves.length,
      problems: [...this.#bystanders.problems, ...[this.#attacker.problem].flatMap((one) => one ?? [])],
    }
  }

  get #isAtAnEnd(): boolean {
    return this.#attacker.problem !== undefined || !this.#target.isRunning
  }

  /** Cookies, and the addresses of visitors. */
  get #secrets(): string[] {
    return [...this.#world.cookies.map((cookie) => cookie.split('=')[1] ?? cookie), '127.0.1.']
  }

  async close(): Promise<void> {
    await this.#bystanders.leave()
    await this.#attacker.end()
    await this.#target.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
