import { findGame } from '../games/manifest.ts'
import { replay } from '../table/index.ts'
import type { ServerContext } from './context.ts'

const TABLES = 5
/** Shorter logs warm up little, and longer ones would delay the start. */
const LENGTH = { min: 50, max: 500 }
const TABLES_TO_CHOOSE_FROM = 50

/**
 * Replays a few stored tables and forgets them again, so that V8 has compiled this code when players return after a
 * restart. Otherwise the first table that is opened would take five times as long.
 */
export async function warmUp({ store, games }: Pick<ServerContext, 'store' | 'games'>): Promise<void> {
  const ages = await store.agesAfter('', TABLES_TO_CHOOSE_FROM)
  const suitable = ages.filter(
    ({ begun, entries }) => begun && entries >= LENGTH.min && entries <= LENGTH.max,
  )
  for (const { id } of suitable.slice(0, TABLES)) {
    try {
      const stored = await store.loadTable(id)
      const game = stored && findGame(games, stored.record.game)
      if (game) replay(stored, game)
    } catch {
      // Whoever opens a damaged table is told, and then it is logged.
    }
  }
}
