import {
  type Answer,
  at,
  commitTakeBack,
  commitTurn,
  type FairSeed,
  hasSeat,
  type Seat,
  type TriedTakeBack,
  type TriedTurn,
  tryTakeBack,
  tryTurn,
  withoutSeat,
  withSeat,
} from '../../kernel/index.ts'
import { LIMITS } from '../../protocol/limits.ts'
import { endOfferAfter } from '../fair-play/end-early.ts'
import { noteRemoval } from '../fair-play/removal.ts'
import { type LogEntry, type LogEntryOf, SPECTATOR, viewersOf } from '../log-entry.ts'
import { readOrder, withdrawOrder } from '../orders/order.ts'
import { isHost, type Occupant } from '../record.ts'
import { resized, withSettings } from '../settings.ts'
import type { TableState } from '../state.ts'
import { chargeClock, newClock, returnToClock } from '../time/clock.ts'
import { agreeToPause, declinePause } from '../time/pause.ts'
import { calendarOf, changeRest } from '../time/player-rest.ts'
import { beginMatch, CannotReplay, matchOf } from './begin-match.ts'
import { afterMove, afterTakeBack, afterTurn, changeCalendars, haltClocks, runClocks } from './turns.ts'

/** What `decide` has worked out already; what is missing is worked out again from the entry. */
export interface Prepared {
  /** The seed comes with the start of a match and is kept apart from the log, which everybody may see in the end. */
  readonly seed?: FairSeed | undefined
  readonly turn?: TriedTurn
  readonly takeBack?: TriedTakeBack
}

/** Changes the table as an entry says. The same entries always make the same table. */
export function apply(table: TableState, entry: LogEntry, prepared: Prepared = {}): void {
  if (entry.type === 'started') beginMatch(table, entry.rules, prepared.seed)
  if (entry.type === 'turn') commitTurn(matchOf(table), prepared.turn ?? replayedTurn(table, entry))
  const takenBack =
    entry.type === 'tookBack' ? (prepared.takeBack ?? replayedTakeBack(table, entry.seat)) : undefined
  if (takenBack) commitTakeBack(matchOf(table), takenBack)
  countEntry(table, entry)
  applyEntry(table, entry, takenBack)
  if (entry.command !== undefined) noteCommand(table, entry, entry.command)
}

function countEntry(table: TableState, entry: LogEntry): void {
  const { numbers } = table
  const viewers = viewersOf(entry)
  table.length++
  for (let viewer = 0; viewer < numbers.length; viewer++)
    if (hasSeat(viewers, viewer)) numbers[viewer] = (numbers[viewer] ?? 0) + 1
  if (hasSeat(viewers, SPECTATOR)) table.updated = entry.at
}

function noteCommand(table: TableState, entry: LogEntry, command: string): void {
  const viewer = 'seat' in entry ? entry.seat : SPECTATOR
  table.commands.set(command, { type: entry.type, number: at(table.numbers, viewer) })
  const guest = command.slice(0, command.indexOf('/'))
  table.written.set(guest, (table.written.get(guest) ?? 0) + 1)
}

function applyEntry(table: TableState, entry: LogEntry, takenBack: TriedTakeBack | undefined): void {
  switch (entry.type) {
    case 'sat':
      sit(table, entry)
      if (table.status === 'playing') takeOver(table, entry)
      break
    case 'left':
      if (entry.removed) noteRemoval(table, table.seats[entry.seat])
      setSeat(table, entry.seat, { kind: 'open' })
      appointHost(table)
      break
    case 'seatSet':
      setSeat(table, entry.seat, entry.to)
      table.reserved = table.reserved.filter(({ seat }) => seat !== entry.seat)
      break
    case 'settingsSet':
      set(table, entry)
      break
    case 'started':
      table.status = 'playing'
      table.clocks.push(...table.seats.map(() => newClock(table.record.clock)))
      afterMove(table, entry.at, 0)
      break
    case 'turn':
      afterTurn(table, entry)
      break
    case 'tookBack':
      afterTakeBack(table, entry, takenBack?.index ?? -1)
      break
    case 'ordered':
      setOrder(table, entry)
      break
    case 'readmitted':
      table.removed = table.removed.filter(({ number }) => number !== entry.removal)
      break
    case 'standIn':
      if (entry.removed) noteRemoval(table, table.seats[entry.seat])
      setStandIn(table, entry.seat, entry.bot)
      table.late =
        entry.because === 'time' ? withSeat(table.late, entry.seat) : withoutSeat(table.late, entry.seat)
      // The bot decides from now on. A player who returns would not expect an old order to go on.
      withdrawOrder(table, entry.seat, entry.at)
      chargeClock(at(table.clocks, entry.seat), entry.at, calendarOf(table, entry.seat))
      break
    case 'returned':
      setStandIn(table, entry.seat, undefined)
      table.late = withoutSeat(table.late, entry.seat)
      returnToClock(table.record.clock, at(table.clocks, entry.seat))
      runClocks(table, entry.at)
      break
    case 'chat':
      addChat(table, entry, { text: entry.text })
      break
    case 'phrase':
      addChat(table, entry, { phrase: entry.phrase })
      break
    case 'rematch':
      table.rematch = entry.to
      break
    case 'restSet':
      changeCalendars(table, entry.at, () => setRest(table, entry))
      break
    case 'pauseSet':
      changeCalendars(table, entry.at, () => {
        if (entry.on) agreeToPause(table, entry.seat, entry.at)
        else declinePause(table, entry.seat, entry.at)
      })
      break
    case 'endSet':
      table.endOffer = endOfferAfter(table, entry)
      break
    case 'halted':
      haltClocks(table, entry)
      break
    case 'rated':
      table.ratingOrder = entry.order
      break
    case 'closed':
      table.status = 'closed'
      table.closedBy = entry.by
  }
}

