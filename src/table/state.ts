import {
  type Answer,
  commitmentTo,
  fairChance,
  type Game,
  hasSeat,
  type Match,
  openMatch,
  playTurn,
  type Rejection,
  type Seat,
  type SeatSet,
  seatsOf,
  takeBack,
  withSeat,
} from '../kernel/index.ts'
import type { Phrase, Status } from '../protocol/index.ts'
import { LIMITS } from '../protocol/index.ts'
import type { StoredTable } from '../server/store/store.ts'
import { botName } from './bot-name.ts'
import {
  type Clock,
  newClock,
  refillClock,
  resumeClock,
  startClock,
  stopClock,
  withdrawClock,
} from './clock.ts'
import {
  ALL_READERS,
  type Entry,
  type Holder,
  type Readers,
  readersOf,
  SPECTATORS,
  type TableRecord,
} from './log-entry.ts'

/** A table as its log has made it. Replaying the log gives the same again, numbers and clocks included. */
export interface Course {
  readonly record: TableRecord
  readonly game: Game
  /** How many entries it has. */
  entries: number
  /** When something last happened that a spectator could see. */
  updated: number
  status: Status
  seats: readonly Holder[]
  /** Once the match has begun. */
  match: Match | undefined
  /** The state as JSON, place by place: every view is put together from these. */
  texts: StateTexts
  /** How many entries each reader could see. */
  readonly numbers: number[]
  /** For each seat, its number when it was asked for the move that it owes. */
  readonly asked: number[]
  /** For each turn that stands, beside the kernel's log. */
  turns: TurnMark[]
  readonly clocks: Clock[]
  readonly chat: Said[]
  /** Commands that were carried out, by guest and id. */
  readonly commands: Map<string, Carried>
  /** How many of them are of each guest. */
  readonly written: Map<string, number>
  rematch: string | undefined
}

export interface StateTexts {
  readonly open: string
  readonly own: readonly string[]
}

interface TurnMark {
  readonly seat: Seat
  /** The number that the turn has for the seat that played it. */
  readonly number: number
  /** Who was asked when it was played: nobody else could play next without it. */
  readonly asked: SeatSet
  /** Whether a bot played it for the person whose seat it is. */
  readonly standIn: boolean
  /** Whether it was a whole answer, for which the clock gave the increment. */
  readonly answered: boolean
  readonly at: number
  /** When the seat's time would have been up. */
  readonly until: number | undefined
}

interface Said {
  readonly at: number
  readonly seat: Seat
  readonly text?: string
  readonly phrase?: Phrase
  /** The number that it has for each reader. */
  readonly numbers: readonly number[]
}

interface Carried {
  readonly type: Entry['type']
  /** The number that it has for its sender. */
  readonly number: number
}

export function newCourse(record: TableRecord, game: Game): Course {
  return {
    record,
    game,
    entries: 0,
    updated: record.created,
    status: 'lobby',
    seats: record.seats,
    match: undefined,
    texts: { open: '', own: [] },
    numbers: Array.from({ length: SPECTATORS + 1 }, () => 0),
    asked: [],
    turns: [],
    clocks: [],
    chat: [],
    commands: new Map(),
    written: new Map(),
    rematch: undefined,
  }
}

/** Why a log cannot be followed: this build plays other rules, or the log does not replay. */
export class CannotReplay extends Error {
  readonly code: 'rulesNotHere' | 'serverTrouble'
  constructor(code: 'rulesNotHere' | 'serverTrouble', why: string) {
    super(why)
    this.code = code
  }
}

/** Replays a stored table; `each` is told of every entry after it was applied. */
export function replayCourse(stored: StoredTable, game: Game, each?: Told): Course {
  const course = newCourse(stored.record, game)
  goOn(course, stored, each)
  return course
}

export type Told = (course: Course, entry: Entry) => void

const MOVES_MATCH: ReadonlySet<Entry['type']> = new Set(['started', 'turn', 'tookBack'])

/** Applies what was stored after what the course has. */
export function goOn(course: Course, { entries, seed }: StoredTable, each?: Told): void {
  for (const entry of entries) {
    if (entry.type === 'started') begin(course, entry.rules, seed)
    if (entry.type === 'turn') replayTurn(course, entry)
    if (entry.type === 'tookBack' && (!course.match || takeBack(course.match, entry.seat))) {
      throw new CannotReplay('serverTrouble', `entry ${course.entries + 1} takes nothing back`)
    }
    apply(course, entry)
    if (!each) continue
    if (MOVES_MATCH.has(entry.type)) course.texts = textsOf(course)
    each(course, entry)
  }
  course.texts = textsOf(course)
}

