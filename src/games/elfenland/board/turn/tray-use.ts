import { sound } from '../../../../ui/device/sound.ts'
import { el } from '../texts.ts'
import type { HeldPiece } from './choosing.ts'
import { type Planning, sameHeld } from './planning/planning.ts'
import type { TurnDrafts } from './turn.ts'

/** What a player can do with the tokens in the tray now. */
export interface TrayUse {
  picked(piece: HeldPiece): boolean
  may(piece: HeldPiece): boolean
  /** Why a token may not be taken. */
  readonly whyNot: string
  press(piece: HeldPiece): void
  /** Whether the number keys take tokens. */
  readonly keys?: true
}

export function trayUseOf({ keeping, planning }: TurnDrafts): TrayUse | undefined {
  if (keeping)
    return { picked: keeping.has, may: keeping.may, whyNot: el.t('why.obstacleStays'), press: keeping.toggle }
  return planning && planningTray(planning)
}

const planningTray = (planning: Planning): TrayUse => ({
  keys: true,
  picked: (piece) => sameHeld(planning.held, piece) && piece.nth === 0,
  may: (piece) => planning.usable(piece),
  whyNot: el.t('why.fitsNowhere'),
  press({ token, hidden }) {
    sound('tap')
    planning.pick({ token, hidden })
  },
})
