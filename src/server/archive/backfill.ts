import { findGame } from '../../games/manifest.ts'
import { CannotReplay, replaySteps } from '../../table/index.ts'
import type { ServerContext } from '../context.ts'
import type { MatchOutcome } from '../store/archive-store.ts'
import { StoreUnavailable, type TableAge } from '../store/store.ts'
import { matchOutcome } from './match-outcome.ts'

type Parts = Pick<ServerContext, 'store' | 'games' | 'work' | 'log'>

/** How many matches are replayed in a step, so that players notice nothing. */
const REPLAYS_PER_STEP = 5
/** Of a match that cannot be replayed. */
const UNKNOWN: MatchOutcome = { game: '', ended: 0, results: [], players: [] }

/**
 * Adds matches to the archive that were finished by a version without one. A match is listed at once; its result,
 * for which it must be replayed, follows later.
 */
export class ArchiveBackfill {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Lists those of these tables that are over. */
  async list(ages: readonly TableAge[]): Promise<void> {
    const over = ages.filter(({ status }) => status === 'over').map(({ id }) => id)
    if (over.length > 0) await this.#parts.store.listFinished(over)
  }

  /** Looks up the results of a few matches. Returns false once all matches have a result. */
  async lookUpResults(): Promise<boolean> {
    const { store } = this.#parts
    const ids = await store.withoutResults(REPLAYS_PER_STEP)
    for (const id of ids) await store.setFinished(id, (await this.#read(id)) ?? UNKNOWN)
    return ids.length > 0
  }

  async #read(id: string): Promise<MatchOutcome | undefined> {
    const { store, games, work, log } = this.#parts
    try {
      const stored = await store.loadTable(id)
      const rules = stored && findGame(games, stored.record.game)?.game
      if (!rules) return undefined
      const match = matchOutcome(await work.run(replaySteps(stored, { game: rules, bots: [] })))
      const ended = stored.entries.findLast(({ type }) => type === 'turn')?.at
      return match && { ...match, ended: ended ?? match.ended }
    } catch (problem) {
      if (problem instanceof StoreUnavailable) throw problem
      // Most likely the match was played by rules that this build does not have.
      if (!(problem instanceof CannotReplay))
        log.warn({ table: id, problem }, 'a finished match cannot be replayed')
      return undefined
    }
  }
}
