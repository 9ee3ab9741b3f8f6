import type { Driver, Player } from './driver.ts'
import { type Load, load } from './load.ts'
import type { Running } from './process.ts'

const WARM_UP = 1.5
export const SECONDS = 3
/**
 * The warm-up also takes this number of moves: on a busy machine seconds pass before a server's code is compiled, and
 * its CPU time per move would be several times too high.
 */
const WARM_UP_MOVES = 6_000
const LONGEST_WARM_UP = 40
/** The same for all servers. A match has about 140 moves, so that none ends before the time is up. */
const TABLES = 480

export interface FullLoad extends Load {
  /** CPU microseconds of the server alone per move, the figure that depends least on other load. */
  readonly core: number
}

export const rate = ({ moves, seconds }: Load): number => moves / seconds

/** Seats the players of all tables, and lets them move until the server's code is compiled. */
export async function warmTables(driver: Driver): Promise<Player[][]> {
  const seated = await driver.seat(TABLES)
  const started = performance.now()
  for (let moves = 0; moves < WARM_UP_MOVES && performance.now() - started < 1000 * LONGEST_WARM_UP; ) {
    moves += (await load(driver, seated, { seconds: WARM_UP })).moves
  }
  return seated
}

/** All players of all tables move as fast as replies come. */
export async function fullLoad(server: Running, driver: Driver): Promise<FullLoad> {
  const seated = await warmTables(driver)
  const before = server.coreSeconds()
  const full = await load(driver, seated, { seconds: SECONDS })
  const core = (1e6 * (server.coreSeconds() - before)) / full.moves
  for (const player of seated.flat()) player.close()
  return { ...full, core }
}