/** Sets the match up. The seats that nobody has taken are gone then. */
export function begin(course: Course, rules: number, seed: string | undefined): void {
  const { game, record } = course
  if (rules !== game.version) throw new CannotReplay('rulesNotHere', `${game.id} has no rules ${rules} here`)
  if (seed === undefined) throw new CannotReplay('serverTrouble', 'the seed is missing')
  course.seats = course.seats.filter(({ kind }) => kind !== 'open')
  const header = {
    game: game.id,
    rules,
    options: record.options,
    seats: course.seats.map(nameOf),
    source: 'fair',
    commitment: commitmentTo(seed),
  } as const
  course.match = openMatch(game, header, fairChance(seed), seed)
}

function nameOf(holder: Holder, seat: Seat): string {
  if (holder.kind === 'person') return holder.name
  return holder.kind === 'bot' ? botName(seat) : '-'
}

function replayTurn({ match, entries }: Course, { seat, moves, chance }: Entry & { type: 'turn' }): void {
  const rejection: Rejection | undefined = match ? playTurn(match, seat, moves) : { code: 'notStarted' }
  if (rejection || !sameAnswers(match?.log.at(-1)?.chance, chance)) {
    throw new CannotReplay('serverTrouble', `entry ${entries + 1} does not replay: ${rejection?.code}`)
  }
}

function sameAnswers(given: readonly Answer[] = [], listed: readonly Answer[] = []): boolean {
  return (
    given.length === listed.length &&
    given.every(([of, gave], i) => of === listed[i][0] && gave === listed[i][1])
  )
}

/** What an entry does to everything but the match itself, which has already moved. */
export function apply(course: Course, entry: Entry): void {
  const { numbers, record } = course
  const readers = readersOf(entry)
  course.entries++
  for (let reader = 0; reader < numbers.length; reader++) if (hasSeat(readers, reader)) numbers[reader]++
  if (hasSeat(readers, SPECTATORS)) course.updated = entry.at
  switch (entry.type) {
    case 'sat': {
      const { guest, name } = entry
      // Who sits there already has a new name.
      const before = course.seats[entry.seat]
      const host = before.kind === 'person' && before.guest === guest && before.host
      setSeat(course, entry.seat, { kind: 'person', guest, name, ...(host ? { host } : {}) })
      giveHost(course)
      break
    }
    case 'left':
      setSeat(course, entry.seat, { kind: 'open' })
      giveHost(course)
      break
    case 'seatSet':
      setSeat(course, entry.seat, entry.to)
      break
    case 'started':
      course.status = 'playing'
      course.clocks.push(...course.seats.map(() => newClock(record.clock)))
      afterMove(course, entry.at, 0)
      break
    case 'turn':
      afterTurn(course, entry)
      break
    case 'tookBack':
      afterTakeBack(course, entry)
      break
    case 'standIn':
      holdBy(course, entry.seat, entry.bot)
      runClocks(course, entry.at)
      break
    case 'returned':
      holdBy(course, entry.seat, undefined)
      refillClock(record.clock, course.clocks[entry.seat])
      runClocks(course, entry.at)
      break
    case 'chat':
    case 'phrase': {
      const { at, seat } = entry
      const said = entry.type === 'chat' ? { text: entry.text } : { phrase: entry.phrase }
      course.chat.push({ at, seat, ...said, numbers: numbers.slice() })
      if (course.chat.length > LIMITS.chatLines) course.chat.shift()
      break
    }
    case 'rematch':
      course.rematch = entry.to
      break
    case 'closed':
      course.status = 'closed'
      break
  }
  if (entry.command !== undefined) {
    const reader = 'seat' in entry ? entry.seat : SPECTATORS
    course.commands.set(entry.command, { type: entry.type, number: numbers[reader] })
    const guest = entry.command.slice(0, entry.command.indexOf('/'))
    course.written.set(guest, (course.written.get(guest) ?? 0) + 1)
  }
}

function setSeat(course: Course, seat: Seat, holder: Holder): void {
  course.seats = course.seats.with(seat, holder)
}

function holdBy(course: Course, seat: Seat, standIn: string | undefined): void {
  const holder = course.seats[seat]
  if (holder.kind !== 'person') return
  const { standIn: _, ...person } = holder
  setSeat(course, seat, standIn === undefined ? person : { ...person, standIn })
}

