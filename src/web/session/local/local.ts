import { computed, type Signal, signal } from '@preact/signals'
import { findCover } from '../../../games/boards.ts'
import { hasSeat, type Rejection, type Seat } from '../../../kernel/index.ts'
import type { GameBoard } from '../../../ui/board/game-board.ts'
import type { Advice, SessionStep, TableSession } from '../../../ui/board/session.ts'
import { deviceSpareTime } from '../../../ui/device/spare-time.ts'
import { withWords } from '../../../ui/text/rejections.ts'
import type { NewLocalMatch, SavedMatch } from '../saved-match.ts'
import { newMatchId, saveMatch, startLocal } from '../saved-matches.ts'
import { botLevels, startWorker, type WorkerClient } from './worker-client.ts'
import type { WorkerRequest, WorkerResponses } from './worker-protocol.ts'

/** A match on this device. Closing it ends its worker. */
export interface LocalSession extends TableSession {
  close(): void
}

/** Plays a match on this device: against bots, or several people at one screen. */
export async function openLocal(
  match: NewLocalMatch | SavedMatch,
  { handOver }: Pick<GameBoard, 'handOver'>,
): Promise<LocalSession | Rejection> {
  const people = match.seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []))
  const screen = newScreen(people)
  const { steps, eyes, handTo, mayTakeBack, orders, ordering } = screen
  // Looking at a match that is over does not make it the last one that was played.
  const wasOver = 'over' in match && match.over
  const worker = startWorker({
    onUpdate: (update) => {
      steps.value = [...steps.value.slice(0, update.from), ...update.steps]
      orders.value = update.orders
      ordering.value = update.ordering
      if (!wasOver) saveMatch(update.saved)
      passScreenOn()
      mayTakeBack.value = eyes.value !== undefined && update.mayTakeBack.includes(eyes.value)
    },
  })

  /** The screen is covered first if the next player holds something private. */
  function passScreenOn(): void {
    const now = steps.value.at(-1)
    // Nobody needs the screen for a move that an order makes.
    const next = now && !ordering.value ? nextAtScreen(people, now, eyes.value) : undefined
    if (now === undefined || next === undefined) return
    if (handOver(now.view)) handTo.value = next
    else look(next)
  }

  function look(seat: Seat): void {
    handTo.value = undefined
    eyes.value = seat
    void worker.send({ type: 'look', seat })
  }

  const stop = pauseWithDevice(worker)
  const rejection = await worker.send({ type: 'open', match, eyes: eyes.value })
  if (rejection) {
    stop()
    return rejection
  }
  const first = steps.value.at(-1)
  if (first && !handOver(first.view)) handTo.value = undefined
  return localSession(match, people, screen, { ...worker, stop }, look)
}

/** Tells the worker when the page is hidden or the device saves power. Returns a function that stops it. */
function pauseWithDevice(worker: WorkerClient): () => void {
  const spare = deviceSpareTime()
  const tell = (): unknown => worker.send({ type: 'spare', pause: spare.pause() })
  const unwatch = spare.watch(tell)
  tell()
  return () => {
    unwatch()
    worker.stop()
  }
}

/** What is shown at this device. */
interface Screen {
  readonly steps: Signal<readonly SessionStep[]>
  readonly eyes: Signal<Seat | undefined>
  /** The person who gets a covered screen next. */
  readonly handTo: Signal<Seat | undefined>
  readonly mayTakeBack: Signal<boolean>
  /** By seat: the orders that stand. */
  readonly orders: Signal<readonly unknown[]>
  /** Whether an order has a move to make. */
  readonly ordering: Signal<boolean>
}

const newScreen = (people: readonly Seat[]): Screen => ({
  steps: signal([]),
  eyes: signal(people[0]),
  handTo: signal(people.length > 1 ? people[0] : undefined),
  mayTakeBack: signal(false),
  orders: signal([]),
  ordering: signal(false),
})

/** At a shared screen: the person who has to move next; undefined as long as the viewer still has to move. */
function nextAtScreen(
  people: readonly Seat[],
  { waiting, result }: SessionStep,
  eyes: Seat | undefined,
): Seat | undefined {
  if (people.length < 2 || result || (eyes !== undefined && hasSeat(waiting, eyes))) return undefined
  const after = eyes ?? -1
  return [...people.filter((seat) => seat > after), ...people].find((seat) => hasSeat(waiting, seat))
}

function localSession(
  match: NewLocalMatch | SavedMatch,
  people: readonly Seat[],
  screen: Screen,
  { send, stop }: WorkerClient,
  look: (seat: Seat) => void,
): LocalSession {
  const { id, game, options, seats, practice, revealed } = match
  const { eyes, orders } = screen
  const [person, ...others] = people
  const act = async (asked: Extract<WorkerRequest, { type: 'play' | 'takeBack' | 'order' }>) => {
    const rejection = await send(asked)
    return rejection && withWords(rejection)
  }
  return {
    ...screen,
    id,
    place: 'here',
    begins: !('seed' in match),
    game,
    daily: practice === undefined ? undefined : { day: practice, counted: false, revealed },
    options,
    clock: '',
    seats: signal(seats),
    connection: signal('live'),
    remarks: signal([]),
    muted: signal([]),
    order: computed(() => (eyes.value === undefined ? undefined : orders.value[eyes.value])),
    next: signal(undefined),
    send: (moves) => (eyes.value === undefined ? noSeat() : act({ type: 'play', seat: eyes.value, moves })),
    takeBack: () => (eyes.value === undefined ? noSeat() : act({ type: 'takeBack', seat: eyes.value })),
    leaveOrder: (order) =>
      eyes.value === undefined ? noSeat() : act({ type: 'order', seat: eyes.value, order }),
    carryOutOrder: () => void send({ type: 'carryOut' }),
    look,
    say: () => undefined,
    mute: () => undefined,
    noteBlock: () => undefined,
    // Among several people a hint would take sides, and with hints nobody would compete with master.
    ...(person !== undefined && others.length === 0 && practice === undefined && findCover(game)?.reviews
      ? {
          hint: async () => adviceIn(await send({ type: 'hint', seat: person })),
          dropHint: () => void send({ type: 'dropHint' }),
        }
      : {}),
    file: () => send({ type: 'file' }),
    rematch: async () =>
      `here/${startLocal({ id: newMatchId(), game, options, ...(await seatsAgain(match)) })}`,
    leave: () => undefined,
    comeBack: async () => undefined,
    close: stop,
  }
}

const adviceIn = (hint: WorkerResponses['hint']): Advice | undefined =>
  hint && 'code' in hint ? undefined : hint

/** The seats of the next match: after a challenge, with bots of the level that suits the player now. */
async function seatsAgain({
  game,
  seats,
  challenge,
}: NewLocalMatch): Promise<Pick<NewLocalMatch, 'seats' | 'challenge'>> {
  if (!challenge) return { seats }
  const [{ challengeLevel, seatsAtLevel }, levels] = await Promise.all([
    import('../challenge.ts'),
    botLevels(game),
  ])
  const start = seats.find(({ bot }) => bot !== undefined)?.bot ?? ''
  return { seats: seatsAtLevel(seats, challengeLevel(game, seats.length, levels, start)), challenge }
}

const noSeat = (): Promise<Rejection> => withWords({ code: 'noSuchSeat' })
