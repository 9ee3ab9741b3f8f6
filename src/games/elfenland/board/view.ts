import { at, type Seat, type View } from '../../../kernel/index.ts'

import type { Town } from '../rules/components/map.ts'
import type { Open, Own, SeatView } from '../rules/state.ts'

export type ElfView = View<Open, Own>

/** The table frame knows no game, so its views have no types; here they get them back. */
export const asElf = (view: View): ElfView => view as ElfView

/** What a seat sees; undefined for a spectator. */
export function seated({ seat, open, own }: ElfView): SeatView | undefined {
  return seat === undefined || own === undefined ? undefined : { seat, open, own }
}

export const playerAt = ({ players }: Pick<Open, 'players'>, seat: Seat): Open['players'][number] =>
  at(players, seat)

/** The town that the seat's boot stands in. */
export const bootOf = ({ open, seat }: SeatView): Town => playerAt(open, seat).boot
