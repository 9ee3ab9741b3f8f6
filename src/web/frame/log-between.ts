import type { Seat } from '../../kernel/index.ts'
import type { GameBoard, LogLine } from '../../ui/board/game-board.ts'
import type { SessionStep } from '../../ui/board/session.ts'
import { shell } from '../../ui/text/shell/index.ts'
import { takenBack } from './taken-back.ts'

const described = new WeakMap<
  SessionStep,
  { readonly after: SessionStep; readonly entries: readonly LogLine[] }
>()

/** The log entries of a step, described once. */
function entriesOf(game: GameBoard, before: SessionStep, step: SessionStep): readonly LogLine[] {
  const known = described.get(step)
  if (known?.after === before) return known.entries
  const entries = step.back ? [tookBack(step.by)] : game.describe(before.view, step.view).map(byOrder(step))
  described.set(step, { after: before, entries })
  return entries
}

/** Tells the owner of an order what it did. */
const byOrder =
  ({ by, byOrder: ordered }: SessionStep) =>
  (entry: LogLine): LogLine =>
    ordered && entry.seat === by
      ? { ...entry, say: (name, me) => shell.t('log.byOrder', { what: entry.say(name, me) }) }
      : entry

const tookBack = (seat: Seat | undefined): LogLine => ({
  ...(seat === undefined ? {} : { seat }),
  say: (name) => shell.t('log.tookBack', { name: seat === undefined ? '' : name(seat) }),
  announce: true,
})

/** The log between two steps, without the first. Entries of a turn that was taken back no longer point at the board. */
export function logBetween(
  game: GameBoard,
  steps: readonly SessionStep[],
  from: number,
  to: number,
): LogLine[] {
  const undone = takenBack(steps.slice(0, to + 1))
  const first = Math.max(1, from + 1)
  return steps.slice(first, to + 1).flatMap((step, i) => {
    const before = steps[first + i - 1]
    const entries = before ? entriesOf(game, before, step) : []
    return undone.has(step) ? entries.map(({ what: _, place: __, ...entry }) => entry) : entries
  })
}
