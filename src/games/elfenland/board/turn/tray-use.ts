import { sound } from '../../../../ui/device/sound.ts'
import type { HeldPiece } from './choosing.ts'
import { type Planning, sameHeld } from './planning.ts'
import type { TurnDrafts } from './turn.ts'

/** What a player can do with the tokens in the tray now. */
export interface TrayUse {
  picked(piece: HeldPiece): boolean
  may(piece: HeldPiece): boolean
  press(piece: HeldPiece): void
  /** Whether the number keys take tokens. */
  readonly keys?: true
}

export function trayUseOf({ keeping, planning }: TurnDrafts): TrayUse | undefined {
  if (keeping) return { picked: keeping.has, may: keeping.may, press: keeping.toggle }
  return planning && planningTray(planning)
}

const planningTray = (planning: Planning): TrayUse => ({
  keys: true,
  picked: (piece) => sameHeld(planning.held, piece) && piece.nth === 0,
  may: (piece) => planning.usable(piece),
  press({ token, hidden }) {
    sound('tap')
    planning.pick({ token, hidden })
  },
})
