import type { Seat } from '../../../../kernel/index.ts'
import { best } from '../../../../ui/board/best.ts'
import type { LogLine } from '../../../../ui/board/game-board.ts'
import type { RevealedMarks } from '../history/log.ts'
import { sg } from '../texts.ts'
import type { SgView } from '../view.ts'

/** The best turn, the most islands and the best palm of a match. */
export function matchHighlights(
  { open }: SgView,
  log: readonly LogLine[],
  name: (seat: Seat) => string,
): string[] {
  const turns = log.flatMap(({ what }) => (what === undefined ? [] : [what as RevealedMarks]))
  const turn = best(turns, ({ points }) => points)
  const players = open.players.map((player, seat) => ({ seat, player }))
  const islands = best(players, ({ player }) => player.finished.length)
  const palm = best(players, ({ player }) => Math.max(...player.palmBoxes))
  return [
    ...(turn ? [sg.t('highlight.turn', { name: name(turn.of.seat), points: turn.n })] : []),
    ...(islands && players.length > 1
      ? [sg.t('highlight.islands', { name: name(islands.of.seat), n: islands.n })]
      : []),
    ...(palm ? [sg.t('highlight.palm', { name: name(palm.of.seat), points: palm.n })] : []),
  ]
}
