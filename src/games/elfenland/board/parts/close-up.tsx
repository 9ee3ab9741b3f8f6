import type { Seat } from '../../../../kernel/index.ts'
import { Glyph } from '../art/pieces.tsx'
import { el } from '../texts.ts'

/** What the player looks at in a dialog. */
export type CloseUp = { readonly kind: 'costs' } | { readonly kind: 'player'; readonly seat: Seat }

export function CostsButton({ open }: { open(): void }) {
  return (
    <button
      type="button"
      class="ef-stud"
      aria-label={el.t('costs.title')}
      data-explain={el.t('costs.title')}
      onClick={open}
    >
      <Glyph of="table" />
    </button>
  )
}
