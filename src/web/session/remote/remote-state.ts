import { batch, type Signal, signal } from '@preact/signals'
import * as v from 'valibot'
import { type Rejection, type Seat, type View, withSeat } from '../../../kernel/index.ts'
import type {
  ChatLine,
  ClockSettings,
  ClosedBy,
  HistoryStep,
  Message,
  MessageOf,
  Position,
  SeatInfo as ServerSeat,
  Status,
  TableEvent,
  TableRest,
  TableSettings,
} from '../../../protocol/index.ts'
import { applyDifference } from '../../../protocol/socket/difference.ts'
import { ViewSchema } from '../../../protocol/socket/position.ts'
import type { SessionStep } from '../../../ui/board/session.ts'
import { type OwnRemoval, rememberedRemoval, rememberRemoval } from './own-removal.ts'

export interface TableInfo {
  readonly game: string
  /** Set by the host. */
  readonly name: string | undefined
  readonly options: unknown
  readonly listed: boolean
  /** Leads to the table until the match starts. */
  readonly code: string | undefined
  /** Whether people without a seat may watch the match. */
  readonly watchable: boolean
  readonly clock: ClockSettings
  readonly rest: TableRest
  readonly status: Status
  readonly seats: readonly ServerSeat[]
  readonly you: Seat | undefined
  /** The seat that is kept for us. */
  readonly kept: Seat | undefined
  /** The day of the daily challenge for which the match is a counted try. */
  readonly daily: string | undefined
  /** Whether the match counts for ratings. */
  readonly rated: boolean
  /** At a table of strangers: when the match begins, by this device's clock. */
  readonly starts: number | undefined
  /** Seats whose chat is hidden from us. */
  readonly muted: readonly Seat[]
  /** The seats whose players are connected, as a bit set. */
  readonly connected: number
  readonly spectators: number
  /** Who was removed before the start. */
  readonly removed: readonly { readonly number: number; readonly name: string }[]
  /** We were removed from our seat, and not let back in since. */
  readonly ousted: OwnRemoval | undefined
  /** Who has ended the table early. */
  readonly closedBy: ClosedBy | undefined
}

/** What the page knows about a table on the server, built from the server's messages. */
export interface RemoteState {
  readonly info: Signal<TableInfo | undefined>
  readonly problem: Signal<Rejection | undefined>
  readonly position: Signal<Position | undefined>
  readonly steps: Signal<readonly SessionStep[]>
  readonly chat: Signal<readonly ChatLine[]>
  /** The address of the rematch. */
  readonly next: Signal<string | undefined>
  /** The fields of every view's open part that never change. The server sends them once. */
  constants: Readonly<Record<string, unknown>>
  /** The number of the last event received. */
  lastSeen: number | undefined
  /** How far this device's clock is ahead of the server's, in milliseconds. */
  clockOffset: number
}

export const newRemoteState = (): RemoteState => ({
  info: signal(undefined),
  problem: signal(undefined),
  position: signal(undefined),
  steps: signal([]),
  chat: signal([]),
  next: signal(undefined),
  constants: {},
  lastSeen: undefined,
  clockOffset: 0,
})

export const tableAddress = (table: string): string => `t/${table}`

/** Applies one message from the server. */
export function applyMessage(state: RemoteState, message: Message): void {
  batch(() => {
    switch (message.type) {
      case 'table':
        return applyTable(state, message)
      case 'event':
        return applyEvent(state, message)
      case 'presence':
        return applyPresence(state, message)
    }
  })
}

function applyTable(state: RemoteState, message: MessageOf<'table'>): void {
  const { game, options, listed, clock, status, seats, you, muted, history = [], constants } = message
  const { connected = 0, spectators = 0 } = state.info.value ?? {}
  const watchable = message.spectators !== false
  state.lastSeen = message.number
  if (constants) state.constants = constants
  state.clockOffset = Date.now() - message.at
  const about = {
    game,
    name: message.name,
    options,
    listed,
    code: message.code,
    watchable,
    clock,
    rest: message.rest ?? {},
    status,
    kept: message.kept,
    daily: message.daily,
    rated: message.rated === true,
    starts: message.pairing && message.pairing.starts + state.clockOffset,
    removed: message.removed ?? [],
    ousted: rememberedRemoval(message.table, message.removed ?? []),
    closedBy: message.closed,
  }
  state.info.value = { ...about, seats, you, muted, connected, spectators }
  state.chat.value = message.chat
  if (message.rematch !== undefined) state.next.value = tableAddress(message.rematch)
  // The last step of the history is the position itself, which knows more.
  state.steps.value = stepsOf(history, state.constants).slice(0, -1)
  const { by, standIn, byOrder, back } = history.at(-1) ?? {}
  const unlisted = back && 'unlisted'
  if (message.position) addStep(state, message.position, { by, standIn, back: unlisted, byOrder })
}

