import { sound } from '../../../../ui/device/sound.ts'
import { rejectionWords } from '../../../../ui/text/rejections.ts'
import { otherEnd, type Town, touches } from '../../rules/components/map.ts'
import { whyNotLay } from '../../rules/phases/planning.ts'
import type { Open, SeatView } from '../../rules/state.ts'
import { el } from '../texts.ts'
import { bootOf } from '../view.ts'
import type { JourneyDraft } from './journey.ts'
import type { Planning } from './planning.ts'
import { goToSecondRoad } from './planning-keys.ts'
import type { Sender } from './sender.ts'
import type { TurnDrafts } from './turn.ts'

/** What pressing a road or a town of the map does. */
interface MapChoices {
  chooseRoad(road: number): void
  chooseTown(town: Town): void
  /** Enter on a road: lays the token there if it is chosen already. Returns whether it did anything. */
  confirmRoad(road: number): boolean
}

export function mapChoices(
  open: Open,
  view: SeatView | undefined,
  { journey, planning }: TurnDrafts,
  { setProblem, play }: Sender,
): MapChoices {
  return {
    chooseRoad(road) {
      setProblem('')
      if (journey) setProblem(travelOver(journey, road))
      else if (planning) setProblem(tryRoad(planning, open, road))
    },
    chooseTown(town) {
      setProblem('')
      if (!journey || town === bootOf(journey.after)) return
      if (journey.goTo(town)) sound('tap')
      else setProblem(el.t('town.far'))
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
  if (!touches(road, boot)) return el.t('refused.notAtYourBoot')
  return journey.goTo(otherEnd(road, boot)) ? '' : el.t('refused.notEnoughCards')
}

/** Tries the held token on a road; returns why it does not fit there, or nothing. */
function tryRoad({ held, legal, roads, choose }: Planning, open: Open, road: number): string {
  if (!held) return el.t('plan.pick')
  if (legal.has(road) || roads.includes(road)) {
    sound('tap')
    choose(road)
    return ''
  }
  const code = whyNotLay(held.token, road, open.roads[road] ?? 0) ?? 'noCounterThere'
  return rejectionWords({ code: code === 'spellMustBeCast' ? 'noCounterThere' : code }, el)
}
