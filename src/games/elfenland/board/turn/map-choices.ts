import { sound } from '../../../../ui/device/sound.ts'
import { otherEnd, type Town, touches } from '../../rules/components/map.ts'
import type { SeatView } from '../../rules/state.ts'
import { el } from '../texts.ts'
import { bootOf } from '../view.ts'
import type { JourneyDraft } from './journey.ts'
import type { Planning } from './planning/planning.ts'
import { goToSecondRoad } from './planning/planning-keys.ts'
import type { Sender } from './sender.ts'
import type { TurnDrafts } from './turn.ts'
import { whyNotPlan, whyNotTown, whyNotTravel } from './why-not.ts'

/** What pressing a road or a town of the map does. */
interface MapChoices {
  chooseRoad(road: number): void
  chooseTown(town: Town): void
  /** Enter on a road: lays the token there if it is chosen already. Returns whether it did anything. */
  confirmRoad(road: number): boolean
}

export function mapChoices(
  view: SeatView | undefined,
  { active, past }: { active: boolean; past: boolean },
  { journey, planning }: TurnDrafts,
  { setProblem, play }: Sender,
): MapChoices {
  const idle = (): string => {
    if (past || !view || view.open.phase === 'over') return ''
    return el.t(active ? 'why.mapLater' : 'refused.notYourMove')
  }
  return {
    chooseRoad(road) {
      if (journey) setProblem(travelOver(journey, road))
      else setProblem(view && planning ? tryRoad(view, planning, road) : idle())
    },
    chooseTown(town) {
      if (!journey) setProblem(planning ? el.t('why.townInPlanning') : idle())
      // The second click of a double click is no new wish.
      else if (journey.legs.at(-1)?.to === town) setProblem('')
      else if (journey.goTo(town)) {
        sound('tap')
        setProblem('')
      } else setProblem(whyNotTown(journey.after, town))
    },
    confirmRoad(road) {
      if (!view || !planning?.roads.includes(road)) return false
      if (planning.ready) play(planning.ready)
      else goToSecondRoad(view, planning)
      return true
    },
  }
}

/** Continues the journey over a road; returns why that is not possible, or nothing. */
function travelOver(journey: JourneyDraft, road: number): string {
  const boot = bootOf(journey.after)
  if (touches(road, boot) && journey.goTo(otherEnd(road, boot))) return ''
  return whyNotTravel(journey.after, road)
}

/** Tries the held token on a road; returns why it does not fit there, or nothing. */
function tryRoad(view: SeatView, planning: Planning, road: number): string {
  const { held, legal, roads, choose } = planning
  if (!held || !(legal.has(road) || roads.includes(road))) return whyNotPlan(view, planning, road)
  sound('tap')
  choose(road)
  return ''
}
