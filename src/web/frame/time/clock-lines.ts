import { hasSeat, type Seat } from '../../../kernel/index.ts'
import type { TableTiming } from '../../../ui/board/session.ts'
import { type Awaited, isAwaitedByAll } from './awaited.ts'

type SeatClock = TableTiming['clocks'][number]
type ClockRest = NonNullable<SeatClock['rest']>

/** A line about the clocks. Times are in milliseconds since 1970. */
export type ClockLine =
  /** Everybody waits for the reader; nobody has to move, or only bots; the match is over. */
  | { readonly about: 'alone' | 'still' | 'over' }
  | { readonly about: 'standIn'; readonly seat: Seat }
  /** `going` are the players who want the clocks to go on. */
  | { readonly about: 'pause'; readonly until: number; readonly going: readonly Seat[] }
  | { readonly about: 'offer'; readonly until: number; readonly agreed: readonly Seat[] }
  /** What happens to the clock of a seat that has to move. */
  | {
      readonly about: 'due'
      readonly seat: Seat
      readonly until: number
      /** A time before the end in which the clock stands still. */
      readonly rest: ClockRest | undefined
      /** For the reader, while more than a quarter of the time is left: when that is over. */
      readonly remind: number | undefined
    }
  /** The same during a pause: how much time is left after it, in milliseconds. */
  | { readonly about: 'left'; readonly seat: Seat; readonly left: number }
  | { readonly about: 'holiday'; readonly seat: Seat; readonly from: number; readonly until: number }

export interface Situation extends Awaited {
  readonly timing: TableTiming
  /** The seats of people for whom a bot plays. */
  readonly standIns: readonly Seat[]
  readonly isOver: boolean
  readonly now: number
}

/** What will happen when: the most important first, and what concerns the reader before the others. */
export function clockLines(situation: Situation): ClockLine[] {
  const { timing, you, waiting, people, standIns, isOver, now } = situation
  if (isOver) return [{ about: 'over' }]
  const readerFirst = [...people].sort((one, other) => Number(other === you) - Number(one === you))
  const pause = pauseLine(situation)
  const due = readerFirst.flatMap((seat) => (hasSeat(waiting, seat) ? dueLine(situation, seat) : []))
  return [
    ...pause,
    ...(pause.length === 0 && isAwaitedByAll({ you, waiting, people }) ? [{ about: 'alone' } as const] : []),
    ...due,
    ...readerFirst.flatMap((seat) => (standIns.includes(seat) ? [{ about: 'standIn', seat } as const] : [])),
    ...(due.length === 0 && pause.length === 0 ? [{ about: 'still' } as const] : []),
    ...offerLine(situation),
    ...readerFirst.flatMap((seat) => {
      const holiday = timing.holidays[seat]
      return holiday && holiday.until > now ? [{ about: 'holiday', seat, ...holiday } as const] : []
    }),
  ]
}

/** When the pause that is on ends. */
const pauseEnd = ({ timing: { pause }, now }: Situation): number | undefined =>
  pause?.until !== undefined && pause.until > now ? pause.until : undefined

function pauseLine(situation: Situation): ClockLine[] {
  const until = pauseEnd(situation)
  const { timing, people } = situation
  const going = people.filter((seat) => hasSeat(timing.pause?.agreed ?? 0, seat))
  return until === undefined ? [] : [{ about: 'pause', until, going }]
}

function offerLine({ timing: { pause }, people, now }: Situation): ClockLine[] {
  if (!pause || pause.until !== undefined || (pause.lapses ?? 0) <= now) return []
  const agreed = people.filter((seat) => hasSeat(pause.agreed, seat))
  return [{ about: 'offer', until: pause.lapses ?? 0, agreed }]
}

function dueLine(situation: Situation, seat: Seat): ClockLine[] {
  const { timing, you, now } = situation
  const { until, rest, remind } = timing.clocks[seat] ?? {}
  if (until === undefined) return []
  const paused = pauseEnd(situation)
  if (paused !== undefined) return [{ about: 'left', seat, left: Math.max(0, until - paused) }]
  return [
    {
      about: 'due',
      seat,
      until,
      rest: rest && rest.until > now ? rest : undefined,
      remind: seat === you && remind !== undefined && remind > now ? remind : undefined,
    },
  ]
}

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
