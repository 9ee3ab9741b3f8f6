import {
  commitmentTo,
  type FairSeed,
  hasSeat,
  newFairSeed,
  playTurn,
  type Rejection,
  type Seat,
  takeBack,
} from '../kernel/index.ts'
import { LIMITS, type ProtocolCode, type TableCommand } from '../protocol/index.ts'
import type { Guest } from '../server/store/store.ts'
import { lastOwnTurn } from '../server/tables/frames.ts'
import type { Entry, Holder } from './log-entry.ts'
import { apply, begin, type Course, readersOfChange, seatOfGuest, textsOf, waitingOf } from './state.ts'

/** What a command asks to be written; `seed` comes with the start of a match. */
export interface Decision {
  readonly entries: readonly Entry[]
  readonly seed?: FairSeed
}

export const isDecision = (outcome: object): outcome is Decision =>
  'entries' in outcome && Array.isArray(outcome.entries)

export type Applied = (entry: Entry) => void

/** The commands that change a table. */
export type Changing = Exclude<TableCommand, { type: 'join' | 'part' | 'mute' | 'rematch' }>

export interface Asking {
  readonly guest: Guest
  readonly command: Changing
  /** Of the guest and the command: a resend is known by it. */
  readonly key: string
  readonly now: number
  /** The bots of the game, from the weakest to the strongest. */
  readonly bots: readonly string[]
}

/**
 * Checks a command and, if it may be, carries it out in memory; `applied` is told of every entry in turn. The caller
 * writes the entries to the store, and throws the course away where that fails.
 */
export function decide(course: Course, asking: Asking, applied: Applied): Decision | Rejection {
  const { guest, command, key, now } = asking
  const seat = seatOfGuest(course, guest.id)
  const common = { at: now, command: key }
  const { status, seats } = course
  if (status === 'closed') return refuse('tableClosed')
  if (command.type !== 'leave' && isFull(course, guest)) return refuse('logFull')

  switch (command.type) {
    case 'sit':
      return sit(course, command.seat, asking, applied)
    case 'leave':
      if (seat === undefined) return refuse('notSeated')
      if (status === 'over') return refuse('matchOver')
      if (status === 'playing') {
        if (isAway(seats[seat])) return refuse('notSeated')
        return write(course, [standIn(seat, 'left', asking)], applied)
      }
      return leaveLobby(course, seat, asking, applied)
    case 'return':
      if (seat === undefined) return refuse('notSeated')
      if (!isAway(seats[seat]) || status !== 'playing') return refuse('seatNotAway')
      return write(course, [{ ...common, type: 'returned', seat }], applied)
    case 'setSeat': {
      const problem = lobbyProblem(course) ?? hostProblem(course, seat)
      if (problem) return problem
      if (seats[command.seat] === undefined) return { code: 'noSuchSeat' }
      if (seats[command.seat].kind === 'person') return refuse('seatTaken')
      if (command.to.kind === 'bot' && !asking.bots.includes(command.to.bot)) return refuse('noSuchBot')
      const entry = { ...common, type: 'seatSet', seat: command.seat, to: command.to } as const
      return startIfFull(course, write(course, [entry], applied), now, applied)
    }
    case 'start': {
      const problem = lobbyProblem(course) ?? hostProblem(course, seat)
      if (problem) return problem
      const taken = seats.filter(({ kind }) => kind !== 'open').length
      if (taken < course.game.seats.min) return refuse('notEnoughPlayers')
      return start(course, now, key, applied)
    }
    case 'play': {
      if (status === 'lobby') return refuse('notStarted')
      if (seat === undefined) return refuse('notSeated')
      if (isAway(seats[seat])) return refuse('seatAway')
      const rejection = playProblem(course, seat, command.asked)
      return rejection ?? play(course, seat, command.moves, common, applied)
    }
    case 'takeBack':
      if (status === 'lobby') return refuse('notStarted')
      // The seed is shown then: what is over stays over.
      if (status === 'over') return refuse('matchOver')
      if (seat === undefined) return refuse('notSeated')
      if (isAway(seats[seat])) return refuse('seatAway')
      return takeBackTurn(course, seat, command.turn, common, applied)
    case 'chat':
      if (seat === undefined) return refuse('notSeated')
      return write(course, [{ ...common, type: 'chat', seat, text: command.text }], applied)
    case 'phrase':
      if (seat === undefined) return refuse('notSeated')
      return write(course, [{ ...common, type: 'phrase', seat, phrase: command.phrase }], applied)
  }
}

/** Whether a log takes no more from a guest. */
export const isFull = ({ entries, written }: Course, guest: Guest): boolean =>
  entries >= LIMITS.entriesPerTable || (written.get(guest.id) ?? 0) >= LIMITS.entriesPerGuest

export const commandKey = (guest: Guest, id: string): string => `${guest.id}/${id}`

export const refuse = (code: ProtocolCode): Rejection => ({ code })

const isAway = (holder: Holder): boolean => holder.kind === 'person' && holder.standIn !== undefined

function lobbyProblem({ status }: Course): Rejection | undefined {
  return status === 'lobby' ? undefined : refuse('alreadyStarted')
}

