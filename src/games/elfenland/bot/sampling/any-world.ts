import type { Chance, View } from '../../../../kernel/index.ts'
import type { ElfenlandState, Open, Own } from '../../rules/state.ts'
import { sampleWorld } from './world.ts'

/** Always the first answer. For moves that reveal nothing hidden, any answer will do. */
export const ANY_CHANCE: Chance = {
  below: () => 0,
  draw: (bag) => {
    const kind = bag.counts.findIndex((count) => count > 0)
    bag.counts[kind]--
    bag.size--
    return kind
  },
}

/** A world that agrees with a view, to try moves on whose outcome depends on nothing hidden. */
export const anyWorld = (view: View<Open, Own>): ElfenlandState => sampleWorld(view, undefined, ANY_CHANCE)
