import type { View } from '../../../kernel/index.ts'
import type { Open, Own } from '../rules/state.ts'

/** What a seat, or a spectator, sees of this game. */
export type SgView = View<Open, Own>

/** The frame knows no game: what it hands over is this game's view, because it asked this game's rules for it. */
export const asSg = (view: View): SgView => view as SgView
