import { at, type Seat, sum, type View } from '../../../kernel/index.ts'
import type { Open, Own } from '../rules/state.ts'

/** What a seat, or a spectator, sees of this game. */
export type PearlDiversView = View<Open, Own>

/** The frame knows no game, but it hands this board only views of this game. */
export const asPearlDivers = (view: View): PearlDiversView => view as PearlDiversView

export const pointsOf = ({ pearls }: Open, seat: Seat): number => sum(at(pearls, seat))