function setRest(table: TableState, { seat, rest, at: time }: LogEntryOf<'restSet'>): void {
  const occupant = table.seats[seat]
  if (occupant?.kind !== 'person') return
  const { guest } = occupant
  table.rests.set(guest, changeRest(table.rests.get(guest), rest, time, table.status !== 'lobby'))
}

function set(table: TableState, { settings }: LogEntryOf<'settingsSet'>): void {
  const { seats } = settings
  table.record = withSettings(table.record, settings)
  if (seats === undefined) return
  table.seats = resized(table.seats, seats)
  table.reserved = table.reserved.filter(({ seat }) => seat < seats)
}

function sit(table: TableState, { seat, guest, name, program }: LogEntryOf<'sat'>): void {
  const before = at(table.seats, seat)
  // Whoever already sits there only has a new name.
  const host = isHost(before) && before.kind === 'person' && before.guest === guest
  setSeat(table, seat, {
    kind: 'person',
    guest,
    name,
    ...(host ? { host } : {}),
    ...(program ? { program } : {}),
  })
  table.reserved = table.reserved.filter((one) => one.seat !== seat && one.guest !== guest)
  appointHost(table)
}

/** Somebody plays on for a bot: from now on the match is theirs by name, and their clock runs. */
function takeOver(table: TableState, { seat, name, at: time }: LogEntryOf<'sat'>): void {
  const match = matchOf(table)
  table.match = { ...match, header: { ...match.header, seats: match.header.seats.with(seat, name) } }
  runClocks(table, time)
}

function setSeat(table: TableState, seat: Seat, occupant: Occupant): void {
  table.seats = table.seats.with(seat, occupant)
}

function setStandIn(table: TableState, seat: Seat, bot: string | undefined): void {
  const occupant = at(table.seats, seat)
  if (occupant.kind !== 'person') return
  const { standIn: _, ...person } = occupant
  setSeat(table, seat, bot === undefined ? person : { ...person, standIn: bot })
}

function setOrder(table: TableState, { seat, order, pace = 0, at: time }: LogEntryOf<'ordered'>): void {
  if (order === undefined) withdrawOrder(table, seat, time)
  else table.orders[seat] = readOrder(table, { order, pace, at: time })
}

/** When the host has left, the first person at the table becomes the host. Strangers who were paired have none. */
function appointHost(table: TableState): void {
  if (table.record.pairing || table.seats.some(isHost)) return
  const next = table.seats.findIndex(({ kind }) => kind === 'person')
  const occupant = table.seats[next]
  if (occupant?.kind === 'person') setSeat(table, next, { ...occupant, host: true })
}

function addChat(
  table: TableState,
  { at: time, seat }: LogEntryOf<'chat' | 'phrase'>,
  said: Pick<TableState['chat'][number], 'text' | 'phrase'>,
): void {
  const occupant = table.seats[seat]
  const name = occupant?.kind === 'person' ? { guest: occupant.guest, name: occupant.name } : {}
  table.chat.push({ at: time, seat, ...name, ...said, numbers: table.numbers.slice() })
  if (table.chat.length > LIMITS.chatLines) table.chat.shift()
}

function replayedTurn(table: TableState, { seat, moves, chance }: LogEntryOf<'turn'>): TriedTurn {
  const tried = tryTurn(matchOf(table), seat, moves)
  if ('code' in tried || !sameAnswers(tried.turn.chance, chance)) {
    const reason = 'code' in tried ? tried.code : 'wrongChance'
    throw new CannotReplay('serverTrouble', `entry ${table.length + 1} does not replay: ${reason}`)
  }
  return tried
}

function replayedTakeBack(table: TableState, seat: Seat): TriedTakeBack {
  const tried = tryTakeBack(matchOf(table), seat)
  if ('code' in tried) throw new CannotReplay('serverTrouble', `entry ${table.length + 1} takes nothing back`)
  return tried
}

function sameAnswers(given: readonly Answer[], stored: readonly Answer[] = []): boolean {
  return (
    given.length === stored.length &&
    given.every(([of, gave], index) => of === stored[index]?.[0] && gave === stored[index]?.[1])
  )
}
