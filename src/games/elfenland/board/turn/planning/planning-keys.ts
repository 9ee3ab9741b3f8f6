import { sound } from '../../../../../ui/device/sound.ts'
import { useShortcuts } from '../../../../../ui/hooks/shortcuts.ts'
import type { SeatView } from '../../../rules/state.ts'
import { playerAt } from '../../view.ts'
import { piecesOf } from '../choosing.ts'
import { rankedRoads, roadAfter } from '../lay-effects/ranking.ts'
import { type Planning, sameHeld } from './planning.ts'

/** The keys of the tokens in the tray, in order. */
export const TOKEN_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/**
 * Planning in three keys: a number takes a token, an arrow goes to its best road, and Enter lays it there, which the
 * map hears. Further arrows go to the next best roads. A number also chooses the second counter of double transport.
 */
export function usePlanningKeys(view: SeatView | undefined, planning: Planning | undefined): void {
  const step = (by: 1 | -1) => (): void => {
    if (view && planning?.held)
      walkTo(planning, roadAfter(roadsInReach(view, planning), planning.roads.at(-1), by))
  }
  const [next, previous] = [step(1), step(-1)]
  const numbers = TOKEN_KEYS.map((key, i) => [key, () => view && planning && takeToken(view, planning, i)])
  useShortcuts(planning !== undefined, {
    ...Object.fromEntries(numbers),
    ...(planning?.held ? { ArrowRight: next, ArrowDown: next, ArrowLeft: previous, ArrowUp: previous } : {}),
  })
}

function takeToken(view: SeatView, planning: Planning, index: number): void {
  const piece = piecesOf(playerAt(view.open, view.seat).tokens, view.own.hiddenTokens)[index]
  if (!piece) return
  const { token, hidden } = piece
  if (planning.seconds.some((second) => sameHeld(second, piece))) planning.chooseSecond({ token, hidden })
  else if (planning.usable(piece) && !sameHeld(planning.held, piece)) planning.pick({ token, hidden })
  sound('tap')
  document.querySelector<HTMLElement>(`.ef-tray > :nth-child(${index + 1}) > button`)?.focus()
}

/** Enter on a road that is chosen: goes on to the second road of an exchange. */
export function goToSecondRoad(view: SeatView, planning: Planning): void {
  const [first] = planning.roads
  if (planning.step !== 'otherRoad' || first === undefined) return
  const [best] = rankedRoads(view, planning.choices).filter((road) => road !== first)
  if (best === undefined) return
  planning.choose(best)
  focusRoad(best)
}

/** The roads that the arrow keys go through. */
function roadsInReach(view: SeatView, { roads, choices, actions }: Planning): number[] {
  if (roads.length < 2) return rankedRoads(view, actions)
  return rankedRoads(view, choices).filter((road) => road !== roads[0])
}

function walkTo(planning: Planning, road: number | undefined): void {
  if (road === undefined) return
  sound('tap')
  planning.aim(road)
  focusRoad(road)
}

/** A screen reader names the road that has the focus. */
const focusRoad = (road: number): void => document.querySelector<SVGElement>(`[data-road="${road}"]`)?.focus()
