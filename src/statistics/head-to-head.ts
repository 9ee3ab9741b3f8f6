import { ownSeat, type ProfileMatch, type ProfileSeat } from './profile-match.ts'

/** The matches against one opponent. */
export interface Rivalry {
  /** The name of a person; undefined for a bot. */
  readonly name?: string
  /** The level of a bot. */
  readonly bot?: string
  readonly matches: number
  /** In how many of them the reader finished ahead, level and behind. */
  readonly ahead: number
  readonly level: number
  readonly behind: number
  readonly last: number
}

/** People by their names, bots by their levels; those met most often first. Several bots of a level count each. */
export function headToHead(matches: readonly ProfileMatch[]): Rivalry[] {
  const found = new Map<string, Rivalry>()
  for (const match of matches) {
    const own = ownSeat(match)
    if (!own) continue
    for (const [seat, rival] of match.seats.entries())
      if (seat !== match.me) count(found, own, rival, match.ended)
  }
  return [...found.values()].sort(
    (a, b) =>
      Number(a.bot !== undefined) - Number(b.bot !== undefined) || b.matches - a.matches || b.last - a.last,
  )
}

function count(
  found: Map<string, Rivalry>,
  own: ProfileSeat,
  { name, bot, place }: ProfileSeat,
  ended: number,
): void {
  const key = bot === undefined ? `person ${name}` : `bot ${bot}`
  const before = found.get(key)
  found.set(key, {
    ...(bot === undefined ? { name } : { bot }),
    matches: (before?.matches ?? 0) + 1,
    ahead: (before?.ahead ?? 0) + Number(own.place < place),
    level: (before?.level ?? 0) + Number(own.place === place),
    behind: (before?.behind ?? 0) + Number(own.place > place),
    last: Math.max(before?.last ?? 0, ended),
  })
}