function applyEvent(state: RemoteState, message: MessageOf<'event'>): void {
  const { event, number, at, seats, you, position, constants } = message
  state.lastSeen = number
  if (constants) state.constants = constants
  const old = state.info.value
  if (!old) return
  // Whoever sits down is connected; the next presence message may take a while.
  const connected = event.type === 'sat' ? withSeat(old.connected, event.seat) : old.connected
  const info = {
    ...old,
    status: statusAfter(event, position, old.status),
    connected,
    ...(seats ? { seats, you } : {}),
    ...(event.type === 'seatSet' && event.settings ? settingsIn(old, event.settings) : {}),
    ...orderAfter(event, old),
  }
  state.info.value = info
  if (info.ousted) rememberRemoval(message.table, info.ousted)
  if (event.type === 'chat' || event.type === 'phrase') {
    const { type: _, ...line } = event
    const speaker = info.seats[line.seat]
    const name = speaker?.kind === 'person' ? { name: speaker.name } : {}
    state.chat.value = [...state.chat.value, { number, at, ...name, ...line }]
  }
  if (event.type === 'started') removeOpenSeats(state, old)
  if (event.type === 'rematch') state.next.value = tableAddress(event.to)
  if (!position) return
  if (event.type === 'ordered') {
    // Nothing has happened on the table.
    state.position.value = { ...position, view: withConstants(position.view, state.constants) }
    return
  }
  // Other events, such as leaving and returning, are not moves.
  const by = event.type === 'turn' || event.type === 'tookBack' ? event.seat : undefined
  const occupant = by === undefined ? undefined : info.seats[by]
  const standIn = occupant?.kind === 'person' && occupant.standIn !== undefined ? true : undefined
  const back = event.type === 'tookBack' ? true : undefined
  const byOrder = event.type === 'turn' ? position.byOrder : undefined
  addStep(state, position, { by, standIn, back, byOrder })
}

/** What the host has changed, as the page shows it. */
function settingsIn(
  old: TableInfo,
  {
    name = old.name,
    options,
    clock = old.clock,
    rest = old.rest,
    listed = old.listed,
    spectators,
  }: TableSettings,
): Pick<TableInfo, 'name' | 'options' | 'clock' | 'rest' | 'listed' | 'watchable'> {
  return {
    name: name === '' ? undefined : name,
    options: options ? { ...(old.options as object), ...options } : old.options,
    clock,
    rest,
    listed,
    watchable: spectators ?? old.watchable,
  }
}

/** Open seats disappear at the start; what was said stays with those who said it. */
function removeOpenSeats({ chat, info }: RemoteState, before: TableInfo): void {
  const taken = before.seats.flatMap(({ kind }, seat) => (kind === 'open' ? [] : [seat]))
  const moved = <Line extends { readonly seat: Seat }>(line: Line): Line[] => {
    const seat = taken.indexOf(line.seat)
    return seat < 0 ? [] : [{ ...line, seat }]
  }
  chat.value = chat.value.flatMap(moved)
  if (info.value)
    info.value = {
      ...info.value,
      muted: before.muted.flatMap((seat) => moved({ seat })).map(({ seat }) => seat),
    }
}

/** What an event means for who may sit here. */
function orderAfter(event: TableEvent, { removed, ousted: before, you }: TableInfo): Partial<TableInfo> {
  if (event.type === 'closed') return { closedBy: event.by }
  if (event.type === 'seatSet' && event.readmitted !== undefined)
    return {
      removed: removed.filter(({ number }) => number !== event.readmitted),
      ousted: before?.number === event.readmitted ? undefined : before,
    }
  if (event.type !== 'left' || !event.removed) return {}
  const { number, name, by, reason } = event.removed
  const ousted = event.seat === you ? { number, by, ...(reason === undefined ? {} : { reason }) } : undefined
  return { removed: [...removed, { number, name }], ...(ousted ? { ousted } : {}) }
}

function applyPresence({ info }: RemoteState, { seats, spectators }: MessageOf<'presence'>): void {
  if (info.value) info.value = { ...info.value, connected: seats, spectators }
}

function statusAfter(event: TableEvent, position: Position | undefined, before: Status): Status {
  if (event.type === 'started') return 'playing'
  if (event.type === 'closed') return 'closed'
  return position?.over ? 'over' : before
}

interface Cause {
  readonly by: Seat | undefined
  readonly standIn: true | undefined
  readonly back: SessionStep['back'] | undefined
  readonly byOrder: true | undefined
}

function addStep(state: RemoteState, received: Position, { by, standIn, back, byOrder }: Cause): void {
  const { position, steps, constants } = state
  const now = { ...received, view: withConstants(received.view, constants) }
  position.value = now
  const step = {
    view: now.view,
    waiting: now.waiting,
    ...(by === undefined ? {} : { by }),
    ...(standIn ? { standIn } : {}),
    ...(back ? { back } : {}),
    ...(byOrder ? { byOrder } : {}),
    ...(now.over ? { result: now.over.result } : {}),
  }
  steps.value = [...steps.value, step]
}

/** The earlier steps: each one of the history says what it changed in the view before it. */
function stepsOf(history: readonly HistoryStep[], constants: RemoteState['constants']): SessionStep[] {
  let view: View | undefined
  return history.flatMap(({ by, standIn, byOrder, back, waiting, ...step }) => {
    const next = step.view ?? (step.changes ? applyDifference(view, step.changes) : view)
    if (!v.is(ViewSchema, next)) return []
    view = next
    const shown = withConstants(view, constants)
    const who = { ...(by === undefined ? {} : { by }), ...(standIn ? { standIn } : {}) }
    const how = { ...(byOrder ? { byOrder } : {}), ...(back ? { back: 'unlisted' as const } : {}) }
    return [{ view: shown, waiting, ...who, ...how }]
  })
}

/** A view with what the server leaves out of it. */
function withConstants(view: View, constants: RemoteState['constants']): View {
  return { ...view, open: { ...constants, ...(view.open as object) } }
}
