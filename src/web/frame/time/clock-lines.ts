import { hasSeat, type Seat } from '../../../kernel/index.ts'
import type { TableTiming } from '../../../ui/board/session.ts'

/** A sentence about the clocks: the key of its text, and what is filled in. Times are in milliseconds since 1970. */
export type ClockLine =
  | { readonly key: 'due.you' | 'pause.on'; readonly when: number }
  | { readonly key: 'due.other'; readonly seat: Seat; readonly when: number }
  | {
      readonly key: `rest.${'sleep' | 'weekend' | 'holiday' | 'pause'}`
      readonly from: number
      readonly until: number
    }
  | { readonly key: 'holiday'; readonly seat: Seat; readonly from: number; readonly until: number }
  | { readonly key: 'pause.offered'; readonly agreed: readonly Seat[] }
  | { readonly key: 'alone' | 'still' }

export interface Situation {
  readonly timing: TableTiming
  /** The seat of the reader; undefined for spectators. */
  readonly you: Seat | undefined
  /** The seats that owe a move, as a bit set. */
  readonly waiting: number
  readonly people: readonly Seat[]
  readonly now: number
}

/** What will happen when: the most important first, and what concerns the reader before the others. */
export function clockLines({ timing, you, waiting, people, now }: Situation): ClockLine[] {
  const { pause, clocks, holidays } = timing
  const paused = pause?.until !== undefined && pause.until > now ? pause.until : undefined
  const due = [...people]
    .sort((one, other) => Number(other === you) - Number(one === you))
    .flatMap((seat) => {
      const { until, rest } = clocks[seat] ?? {}
      return until === undefined || !hasSeat(waiting, seat) ? [] : [{ seat, when: until, rest }]
    })
  const rest = due[0]?.rest
  return [
    ...(paused === undefined ? [] : [{ key: 'pause.on', when: paused } as const]),
    ...(isAwaitedByAll({ you, waiting, people }) ? [{ key: 'alone' } as const] : []),
    ...due.map(({ seat, when }) =>
      seat === you ? ({ key: 'due.you', when } as const) : ({ key: 'due.other', seat, when } as const),
    ),
    ...(rest && rest.until > now && paused === undefined
      ? [{ key: `rest.${rest.because}`, from: rest.from, until: rest.until } as const]
      : []),
    ...(pause && pause.until === undefined && (pause.lapses ?? 0) > now
      ? [{ key: 'pause.offered', agreed: people.filter((seat) => hasSeat(pause.agreed, seat)) } as const]
      : []),
    ...people.flatMap((seat) => {
      const holiday = holidays[seat]
      return holiday && holiday.until > now ? [{ key: 'holiday', seat, ...holiday } as const] : []
    }),
    ...(due.length === 0 && paused === undefined ? [{ key: 'still' } as const] : []),
  ]
}

/** Whether all other people wait for the reader alone. */
export const isAwaitedByAll = ({
  you,
  waiting,
  people,
}: Pick<Situation, 'you' | 'waiting' | 'people'>): boolean =>
  you !== undefined && people.length > 1 && people.every((seat) => hasSeat(waiting, seat) === (seat === you))

/** What the reader can do about a pause now. */
export type PauseChoice = 'offer' | 'agree' | 'decline' | 'withdraw' | 'end'

export function pauseChoices({ timing, you, now }: Pick<Situation, 'timing' | 'you' | 'now'>): PauseChoice[] {
  if (you === undefined) return []
  const { pause } = timing
  const agreed = hasSeat(pause?.agreed ?? 0, you)
  if (pause?.until !== undefined && pause.until > now) return agreed ? [] : ['end']
  if (!pause || (pause.lapses ?? 0) <= now) return ['offer']
  return agreed ? ['withdraw'] : ['agree', 'decline']
}
