import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { hasSeat, type Rejection, type Seat } from '../../../kernel/index.ts'
import type { TimeSpan } from '../../../kernel/time-units.ts'
import type { ChatLine, TableSettings } from '../../../protocol/index.ts'
import { PHRASES } from '../../../protocol/socket/phrases.ts'
import type { Remark, SeatStatus, TableSession, TableTiming } from '../../../ui/board/session.ts'
import { withWords } from '../../../ui/text/rejections.ts'
import { fetchMatchFile } from '../api/tables.ts'
import { lookAtMyTables } from '../my-tables.ts'
import { nameOfSeat, personName } from '../person-name.ts'
import { type Attention, tellLooking } from './attention.ts'
import { tableSocket } from './browser-socket.ts'
import { clockWords } from './clock-words.ts'
import {
  applyMessage,
  newRemoteState,
  type RemoteState,
  type TableInfo,
  tableAddress,
} from './remote-state.ts'
import type { CommandBody, TableSocket } from './socket.ts'

/** A table on the server, before, during and after its match. */
export interface RemoteTable {
  readonly id: string
  /** Undefined until the server has responded. */
  readonly info: ReadonlySignal<TableInfo | undefined>
  /** Why the server does not let us follow the table. */
  readonly problem: ReadonlySignal<Rejection | undefined>
  /** The session for its chat, which there is before the match, too. */
  readonly talk: TableSession
  /** Undefined before the match. */
  readonly session: ReadonlySignal<TableSession | undefined>
  /** After a rematch: the seat that the player had in the match before. */
  readonly lastSeat: Seat | undefined
  sit(seat: Seat): Promise<Rejection | undefined>
  stand(): Promise<Rejection | undefined>
  setSeat(seat: Seat, bot: string | undefined): Promise<Rejection | undefined>
  /** The host changes the settings of the table. */
  set(settings: TableSettings): Promise<Rejection | undefined>
  /** The host removes somebody before the start. */
  remove(seat: Seat, reason: string): Promise<Rejection | undefined>
  /** The host lets somebody sit down again. */
  readmit(removal: number): Promise<Rejection | undefined>
  start(): Promise<Rejection | undefined>
  close(): void
}

/** A table, its socket and what is known about it. */
interface Remote {
  readonly id: string
  readonly socket: TableSocket
  readonly state: RemoteState
}

/**
 * By address of a rematch: the seat of a player who is on the way there. It is not part of the address, because a link
 * may be opened by somebody else.
 */
const lastSeats = new Map<string, Seat>()

/** With `attention`, the server is told what the player has seen, so that it sends no notice about it. */
export function openRemote(
  id: string,
  socket: TableSocket = tableSocket(),
  attention?: Attention,
): RemoteTable {
  const lastSeat = lastSeats.get(tableAddress(id))
  lastSeats.delete(tableAddress(id))
  const state = newRemoteState()
  const remote = { id, socket, state }
  const session = sessionOf(remote)
  socket.follow(id, {
    lastSeen: () => state.lastSeen,
    onMessage: (message) => applyMessage(state, message),
    onRefused: async (rejection) => {
      state.problem.value = await withWords(rejection)
    },
  })
  const asked = computed(() => state.position.value?.asked)
  const stopLooking = attention && tellLooking(attention, asked, (request) => look(remote, request))
  const close = (): void => {
    stopLooking?.()
    socket.unfollow(id)
  }
  return {
    id,
    info: state.info,
    problem: state.problem,
    talk: session,
    session: computed(() => (state.steps.value.length > 0 ? session : undefined)),
    lastSeat,
    sit: (seat) => {
      // The lobby says that the table is rated, so whoever sits down knows.
      const rated = state.info.value?.rated ? ({ rated: true } as const) : {}
      return request(remote, { type: 'sit', table: id, seat, ...rated })
    },
    stand: () => request(remote, { type: 'leave', table: id }),
    setSeat: (seat, bot) => {
      const to = bot === undefined ? ({ kind: 'open' } as const) : ({ kind: 'bot', bot } as const)
      return request(remote, { type: 'setSeat', table: id, seat, to })
    },
    set: (settings) => request(remote, { type: 'setTable', table: id, ...settings }),
    remove: (seat, reason) =>
      request(remote, { type: 'remove', table: id, seat, ...(reason === '' ? {} : { reason }) }),
    readmit: (removal) => request(remote, { type: 'readmit', table: id, removal }),
    start: () => request(remote, { type: 'start', table: id }),
    close,
  }
}