/** The first person at the table is the host where the host has left. */
function giveHost(course: Course): void {
  if (course.seats.some((holder) => holder.kind === 'person' && holder.host)) return
  const next = course.seats.findIndex(({ kind }) => kind === 'person')
  const holder = course.seats[next]
  if (holder?.kind === 'person') setSeat(course, next, { ...holder, host: true })
}

export const waitingOf = ({ game, match }: Course): SeatSet => (match ? game.waiting(match.state.open) : 0)

/** Where nobody sees what a turn changed, nobody is told of it: that, too, would tell something. */
export function readersOfChange(before: StateTexts, after: StateTexts, mover: Seat): Readers {
  if (before.open !== after.open) return ALL_READERS
  let readers = 1 << mover
  for (const [seat, own] of after.own.entries()) if (own !== before.own[seat]) readers |= 1 << seat
  return readers
}

export function textsOf({ match }: Course): StateTexts {
  if (!match) return { open: '', own: [] }
  return { open: JSON.stringify(match.state.open), own: match.state.own.map((own) => JSON.stringify(own)) }
}

function afterTurn(course: Course, { seat, at }: Entry & { type: 'turn' }): void {
  const { match, numbers, clocks, record } = course
  if (!match) return
  const whole = !hasSeat(waitingOf(course), seat) || match.undoLimit === match.log.length
  // A bot that stands in has no time, and gets none.
  const answered = whole && clocks[seat].since !== undefined
  let asked = 0
  for (let one = 0; one < course.asked.length; one++) if (course.asked[one] > 0) asked = withSeat(asked, one)
  const holder = course.seats[seat]
  const standIn = holder.kind === 'person' && holder.standIn !== undefined
  course.turns.push({ seat, number: numbers[seat], asked, standIn, answered, at, until: clocks[seat].until })
  if (answered) stopClock(record.clock, clocks[seat], at, true)
  afterMove(course, at, 1 << seat)
}

function afterTakeBack(course: Course, { seat, at }: Entry & { type: 'tookBack' }): void {
  const index = course.turns.findLastIndex((turn) => turn.seat === seat)
  const [mark, ...later] = course.turns.splice(index)
  // Since then he is asked again.
  course.turns.push(...later.map((turn) => ({ ...turn, asked: withSeat(turn.asked, seat) })))
  const { clocks, record } = course
  const waiting = waitingOf(course)
  for (const [other, clock] of clocks.entries())
    if (other !== seat && !hasSeat(waiting, other)) withdrawClock(clock)
  if (clocks[seat].since === undefined) {
    const { answered, until } = mark
    resumeClock(record.clock, clocks[seat], answered ? mark.at : at, answered, until)
  }
  afterMove(course, at, 1 << seat)
}

/** Who has moved, and who was not asked before, is asked anew. */
function afterMove(course: Course, at: number, moved: SeatSet): void {
  const { game, match, numbers, asked, seats } = course
  if (!match) return
  const waiting = waitingOf(course)
  for (let seat = 0; seat < seats.length; seat++) {
    if (!hasSeat(waiting, seat)) asked[seat] = 0
    else if (asked[seat] === undefined || asked[seat] === 0 || hasSeat(moved, seat))
      asked[seat] = numbers[seat]
  }
  if (game.result(match.state.open)) course.status = 'over'
  runClocks(course, at)
}

/** The clock of a seat runs while the table waits for the person who holds it. */
function runClocks(course: Course, at: number): void {
  const { clocks, record, seats } = course
  const waiting = course.status === 'playing' ? waitingOf(course) : 0
  for (const [seat, clock] of clocks.entries()) {
    const holder = seats[seat]
    const runs = hasSeat(waiting, seat) && holder.kind === 'person' && holder.standIn === undefined
    if (!runs) stopClock(record.clock, clock, at, false)
    else if (clock.since === undefined) startClock(record.clock, clock, at)
  }
}

/** The bot that is to move for a seat, if there is one. */
export function botOf(holder: Holder | undefined): string | undefined {
  if (holder?.kind === 'bot') return holder.bot
  return holder?.kind === 'person' ? holder.standIn : undefined
}

export function botsToMove(course: Course): Seat[] {
  if (course.status !== 'playing' || course.seats.every((holder) => botOf(holder) === undefined)) return []
  return seatsOf(waitingOf(course)).filter((seat) => botOf(course.seats[seat]) !== undefined)
}

export const seatOfGuest = ({ seats }: Course, guest: string | undefined): Seat | undefined => {
  if (guest === undefined) return undefined
  const seat = seats.findIndex((holder) => holder.kind === 'person' && holder.guest === guest)
  return seat < 0 ? undefined : seat
}