function hostProblem({ seats }: Course, seat: Seat | undefined): Rejection | undefined {
  const holder = seat === undefined ? undefined : seats[seat]
  return holder?.kind === 'person' && holder.host ? undefined : refuse('notHost')
}

/** Applies entries one by one. */
export function write(course: Course, entries: readonly Entry[], applied: Applied): Decision {
  for (const entry of entries) {
    apply(course, entry)
    applied(entry)
  }
  return { entries }
}

function sit(
  course: Course,
  wanted: Seat | undefined,
  { guest, key, now }: Asking,
  applied: Applied,
): Decision | Rejection {
  const { seats } = course
  const problem = lobbyProblem(course)
  if (problem) return problem
  if (seatOfGuest(course, guest.id) !== undefined) return refuse('alreadySeated')
  const seat = wanted ?? seats.findIndex(({ kind }) => kind === 'open')
  if (seat < 0) return refuse('tableFull')
  if (seats[seat] === undefined) return { code: 'noSuchSeat' }
  if (seats[seat].kind !== 'open') return refuse('seatTaken')
  const common = { at: now, command: key }
  const entry = { ...common, type: 'sat', seat, guest: guest.id, name: guest.name } as const
  return startIfFull(course, write(course, [entry], applied), now, applied)
}

function leaveLobby(course: Course, seat: Seat, { key, now }: Asking, applied: Applied): Decision {
  const left = { at: now, command: key, type: 'left', seat } as const
  const others = course.seats.some((holder, other) => holder.kind === 'person' && other !== seat)
  const closed = { at: now, type: 'closed', because: 'empty' } as const
  return write(course, others ? [left] : [left, closed], applied)
}

/** The strongest bot stands in. */
function standIn(seat: Seat, because: 'left' | 'time', { key, now, bots }: Asking): Entry {
  const bot = bots[bots.length - 1]
  return { at: now, command: key, type: 'standIn', seat, bot, because }
}

export function startIfFull(course: Course, before: Decision, now: number, applied: Applied): Decision {
  const { record, seats } = course
  if (!record.startWhenFull || seats.some(({ kind }) => kind === 'open')) return before
  const { entries, seed } = start(course, now, undefined, applied)
  return { entries: [...before.entries, ...entries], ...(seed === undefined ? {} : { seed }) }
}

function start(course: Course, at: number, command: string | undefined, applied: Applied): Decision {
  const seed = newFairSeed()
  const rules = course.game.version
  begin(course, rules, seed)
  course.texts = textsOf(course)
  const common = { at, ...(command === undefined ? {} : { command }) }
  const entry = { ...common, type: 'started', rules, commitment: commitmentTo(seed) } as const
  return { ...write(course, [entry], applied), seed }
}

export function playProblem(course: Course, seat: Seat, asked: number): Rejection | undefined {
  if (course.status === 'over') return refuse('matchOver')
  if (!hasSeat(waitingOf(course), seat)) return { code: 'notYourMove' }
  return course.asked[seat] === asked ? undefined : refuse('outdated')
}

export function play(
  course: Course,
  seat: Seat,
  moves: readonly unknown[],
  common: { readonly at: number; readonly command?: string },
  applied: Applied,
): Decision | Rejection {
  const { match } = course
  if (!match) return refuse('notStarted')
  const rejection = playTurn(match, seat, moves)
  if (rejection) return rejection
  const before = course.texts
  course.texts = textsOf(course)
  const turn = match.log[match.log.length - 1]
  const chance = turn.chance.length > 0 ? { chance: turn.chance } : {}
  const seen = readersOfChange(before, course.texts, seat)
  const entry = { ...common, type: 'turn', seat, moves: turn.moves, ...chance, seen } as const
  return write(course, [entry], applied)
}

function takeBackTurn(
  course: Course,
  seat: Seat,
  turn: number,
  common: { readonly at: number; readonly command: string },
  applied: Applied,
): Decision | Rejection {
  const { match } = course
  if (!match) return refuse('notStarted')
  const last = lastOwnTurn(course, seat)
  if (last === undefined) return { code: 'nothingToTakeBack' }
  if (last !== turn) return refuse('outdated')
  // Its clock goes on as if it had never stopped: where it is up, a bot would take the seat at once.
  const { answered, until } = course.turns.findLast((mark) => mark.seat === seat) ?? {}
  if (answered && until !== undefined && until <= common.at) return { code: 'nothingToTakeBack' }
  const rejection = takeBack(match, seat)
  if (rejection) return rejection
  const before = course.texts
  course.texts = textsOf(course)
  const seen = readersOfChange(before, course.texts, seat)
  return write(course, [{ ...common, type: 'tookBack', seat, seen }], applied)
}

/** Bots take the seats of those whose time is up. */
export function timesUp(course: Course, now: number, bots: readonly string[], applied: Applied): Decision {
  if (course.status !== 'playing') return { entries: [] }
  const late = course.clocks.flatMap(({ until }, seat) => (until !== undefined && until <= now ? [seat] : []))
  const bot = bots[bots.length - 1]
  const entries = late.map((seat) => ({ at: now, type: 'standIn', seat, bot, because: 'time' }) as const)
  return write(course, entries, applied)
}