/** Sends a command; a refusal comes back as a value. */
async function request({ socket }: Remote, command: CommandBody): Promise<Rejection | undefined> {
  const response = await socket.send(command)
  return response.type === 'refused' ? withWords(response.rejection) : undefined
}

function sessionOf(remote: Remote): TableSession {
  const { id, socket, state } = remote
  const { info, position, chat, steps, next } = state
  return {
    id,
    place: 'server',
    get game() {
      return info.value?.game ?? ''
    },
    get daily() {
      const day = info.value?.daily
      return day === undefined ? undefined : { day, counted: true }
    },
    get rated() {
      return info.value?.rated ?? false
    },
    get watchable() {
      return info.value?.watchable ?? false
    },
    get options() {
      return info.value?.options
    },
    get clock() {
      return info.value ? clockWords(info.value.clock, info.value.rest) : ''
    },
    timing: computed(() => timingOf(info.value, state)),
    seats: computed(() => (info.value ? seatsOf(info.value, state) : [])),
    eyes: computed(() => info.value?.you),
    steps,
    connection: socket.connection,
    remarks: computed(() => remarksOf(chat.value, info.value)),
    muted: computed(() => info.value?.muted ?? []),
    ending: computed(() => {
      const { agreed, lapses } = position.value?.end ?? {}
      return agreed === undefined || lapses === undefined
        ? undefined
        : { agreed, lapses: lapses + state.clockOffset }
    }),
    mayTakeBack: computed(() => position.value?.takeBack !== undefined),
    order: computed(() => position.value?.order),
    ordering: computed(() => position.value?.ordering === true),
    next,
    handTo: signal(undefined),
    ...actionsOf(remote),
    look: () => undefined,
    file: async () => {
      const response = await fetchMatchFile(id)
      return response.ok ? response.value : undefined
    },
  }
}

type Actions = Pick<
  TableSession,
  | 'send'
  | 'takeBack'
  | 'leaveOrder'
  | 'say'
  | 'mute'
  | 'noteBlock'
  | 'rematch'
  | 'leave'
  | 'comeBack'
  | 'pause'
  | 'end'
>

function actionsOf(remote: Remote): Actions {
  const { id, socket, state } = remote
  return {
    send: async (moves) => {
      const asked = state.position.value?.asked
      if (asked === undefined) return withWords({ code: 'notYourMove' })
      return request(remote, { type: 'play', table: id, asked, moves: [...moves] })
    },
    takeBack: async () => {
      const turn = state.position.value?.takeBack
      if (turn === undefined) return { code: 'nothingToTakeBack' }
      return request(remote, { type: 'takeBack', table: id, turn })
    },
    leaveOrder: (order) =>
      request(remote, { type: 'order', table: id, ...(order === undefined ? {} : { order }) }),
    say: ({ text, phrase }) => {
      const known = PHRASES.find((one) => one === phrase)
      if (known !== undefined) void socket.send({ type: 'phrase', table: id, phrase: known })
      else if (text !== undefined) void socket.send({ type: 'chat', table: id, text })
    },
    mute: (seat, on) => void mute(remote, seat, on),
    noteBlock: (seat) => setMuted(remote, seat, true),
    rematch: () => rematch(remote),
    // Nobody sits in for a player of the daily challenge.
    leave: () => {
      if (state.info.value?.daily === undefined)
        void socket.send({ type: 'leave', table: id }).then(lookAtMyTables)
    },
    comeBack: () => request(remote, { type: 'return', table: id }),
    pause: (on) => request(remote, { type: 'pause', table: id, on }),
    end: (on) => request(remote, { type: 'end', table: id, on }),
  }
}

/** Nobody waits for it, and a server that does not know it refuses it. */
function look({ id, socket }: Remote, asked: number): void {
  void socket.send({ type: 'look', table: id, asked })
  void removeNotifications(id).catch(() => undefined)
}

