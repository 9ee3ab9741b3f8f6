import { Glyph } from '../art/pieces.tsx'
import { el } from '../texts.ts'
import { SilverButton } from './panel.tsx'

/** Takes the last turn back, as long as that is allowed. */
export interface Undoing {
  readonly takeBack: (() => void) | undefined
}

export function TakeBack({ takeBack }: Undoing) {
  return takeBack ? (
    <SilverButton press={takeBack} name="takeBack">
      <Glyph of="undo" /> {el.t('takeBack')}
    </SilverButton>
  ) : undefined
}
