import { batch, computed, type ReadonlySignal, signal } from '@preact/signals'
import { hasSeat, type Rejection, type Seat, type View, withSeat } from '../../kernel/index.ts'
import { applyDifference } from '../../protocol/difference.ts'
import type {
  ChatLine,
  ClockSettings,
  HistoryStep,
  Message,
  Phrase,
  Position,
  SeatInfo as ServerSeat,
  Status,
} from '../../protocol/index.ts'
import { botName } from '../../table/bot-name.ts'
import type { Remark, SeatInfo, Step, TableSession } from '../../ui/board/session.ts'
import { shell } from '../../ui/text/shell/index.ts'
import { matchFile } from './api.ts'
import { clockWords } from './clock-words.ts'
import { connection, follow, unfollow, type Wish, wish } from './socket.ts'

/** A table on the server, before, during and after its match. */
export interface RemoteTable {
  readonly id: string
  /** What the server said of it; undefined until it has answered. */
  readonly info: ReadonlySignal<TableInfo | undefined>
  /** The server does not know this table, or does not let us in. */
  readonly problem: ReadonlySignal<Rejection | undefined>
  readonly session: ReadonlySignal<TableSession | undefined>
  /** Where somebody who comes here for another match sat in the last one. */
  readonly lastSeat: Seat | undefined
  sit(seat: Seat): Promise<Rejection | undefined>
  stand(): Promise<Rejection | undefined>
  setSeat(seat: Seat, bot: string | undefined): Promise<Rejection | undefined>
  start(): Promise<Rejection | undefined>
  close(): void
}

export interface TableInfo {
  readonly game: string
  readonly options: unknown
  readonly listed: boolean
  readonly clock: ClockSettings
  readonly status: Status
  readonly seats: readonly ServerSeat[]
  readonly you: Seat | undefined
  /** Seats whose players I do not want to hear. */
  readonly muted: readonly Seat[]
  readonly connected: number
  readonly spectators: number
}

/** By address, the seat of who goes on to another match: by a tap, not by a link that somebody else could open. */
const lastSeats = new Map<string, Seat>()

