import { signal } from '@preact/signals'
import { hasSeat, type Rejection, type Seat } from '../../kernel/index.ts'
import type { GameBoard } from '../../ui/board/game-board.ts'
import type { Connection, Remark, SeatInfo, Step, TableSession } from '../../ui/board/session.ts'
import { forget, namesUnder, read, write } from '../../ui/device/storage.ts'
import type {
  Answers,
  NewLocalMatch,
  News,
  Progress,
  Question,
  Replay,
  SavedMatch,
  ToPage,
} from './worker-protocol.ts'

type Ask = <Kind extends Question['ask']>(
  question: Extract<Question, { ask: Kind }>,
) => Promise<Answers[Kind]>

/** A worker with the rules and the bots, and how to ask it. */
export function startWorker(
  hear: (news: News) => void = () => undefined,
  watch: (progress: Progress) => void = () => undefined,
): { ask: Ask; stop(): void } {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'vermeil' })
  const asked = new Map<number, (value: never) => void>()
  let last = 0
  worker.addEventListener('message', ({ data }: MessageEvent<ToPage>) => {
    if ('news' in data) return hear(data.news)
    if ('done' in data) return watch(data)
    asked.get(data.answer)?.(data.value as never)
    asked.delete(data.answer)
  })
  return {
    ask: (question) =>
      new Promise((resolve) => {
        asked.set(++last, resolve)
        worker.postMessage({ number: last, question })
      }),
    stop: () => worker.terminate(),
  }
}

let adviser: { ask: Ask } | undefined
export const advise = (): { ask: Ask } => {
  adviser ??= startWorker()
  return adviser
}

/** The levels of a game's bots, from the gentlest up. */
export const botLevels = (game: string): Promise<readonly string[]> => advise().ask({ ask: 'levels', game })

/** A finished match, step by step, through the eyes of any seat. */
export const replayFile = (file: string, eyes: Seat | undefined): Promise<Replay | Rejection> =>
  advise().ask({ ask: 'replay', file, eyes })

const nameOf = (id: string): string => `match:${id}`
const orderOf = (id: string): string => `new:${id}`

/** The matches that this device keeps, the last played first. */
export function savedMatches(): SavedMatch[] {
  return namesUnder('match:')
    .flatMap((name) => read<SavedMatch>(name) ?? [])
    .sort((a, b) => b.at - a.at)
}

const savedMatch = (id: string): SavedMatch | undefined => read(nameOf(id))

/** Forgotten with its order, or its address would deal it anew. */
export function forgetMatch(id: string): void {
  forget(nameOf(id))
  forget(orderOf(id))
}

const FINISHED_KEPT = 12

function keep(saved: SavedMatch): void {
  write(nameOf(saved.id), saved)
  if (!saved.over) return
  for (const old of savedMatches()
    .filter(({ over }) => over)
    .slice(FINISHED_KEPT))
    forgetMatch(old.id)
}

export const newId = (): string => crypto.getRandomValues(new Uint32Array(1))[0].toString(36)

/** Plays a match on this device: against bots, or several people at one screen. */
export async function openLocal(
  match: NewLocalMatch | SavedMatch,
  { handOver }: Pick<GameBoard, 'handOver'>,
): Promise<TableSession | Rejection> {
  const people = match.seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []))
  const oneScreen = people.length > 1
  const steps = signal<readonly Step[]>([])
  const takers = signal<readonly Seat[]>([])
  const eyes = signal<Seat | undefined>(people[0])
  const handTo = signal<Seat | undefined>(oneScreen ? people[0] : undefined)
  const mayTakeBack = signal(false)
  const connection = signal<Connection>('live')
  const remarks = signal<readonly Remark[]>([])
  const seats = signal<readonly SeatInfo[]>(match.seats)

  const { ask, stop } = startWorker((news) => {
    steps.value = [...steps.value.slice(0, news.from), ...news.steps]
    takers.value = news.mayTakeBack
    keep(news.saved)
    passOn()
    mayTakeBack.value = eyes.value !== undefined && news.mayTakeBack.includes(eyes.value)
  })

  /** At one screen: who is asked next gets the screen, face down first where he holds something private. */
  function passOn(): void {
    const now = steps.value.at(-1)
    if (!oneScreen || !now || now.result || (eyes.value !== undefined && hasSeat(now.waiting, eyes.value)))
      return
    const after = eyes.value ?? -1
    const next = [...people.filter((seat) => seat > after), ...people].find((seat) =>
      hasSeat(now.waiting, seat),
    )
    if (next === undefined) return
    if (handOver(now.view)) handTo.value = next
    else look(next)
  }

  function look(seat: Seat): void {
    handTo.value = undefined
    eyes.value = seat
    void ask({ ask: 'look', seat })
  }

  const rejection = await ask({ ask: 'open', match, eyes: eyes.value })
  if (rejection) {
    stop()
    return rejection
  }
  const first = steps.value.at(-1)
  if (oneScreen && first && !handOver(first.view)) handTo.value = undefined
  return {
    id: match.id,
    place: 'here',
    game: match.game,
    options: match.options,
    clock: '',
    seats,
    eyes,
    steps,
    connection,
    remarks,
    muted: signal([]),
    mayTakeBack,
    next: signal(undefined),
    handTo,
    send: (moves) => (eyes.value === undefined ? nobody() : ask({ ask: 'play', seat: eyes.value, moves })),
    takeBack: () => (eyes.value === undefined ? nobody() : ask({ ask: 'takeBack', seat: eyes.value })),
    look,
    say: () => undefined,
    mute: () => undefined,
    // Among people at one screen a hint would take sides.
    ...(people.length === 1 ? { hint: () => ask({ ask: 'hint', seat: people[0] }) } : {}),
    file: () => ask({ ask: 'file' }),
    rematch: async () => {
      const { game, options, seats: same } = match
      return `here/${startLocal({ id: newId(), game, options, seats: same })}`
    },
    leave: () => undefined,
    comeBack: () => undefined,
    close: stop,
  }
}

const nobody = (): Promise<Rejection> => Promise.resolve({ code: 'noSuchSeat' })

/** Puts a new match on the shelf; opening its address deals the cards. */
export function startLocal(match: NewLocalMatch): string {
  write(orderOf(match.id), match)
  return match.id
}

/** A match that was begun here, or one that was only ordered so far. */
export function findLocal(id: string): NewLocalMatch | SavedMatch | undefined {
  const begun = savedMatch(id)
  if (begun) {
    forget(orderOf(id))
    return begun
  }
  return read<NewLocalMatch>(orderOf(id))
}

/** The file of a finished match that this device keeps. */
export async function fileOf(id: string): Promise<string | Rejection> {
  const match = savedMatch(id)
  if (!match) return { code: 'notKept' }
  if (!match.over) return { code: 'matchNotOver' }
  const { ask, stop } = startWorker()
  const rejection = await ask({ ask: 'open', match, eyes: undefined })
  const file = rejection ? undefined : await ask({ ask: 'file' })
  stop()
  return file ?? { code: 'unknownRules' }
}
