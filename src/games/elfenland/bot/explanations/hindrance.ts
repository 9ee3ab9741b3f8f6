import { fastChance, fastSeed, type Seat } from '../../../../kernel/index.ts'
import { bestJourney } from '../../journey/journey.ts'
import { countersOf, travellerOf } from '../../journey/traveller.ts'
import { elfenland } from '../../rules/game.ts'
import type { Move } from '../../rules/moves.ts'
import type { SeatView } from '../../rules/state.ts'
import { ANY_CHANCE } from '../sampling/any-world.ts'
import { sampleWorld } from '../sampling/world.ts'
import { TOWNS_FIRST } from './forecast.ts'

/** The least share of hands, in percent, from which on a move is said to hinder a rival. */
export const LEAST_HINDERED = 30

const SAMPLED_HANDS = 40

/**
 * In how many of the hands that a rival may have their best journey is worse after a move, in percent: it reaches fewer
 * towns, or as many and costs more cards.
 */
export function hindered(view: SeatView, move: Move, rival: Seat): number {
  let worse = 0
  for (let sample = 0; sample < SAMPLED_HANDS; sample++) {
    const world = sampleWorld(view, undefined, fastChance(fastSeed(view.open.round, sample)))
    const bestOf = (): number => {
      const eyes: SeatView = { seat: rival, open: world.open, own: world.own[rival] }
      return bestJourney(travellerOf(eyes), TOWNS_FIRST, { counters: countersOf(eyes) }).value
    }
    const before = bestOf()
    elfenland.play(world, view.seat, move, ANY_CHANCE)
    if (bestOf() < before) worse++
  }
  return Math.round((100 * worse) / SAMPLED_HANDS)
}
