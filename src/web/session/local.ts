import { signal } from '@preact/signals'
import { hasSeat, type Rejection, type Seat } from '../../kernel/index.ts'
import type { GameBoard } from '../../ui/board/game-board.ts'
import type { ConnectionState, Remark, SeatStatus, Step, TableSession } from '../../ui/board/session.ts'
import { type NewLocalMatch, newMatchId, type SavedMatch, saveMatch, startLocal } from './saved-matches.ts'
import { startWorker } from './worker-client.ts'

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
  const connection = signal<ConnectionState>('live')
  const remarks = signal<readonly Remark[]>([])
  const seats = signal<readonly SeatStatus[]>(match.seats)

  const { send, stop } = startWorker({
    onUpdate: (update) => {
      steps.value = [...steps.value.slice(0, update.from), ...update.steps]
      takers.value = update.mayTakeBack
      saveMatch(update.saved)
      passOn()
      mayTakeBack.value = eyes.value !== undefined && update.mayTakeBack.includes(eyes.value)
    },
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
    void send({ type: 'look', seat })
  }

  const rejection = await send({ type: 'open', match, eyes: eyes.value })
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
    send: (moves) => (eyes.value === undefined ? nobody() : send({ type: 'play', seat: eyes.value, moves })),
    takeBack: () => (eyes.value === undefined ? nobody() : send({ type: 'takeBack', seat: eyes.value })),
    look,
    say: () => undefined,
    mute: () => undefined,
    // Among people at one screen a hint would take sides.
    ...(people.length === 1 ? { hint: () => send({ type: 'hint', seat: people[0] }) } : {}),
    file: () => send({ type: 'file' }),
    rematch: async () => {
      const { game, options, seats: same } = match
      return `here/${startLocal({ id: newMatchId(), game, options, seats: same })}`
    },
    leave: () => undefined,
    comeBack: () => undefined,
    close: stop,
  }
}

const nobody = (): Promise<Rejection> => Promise.resolve({ code: 'noSuchSeat' })
