import { isHindered } from '../../../rules/orders.ts'
import type { SeatView } from '../../../rules/state.ts'
import { Glyph } from '../../art/pieces.tsx'
import { useGhostRoute } from '../../map/ghost-route.ts'
import { el } from '../../texts.ts'
import type { OrderControls } from '../../turn/orders/order-controls.ts'
import { legsOfOrder, planningOrderFor } from '../../turn/orders/planning-order.ts'
import { isTapTooMany } from '../panel.tsx'

/** Planning: leaves the rest of the phase to the table. Pointing at an order shows the journey that it watches. */
export function PassOrder({ view, orderControls }: { view: SeatView; orderControls: OrderControls }) {
  const ghost = useGhostRoute()
  const standing = orderControls.order?.type === 'planning' ? orderControls.order : undefined
  const hindered = standing !== undefined && isHindered(standing.journey, view.open.roads)
  return (
    <div class="ef-order">
      {hindered ? (
        <p class="ef-warning" role="status">
          {el.t('order.hindered')}
        </p>
      ) : orderControls.acting ? (
        <p class="ef-hint" role="status">
          {el.t('order.acting')}
        </p>
      ) : undefined}
      <button
        type="button"
        class={standing ? 'ef-chip on' : 'ef-chip'}
        aria-pressed={standing !== undefined}
        data-explain={el.t('order.passing.about')}
        onClick={(event) => {
          // It may stand where the button that steps back was.
          if (!isTapTooMany(event)) orderControls.leave(standing ? undefined : planningOrderFor(view))
        }}
        data-do="passOrder"
        {...(standing ? ghost(legsOfOrder(standing)) : {})}
      >
        {standing ? <Glyph of="check" /> : undefined}
        {el.t('order.passing')}
      </button>
    </div>
  )
}
