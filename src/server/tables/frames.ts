import { hasSeat, type Seat } from '../../kernel/index.ts'
import type { ChatLine, MessageOf, TableEvent } from '../../protocol/index.ts'
import { clockInfo } from '../../table/clock.ts'
import { type Entry, publicEvent, SPECTATORS } from '../../table/log-entry.ts'
import { botOf, type Course, waitingOf } from '../../table/state.ts'
import { seatInfo } from '../store/store.ts'

/*
 * What goes over the wire is put together as text: the open part of a state is written once for all readers, and the
 * view of a seat is that text with its own part beside it. Nothing else of a state is ever written.
 */

/** A seat, or SPECTATORS. */
export type Reader = number

export const readerOf = (seat: Seat | undefined): Reader => seat ?? SPECTATORS

export function viewText({ texts }: Course, reader: Reader): string {
  if (reader === SPECTATORS) return `{"open":${texts.open}}`
  return `{"seat":${reader},"open":${texts.open},"own":${texts.own[reader]}}`
}

/** Where a match stands, for each reader; what is the same for all is written once. */
export function positionTexts(course: Course): (reader: Reader) => string {
  const { match, game, record, clocks, asked, status, seats } = course
  if (!match) return () => ''
  const waiting = waitingOf(course)
  let same = ''
  if (record.clock.kind !== 'none') {
    same += `,"clocks":${JSON.stringify(clocks.map((clock) => clockInfo(record.clock, clock)))}`
  }
  if (status === 'over') {
    same += `,"over":${JSON.stringify({ result: game.result(match.state.open), seed: match.seed })}`
  }
  return (reader) => {
    let own = ''
    if (reader !== SPECTATORS) {
      if (hasSeat(waiting, reader)) own += `,"asked":${asked[reader]}`
      const plays = status === 'playing' && botOf(seats[reader]) === undefined
      const back = plays ? lastOwnTurn(course, reader) : undefined
      if (back !== undefined && !isBuiltOn(course, reader)) own += `,"takeBack":${back}`
    }
    return `{"view":${viewText(course, reader)},"waiting":${waiting}${own}${same}}`
  }
}

/** The number of the last turn of a seat, if it has not been followed by something hidden that was shown. */
export function lastOwnTurn({ match, turns }: Course, seat: Seat): number | undefined {
  if (!match) return undefined
  for (let index = turns.length - 1; index >= match.undoLimit; index--) {
    if (turns[index].seat === seat) return turns[index].number
  }
  return undefined
}

/** Whether another seat has already played because of the last turn of this one. */
function isBuiltOn({ turns }: Course, seat: Seat): boolean {
  const index = turns.findLastIndex((turn) => turn.seat === seat)
  const next = turns[index + 1]
  return index >= 0 && next !== undefined && !hasSeat(turns[index].asked, next.seat)
}

const CHANGES_SEATS: ReadonlySet<TableEvent['type']> = new Set([
  'sat',
  'left',
  'seatSet',
  'started',
  'standIn',
  'returned',
])
const CHANGES_POSITION: ReadonlySet<TableEvent['type']> = new Set([
  'started',
  'turn',
  'tookBack',
  'standIn',
  'returned',
])

/** The message about an entry that was just applied, for each reader. */
export function eventTexts(course: Course, entry: Entry): (reader: Reader) => string {
  const { record, numbers, seats } = course
  const event = publicEvent(entry)
  const position = CHANGES_POSITION.has(event.type) ? positionTexts(course) : undefined
  const about = `,"at":${entry.at},"event":${JSON.stringify(event)}`
  const sitting = CHANGES_SEATS.has(event.type) ? `,"seats":${JSON.stringify(seats.map(seatInfo))}` : ''
  return (reader) => {
    const you = sitting === '' || reader === SPECTATORS ? '' : `,"you":${reader}`
    const where = position ? `,"position":${position(reader)}` : ''
    return `{"type":"event","table":"${record.id}","number":${numbers[reader]}${about}${sitting}${you}${where}}`
  }
}

export interface TableReader {
  readonly reader: Reader
  /** The seats that he does not want to hear. */
  readonly muted: readonly Seat[]
  readonly now: number
  /** What was before, as JSON, if he wants to see it. */
  readonly history: string | undefined
}

/** The whole table, for one reader. */
export function tableText(course: Course, { reader, muted, now, history }: TableReader): string {
  const { record, numbers, status, match, rematch, seats } = course
  const table: MessageOf<'table'> = {
    type: 'table',
    table: record.id,
    number: numbers[reader],
    at: now,
    game: record.game,
    options: record.options,
    listed: record.listed,
    clock: record.clock,
    status,
    seats: seats.map(seatInfo),
    ...(reader === SPECTATORS ? {} : { you: reader }),
    ...(match ? { rules: match.header.rules, commitment: match.header.commitment } : {}),
    chat: chatLines(course, reader, muted),
    muted: [...muted],
    ...(rematch === undefined ? {} : { rematch }),
  }
  const text = JSON.stringify(table)
  if (!match) return text
  const past = history === undefined ? '' : `,"history":${history}`
  return `${text.slice(0, -1)}${past},"position":${positionTexts(course)(reader)}}`
}

function chatLines({ chat }: Course, reader: Reader, muted: readonly Seat[]): ChatLine[] {
  return chat
    .filter(({ seat }) => !muted.includes(seat))
    .map(({ numbers, ...said }) => ({ number: numbers[reader], ...said }))
}