/** The device may show a notification about what the player sees now. */
async function removeNotifications(table: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  for (const notification of (await registration?.getNotifications({ tag: table })) ?? [])
    notification.close()
}

async function mute(remote: Remote, seat: Seat, on: boolean): Promise<void> {
  const rejection = await request(remote, { type: 'mute', table: remote.id, seat, on })
  if (!rejection) setMuted(remote, seat, on)
}

function setMuted({ state: { info } }: Remote, seat: Seat, on: boolean): void {
  if (!info.value) return
  const others = info.value.muted.filter((other) => other !== seat)
  info.value = { ...info.value, muted: on ? [...others, seat] : others }
}

/** Resolves with the address of the rematch, which somebody else may have asked for already. */
async function rematch({ id, socket, state }: Remote): Promise<string | Rejection> {
  const { info, next } = state
  const response = next.value === undefined ? await socket.send({ type: 'rematch', table: id }) : undefined
  const created = response?.type === 'done' && response.table ? tableAddress(response.table) : undefined
  const to = next.value ?? created
  if (to === undefined)
    return response?.type === 'refused' ? withWords(response.rejection) : { code: 'serverTrouble' }
  if (info.value?.you !== undefined) lastSeats.set(to, info.value.you)
  return to
}

function seatsOf(info: TableInfo, state: RemoteState): SeatStatus[] {
  const { position, clockOffset } = state
  return info.seats.map((seat, index) => {
    const name = nameOfSeat(seat, index)
    // Nobody can be muted on an open seat either.
    if (seat.kind !== 'person') return { name, bot: seat.kind === 'bot' ? seat.bot : '' }
    const { until, left, rest } = position.value?.clocks?.[index] ?? {}
    return {
      name,
      ...(hasSeat(info.connected, index) ? {} : { away: true }),
      ...(seat.standIn === undefined ? {} : { standIn: true }),
      ...(seat.late ? { late: true } : {}),
      ...(seat.holiday ? { holiday: hereOf(state)(seat.holiday) } : {}),
      ...(until === undefined ? {} : { deadline: until + clockOffset }),
      ...(rest?.because === 'pause' ? { pause: hereOf(state)(rest) } : {}),
      ...(left === undefined ? {} : { bank: left }),
    }
  })
}

/** A span of the server's time, by this device's clock. */
const hereOf =
  ({ clockOffset }: RemoteState) =>
  <Value extends TimeSpan>(span: Value): Value => ({
    ...span,
    from: span.from + clockOffset,
    until: span.until + clockOffset,
  })

/** What the server says about time, by this device's clock; undefined where there are no clocks. */
function timingOf(info: TableInfo | undefined, state: RemoteState): TableTiming | undefined {
  const { position, clockOffset } = state
  const { clocks, pause } = position.value ?? {}
  if (!info || !clocks) return undefined
  const here = hereOf(state)
  return {
    clocks: clocks.map(({ until, remind, rest }) => ({
      ...(until === undefined ? {} : { until: until + clockOffset }),
      ...(remind === undefined ? {} : { remind: remind + clockOffset }),
      ...(rest ? { rest: here(rest) } : {}),
    })),
    holidays: info.seats.map((seat) =>
      seat.kind === 'person' && seat.holiday ? here(seat.holiday) : undefined,
    ),
    pause: pause && {
      agreed: pause.agreed,
      ...(pause.until === undefined ? {} : { until: pause.until + clockOffset }),
      ...(pause.lapses === undefined ? {} : { lapses: pause.lapses + clockOffset }),
    },
  }
}

function remarksOf(chat: readonly ChatLine[], info: TableInfo | undefined): Remark[] {
  return chat
    .filter(({ seat }) => !info?.muted.includes(seat))
    .map(({ seat, name, text, phrase }) => {
      const occupant = info?.seats[seat]
      return {
        seat,
        name: name !== undefined ? personName(name) : occupant ? nameOfSeat(occupant, seat) : '',
        ...(text === undefined ? {} : { text }),
        ...(phrase === undefined ? {} : { phrase }),
      }
    })
}
