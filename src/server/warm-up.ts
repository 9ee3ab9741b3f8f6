import { findGame } from '../games/manifest.ts'
import { replay, SPECTATOR } from '../table/index.ts'
import type { ServerContext } from './context.ts'
import { Renderer } from './tables/following/render.ts'

const TABLES = 5
/** Replays reach their full speed only after about forty of them. */
const ROUNDS = 8
/** In milliseconds, so that a slow machine or database does not delay the start. */
const TIME_LIMIT = 500
/** Shorter logs warm up little, and longer ones would delay the start. */
const LENGTH = { min: 50, max: 500 }
const TABLES_TO_CHOOSE_FROM = 50

/**
 * Opens a few stored tables again and again and forgets them, so that V8 has compiled this code when players return
 * after a restart. Otherwise the first tables that are opened would take several times as long.
 */
export async function warmUp({ store, games }: Pick<ServerContext, 'store' | 'games'>): Promise<void> {
  const until = performance.now() + TIME_LIMIT
  const ages = await store.agesAfter('', TABLES_TO_CHOOSE_FROM)
  const tables = ages
    .filter(({ begun, entries }) => begun && entries >= LENGTH.min && entries <= LENGTH.max)
    .slice(0, TABLES)
  const damaged = new Set<string>()
  for (let round = 0; round < ROUNDS; round++) {
    for (const { id } of tables) {
      if (performance.now() > until) return
      // Whoever opens a damaged table is told, and then it is logged.
      if (!damaged.has(id)) await open(id, { store, games }).catch(() => damaged.add(id))
    }
  }
}

async function open(id: string, { store, games }: Pick<ServerContext, 'store' | 'games'>): Promise<void> {
  const stored = await store.loadTable(id)
  const game = stored && findGame(games, stored.record.game)
  if (!game) return
  const table = replay(stored, game)
  const shown = { muted: [], silent: [], kept: undefined, history: undefined, constantsOnce: false }
  new Renderer().table(table, SPECTATOR, { ...shown, now: table.updated })
}
