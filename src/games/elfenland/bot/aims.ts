import { NO_END, type Objective } from '../journey/journey.ts'
import { countTowns, PIECE_TOWNS, TOWNS } from '../rules/components/map.ts'
import { TRANSPORT_KINDS } from '../rules/components/transport.ts'
import { HAND_LIMIT } from '../rules/phases/hand-limit.ts'
import type { SeatView } from '../rules/state.ts'
import { nearnessOf, townsToCome } from './foresight.ts'
import { type Future, futureOf } from './futures.ts'
import { TUNING } from './tuning.ts'
import type { Aim } from './wayfaring.ts'
import { objectiveOf, roundsToCome, WORTH } from './worth.ts'

/** A counter that is not laid may be kept, and gold that is not spent may break a tie. */
const LAYING = 0.02
const LAST_LAYING = 0.002
const TIE = 0.005

/** What a journey is worth to the seat, with all that comes after it. */
export function aimOf(view: SeatView): Aim {
  const { open } = view
  const rounds = roundsToCome(open)
  if (rounds === 0) {
    const { twoCards, cards, handLimit, end } = objectiveOf(view, WORTH)
    return {
      gold: TUNING.lastGold,
      twoCards,
      cards,
      handLimit,
      laying: LAST_LAYING,
      after: (town) => end[town],
    }
  }
  const future = futureOf(open.variant, rounds)
  return {
    ...meansOf(view, future),
    laying: LAYING,
    after: (end, toVisit) => townsToCome(future, end, toVisit),
  }
}

/** The same as a sum over towns, for quick searches: as if every new town made the net one road shorter. */
export function roughAimOf(view: SeatView): Objective {
  const { open, seat } = view
  const rounds = roundsToCome(open)
  if (rounds === 0) return { ...objectiveOf(view, WORTH), gold: TUNING.lastGold }
  const future = futureOf(open.variant, rounds)
  const toVisit = PIECE_TOWNS & ~open.players[seat].pieces
  return {
    ...meansOf(view, future),
    piece: 1 - missed(future, countTowns(toVisit)),
    end: future.near === 0 ? NO_END : TOWNS.map((_, town) => future.near * nearnessOf(town, toVisit)),
  }
}

/** What a town that is visited now will not bring later. */
function missed({ town, road, land }: Future, toVisit: number): number {
  return town + road + (land ? land.way + land.square * (2 * toVisit - 1) : 0)
}

function meansOf({ open: { variant } }: SeatView, future: Future) {
  return {
    gold: future.gold + TIE,
    twoCards: variant.game === 'elfengold' ? 2 * middlingCard(future) : 0,
    cards: [...future.cards, WORTH.wizard],
    handLimit: variant.handLimit ? HAND_LIMIT : Number.POSITIVE_INFINITY,
  }
}

const middlingCard = ({ cards }: Future): number =>
  cards.reduce((sum, worth) => sum + worth, 0) / TRANSPORT_KINDS
