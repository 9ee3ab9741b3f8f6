import * as v from 'valibot'

const natural = v.pipe(v.number(), v.integer(), v.minValue(0))
const table = v.string()

const NewsSchema = v.variant('type', [
  /** The table has so many entries now. */
  v.object({ type: v.literal('grown'), table, entries: natural }),
  /** Who is connected to it there; `asks` wants to know the same from the others. */
  v.object({
    type: v.literal('presence'),
    table,
    seats: natural,
    spectators: natural,
    asks: v.exactOptional(v.literal(true)),
  }),
  /** A guest has changed whom he hears, at all tables. */
  v.object({ type: v.literal('guest'), guest: v.string() }),
  v.object({ type: v.literal('alive') }),
])

/** What one process tells the others. */
export type News = v.InferOutput<typeof NewsSchema>

export interface Heard {
  /** The process that says it. */
  readonly from: string
  readonly news: News
}

const HeardSchema = v.object({ from: v.string(), news: NewsSchema })

export const writeNews = (from: string, news: News): string => JSON.stringify({ from, news })

/** What another version says in words that we do not know is passed over. */
export function readNews(text: string): Heard | undefined {
  try {
    const heard = v.safeParse(HeardSchema, JSON.parse(text))
    return heard.success ? heard.output : undefined
  } catch {
    return undefined
  }
}

/**
 * The line between the processes on one store. What is told may be lost: everything that must not be is in the store,
 * and whoever has heard nothing looks there.
 */
export interface Bus {
  tell(news: News): void
  /**
   * Hears what others tell, of the tables it follows at least; `back` whenever the line stands, also for the first time,
   * and `away` whenever it breaks or cannot be made.
   */
  listen(hear: (heard: Heard) => void, back: () => void, away: (why: string) => void): void
  follow(table: string): void
  unfollow(table: string): void
  close(): Promise<void>
}

/** One process, and nobody to talk to. */
export const NO_BUS: Bus = {
  tell: () => undefined,
  listen: () => undefined,
  follow: () => undefined,
  unfollow: () => undefined,
  close: async () => undefined,
}
