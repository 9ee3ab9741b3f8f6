import type { HelpTopic } from '../../../ui/board/game-help.ts'
import type { HelpSetting } from '../../../ui/device/settings.ts'

/** What a player has done twice needs no more words. */
const ENOUGH = 2
/** A topic that the player never tries is told in this many matches. */
const MOST_MATCHES = 3

/** How often the player has done what a topic is about, and in how many matches it was told. */
interface TopicProgress {
  readonly done: number
  readonly told: number
}

/** What the help has told in one match, so that a reload does not start it again. */
export interface MatchProgress {
  readonly told: readonly string[]
  /** Those of them that were told before the player's last turn. */
  readonly earlier: readonly string[]
  /** The topics that the player has closed. */
  readonly closed: readonly string[]
  readonly done: Readonly<Record<string, number>>
  /** Whether a topic was closed since the player's last turn; symbols wait for the next one. */
  readonly quiet: boolean
}

/** How far the help has come: with this game on this device, and in this match. */
export interface HelpProgress {
  readonly game: Readonly<Record<string, TopicProgress>>
  readonly match: MatchProgress
}

export const NEW_MATCH: MatchProgress = { told: [], earlier: [], closed: [], done: {}, quiet: false }

const NOTHING: TopicProgress = { done: 0, told: 0 }

function isDue(id: string, { game, match }: HelpProgress, setting: HelpSetting): boolean {
  if (setting === 'never' || match.closed.includes(id)) return false
  if (setting === 'always') return (match.done[id] ?? 0) < ENOUGH
  const { done, told } = game[id] ?? NOTHING
  return done < ENOUGH && (told < MOST_MATCHES || match.told.includes(id))
}

const KINDS: readonly HelpTopic['kind'][] = ['drafted', 'phase', 'symbol']

/**
 * The topic to explain now, if any: what the player has just drafted, then the phase, then what lies on the board. A
 * symbol that only lies there is explained during one turn of a match, and never right after another topic.
 */
export function dueTopic(
  topics: readonly HelpTopic[],
  progress: HelpProgress,
  setting: HelpSetting,
): string | undefined {
  const { earlier, quiet } = progress.match
  const waits = ({ id, kind }: HelpTopic): boolean => kind === 'symbol' && (quiet || earlier.includes(id))
  const due = topics.filter((topic) => isDue(topic.id, progress, setting) && !waits(topic))
  return KINDS.flatMap((kind) => due.find((topic) => topic.kind === kind) ?? [])[0]?.id
}

export function withTold({ game, match }: HelpProgress, id: string): HelpProgress {
  if (match.told.includes(id)) return { game, match }
  const before = game[id] ?? NOTHING
  return {
    game: { ...game, [id]: { ...before, told: before.told + 1 } },
    match: { ...match, told: [...match.told, id] },
  }
}

export const withClosed = ({ game, match }: HelpProgress, id: string): HelpProgress => ({
  game,
  match: { ...match, closed: [...match.closed, id], quiet: true },
})

/** Counts what a turn has put into practice; `by` is -1 when the turn is taken back. */
export function withDone({ game, match }: HelpProgress, ids: readonly string[], by: 1 | -1): HelpProgress {
  const [total, here] = [{ ...game }, { ...match.done }]
  for (const id of new Set(ids)) {
    const before = total[id] ?? NOTHING
    total[id] = { ...before, done: Math.max(0, before.done + by) }
    here[id] = Math.max(0, (here[id] ?? 0) + by)
  }
  return { game: total, match: { ...match, done: here, earlier: match.told, quiet: false } }
}
