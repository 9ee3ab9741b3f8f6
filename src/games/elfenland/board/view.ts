import type { View } from '../../../kernel/index.ts'
import type { Open, Own, SeatView } from '../rules/state.ts'

export type ElfView = View<Open, Own>

/** The frame knows no game; here a view gets its types back. */
export const asElf = (view: View): ElfView => view as ElfView

/** What a seat sees; undefined for who only watches. */
export function seated({ seat, open, own }: ElfView): SeatView | undefined {
  return seat === undefined || own === undefined ? undefined : { seat, open, own }
}
