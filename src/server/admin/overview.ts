import type { AdminOverview } from '../../protocol/index.ts'
import type { ServerContext } from '../context.ts'
import type { NamedGuest } from '../store/admin-store.ts'

/** Somebody who is connected to this process. */
export interface ConnectedGuest {
  readonly guest: NamedGuest | undefined
  readonly ip: string
}

/** Beyond that, counts only say that there are many. */
const COUNT_LIMIT = 10_000
const MEGABYTE = 1_000_000

/** Everything at a glance. */
export async function adminOverview(
  { store, time, moderation, space, bots, started, metrics }: ServerContext,
  sockets: readonly ConnectedGuest[],
  who: string,
): Promise<AdminOverview> {
  const [work, full] = await Promise.all([store.workload(COUNT_LIMIT), space.isFull()])
  const { stored, quota, disk } = space.measured
  const { announcement, readOnly, newTables } = moderation
  const guests = new Set(sockets.flatMap(({ guest }) => guest?.id ?? []))
  const loaded = (await metrics.tables.get()).values[0]?.value ?? 0
  return {
    now: time.now(),
    started,
    who,
    switches: {
      newTables,
      ...(readOnly === undefined ? {} : { readOnly }),
      ...(announcement === undefined ? {} : { announcement }),
    },
    tables: { lobby: work.lobbies, playing: work.matches, loaded },
    people: {
      sockets: sockets.length,
      guests: guests.size,
      addresses: new Set(sockets.map(({ ip }) => ip)).size,
    },
    bans: moderation.banCount,
    reports: work.openReports,
    storage: {
      // Rounded: nobody learns of single moves from it.
      megabytes: Math.round(stored / MEGABYTE),
      ...(quota === undefined ? {} : { quotaMegabytes: Math.round(quota / MEGABYTE) }),
      ...(disk === undefined ? {} : { disk: Math.round(disk * 1000) / 1000 }),
      full,
    },
    queues: [
      { name: 'notices', waiting: work.notices },
      { name: 'results', waiting: work.results },
      { name: 'bots', ...bots.load() },
    ],
  }
}
