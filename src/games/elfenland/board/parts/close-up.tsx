import type { Seat } from '../../../../kernel/index.ts'
import { useFrame } from '../../../../ui/board/frame-context.ts'
import type { Open, SeatView } from '../../rules/state.ts'
import { Glyph } from '../art/pieces.tsx'
import { el } from '../texts.ts'
import { CostDialog } from './costs.tsx'
import { Inspect } from './inspect.tsx'

/** What the player looks at in a dialog. */
export type CloseUp = { readonly kind: 'costs' } | { readonly kind: 'player'; readonly seat: Seat }

export function CloseUpDialog(props: {
  of: CloseUp | undefined
  open: Open
  view: SeatView | undefined
  close(): void
}) {
  const { of, open, view, close } = props
  const { name } = useFrame()
  switch (of?.kind) {
    case 'costs':
      return <CostDialog close={close} />
    case 'player':
      return (
        <Inspect
          open={open}
          seat={of.seat}
          name={name(of.seat)}
          own={of.seat === view?.seat ? view : undefined}
          close={close}
        />
      )
    default:
      return undefined
  }
}

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