export function openRemote(id: string): RemoteTable {
  const lastSeat = lastSeats.get(`t/${id}`)
  lastSeats.delete(`t/${id}`)
  const info = signal<TableInfo | undefined>(undefined)
  const problem = signal<Rejection | undefined>(undefined)
  const position = signal<Position | undefined>(undefined)
  const steps = signal<readonly Step[]>([])
  const chat = signal<readonly ChatLine[]>([])
  const next = signal<string | undefined>(undefined)
  let seen: number | undefined
  /** How far this device's clock is ahead of the server's. */
  let ahead = 0

  function see(now: Position | undefined, by?: Seat, standIn?: boolean, back?: true): void {
    if (!now) return
    position.value = now
    const step = {
      view: now.view,
      waiting: now.waiting,
      ...(by === undefined ? {} : { by }),
      ...(standIn ? { standIn: true as const } : {}),
      ...(back ? { back } : {}),
      ...(now.over ? { result: now.over.result } : {}),
    }
    steps.value = [...steps.value, step]
  }

  function hear(message: Message): void {
    switch (message.type) {
      case 'table': {
        seen = message.number
        ahead = Date.now() - message.at
        const { game, options, listed, clock, status, seats, you, muted } = message
        const { connected = 0, spectators = 0 } = info.value ?? {}
        info.value = { game, options, listed, clock, status, seats, you, muted, connected, spectators }
        chat.value = message.chat
        if (message.rematch !== undefined) next.value = `t/${message.rematch}`
        batch(() => {
          // The last step is this position itself.
          steps.value = stepsOf(message.history ?? []).slice(0, -1)
          const last = message.history?.at(-1)
          see(message.position, last?.by, last?.standIn)
        })
        return
      }
      case 'event':
        seen = message.number
        hearEvent(message)
        return
      case 'presence':
        if (info.value)
          info.value = { ...info.value, connected: message.seats, spectators: message.spectators }
    }
  }

  function hearEvent({
    event,
    number,
    at,
    seats,
    you,
    position: now,
  }: Extract<Message, { type: 'event' }>): void {
    const old = info.value
    if (!old) return
    const status: Status =
      event.type === 'started'
        ? 'playing'
        : event.type === 'closed'
          ? 'closed'
          : now?.over
            ? 'over'
            : old.status
    // Who sits down is there; the next word on presence may take a while.
    const connected = event.type === 'sat' ? withSeat(old.connected, event.seat) : old.connected
    info.value = { ...old, status, connected, ...(seats ? { seats, you } : {}) }
    if (event.type === 'chat')
      chat.value = [...chat.value, { number, at, seat: event.seat, text: event.text }]
    if (event.type === 'phrase')
      chat.value = [...chat.value, { number, at, seat: event.seat, phrase: event.phrase }]
    if (event.type === 'rematch') next.value = `t/${event.to}`
    // Who leaves or comes back has not moved.
    const by = event.type === 'turn' || event.type === 'tookBack' ? event.seat : undefined
    const holder = by === undefined ? undefined : info.value.seats[by]
    const standIn = holder?.kind === 'person' && holder.standIn !== undefined
    see(now, by, standIn, event.type === 'tookBack' ? true : undefined)
  }

  /** At most one thing is asked at a time, and a refusal comes back as a value. */
  async function ask(command: Wish): Promise<Rejection | undefined> {
    const reply = await wish(command)
    return reply.type === 'refused' ? reply.rejection : undefined
  }

  const session: TableSession = {
    id,
    place: 'server',
    get game() {
      return info.value?.game ?? ''
    },
    get options() {
      return info.value?.options
    },
    get clock() {
      return info.value ? clockWords(info.value.clock) : ''
    },
    seats: computed(() => seatsOf(info.value, position.value, ahead)),
    eyes: computed(() => info.value?.you),
    steps,
    connection,
    remarks: computed(() =>
      chat.value
        .filter(({ seat }) => !info.value?.muted.includes(seat))
        .map((line) => remarkOf(line, info.value)),
    ),
    muted: computed(() => info.value?.muted ?? []),
    mayTakeBack: computed(() => position.value?.takeBack !== undefined),
    next,
    handTo: signal(undefined),
    send: async (moves) => {
      const asked = position.value?.asked
      return asked === undefined
        ? { code: 'notYourMove' }
        : ask({ type: 'play', table: id, asked, moves: [...moves] })
    },
    takeBack: async () => {
      const turn = position.value?.takeBack
      return turn === undefined ? { code: 'nothingToTakeBack' } : ask({ type: 'takeBack', table: id, turn })
    },
    look: () => undefined,
    say: ({ text, phrase }) => {
      if (phrase !== undefined) void wish({ type: 'phrase', table: id, phrase: phrase as Phrase })
      else if (text !== undefined) void wish({ type: 'chat', table: id, text })
    },
    mute: (seat, on) => {
      void ask({ type: 'mute', table: id, seat, on }).then((rejection) => {
        if (rejection || !info.value) return
        const others = info.value.muted.filter((other) => other !== seat)
        info.value = { ...info.value, muted: on ? [...others, seat] : others }
      })
    },
    file: async () => {
      const answer = await matchFile(id)
      return answer.ok ? answer.value : undefined
    },
    rematch: async () => {
      const reply = next.value === undefined ? await wish({ type: 'rematch', table: id }) : undefined
      const to = next.value ?? (reply?.type === 'done' && reply.table ? `t/${reply.table}` : undefined)
      if (to === undefined) return reply?.type === 'refused' ? reply.rejection : { code: 'serverTrouble' }
      if (info.value?.you !== undefined) lastSeats.set(to, info.value.you)
      return to
    },
    leave: () => void wish({ type: 'leave', table: id }),
    comeBack: () => void wish({ type: 'return', table: id }),
    close: () => unfollow(id),
  }

  follow(id, {
    seen: () => seen,
    hear,
    refuse: (rejection) => {
      problem.value = rejection
    },
  })
  const begun = computed(() => (steps.value.length > 0 ? session : undefined))
  return {
    id,
    info,
    problem,
    session: begun,
    lastSeat,
    sit: (seat) => ask({ type: 'sit', table: id, seat }),
    stand: () => ask({ type: 'leave', table: id }),
    setSeat: (seat, bot) =>
      ask({
        type: 'setSeat',
        table: id,
        seat,
        to: bot === undefined ? { kind: 'open' } : { kind: 'bot', bot },
      }),
    start: () => ask({ type: 'start', table: id }),
    close: () => unfollow(id),
  }
}

/** What was before, step by step, from what each one changed. */
function stepsOf(history: readonly HistoryStep[]): Step[] {
  let view: View | undefined
  return history.flatMap(({ by, standIn, waiting, ...step }) => {
    view = step.view ?? (step.changes ? (applyDifference(view, step.changes) as View) : view)
    if (!view) return []
    return [{ view, waiting, ...(by === undefined ? {} : { by }), ...(standIn ? { standIn } : {}) }]
  })
}

export function nameOfSeat(seat: ServerSeat, index: Seat): string {
  if (seat.kind === 'person') return seat.name
  return seat.kind === 'bot' ? botName(index) : shell.t('lobby.free')
}

function seatsOf(info: TableInfo | undefined, position: Position | undefined, ahead: number): SeatInfo[] {
  if (!info) return []
  return info.seats.map((seat, index) => {
    // The clock of a bot never runs.
    const { until, left } = (seat.kind === 'person' ? position?.clocks?.[index] : undefined) ?? {}
    return {
      name: nameOfSeat(seat, index),
      ...(seat.kind === 'bot' ? { bot: seat.bot } : {}),
      ...(seat.kind === 'person' && !hasSeat(info.connected, index) ? { away: true } : {}),
      ...(seat.kind === 'person' && seat.standIn !== undefined ? { standIn: true } : {}),
      ...(until === undefined ? {} : { deadline: until + ahead }),
      ...(left === undefined ? {} : { bank: left }),
    }
  })
}

function remarkOf({ seat, text, phrase }: ChatLine, info: TableInfo | undefined): Remark {
  const who = info?.seats[seat]
  return {
    seat,
    name: who ? nameOfSeat(who, seat) : '',
    ...(text === undefined ? {} : { text }),
    ...(phrase === undefined ? {} : { phrase }),
  }
}
