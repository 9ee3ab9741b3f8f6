import { useState } from 'preact/hooks'
import { at } from '../../../../../kernel/index.ts'
import { Segments } from '../../../../../ui/components/controls/segments.tsx'
import { Dialog } from '../../../../../ui/components/overlays/dialog.tsx'
import { shell } from '../../../../../ui/text/shell/index.ts'
import { HIGHEST_BID } from '../../../rules/moves.ts'
import type { AuctionOrder } from '../../../rules/orders.ts'
import type { Open } from '../../../rules/state.ts'
import { Glyph, TokenDisc } from '../../art/pieces.tsx'
import { tokenName } from '../../names.ts'
import { el } from '../../texts.ts'
import {
  aboveOf,
  auctionOrderIn,
  maximumFor,
  type Otherwise,
  unlessIdle,
  withAbove,
  withMaximum,
} from '../../turn/orders/auction-order.ts'
import type { OrderControls } from '../../turn/orders/order-controls.ts'
import { goldWords, kindWords } from '../../words.ts'
import { GoldButton, SilverButton } from '../panel.tsx'
import { spinButton } from './spin-button.ts'

/** The order for the whole row in one visit: a maximum for each token, and what to do otherwise. */
export function RowOrder(props: { open: Open; gold: number; orderControls: OrderControls; close(): void }) {
  const { open, gold, orderControls, close } = props
  const standing = orderControls.order !== undefined
  const [order, set] = useState(() => auctionOrderIn(orderControls.order, open))
  const [above, setAbove] = useState(aboveOf(order))
  const lots = [...open.row.keys()].filter((lot) => lot >= open.lot)
  const leave = (wanted: AuctionOrder | undefined): void => {
    orderControls.leave(wanted)
    close()
  }
  return (
    <Dialog title={el.t('order.title')} close={close} class="ef-dialog narrow ef-order-dialog">
      <p>{el.t('order.about')}</p>
      <ul class="ef-order-lots">
        {lots.map((lot) => (
          <li key={lot}>
            <TokenDisc of={tokenName(at(open.row, lot))} class="sm" />
            <span>{kindWords(tokenName(at(open.row, lot)))}</span>
            <Maximum
              // The row may have several of a kind.
              kind={`${kindWords(tokenName(at(open.row, lot)))} (${lot + 1})`}
              most={maximumFor(order, lot)}
              gold={gold}
              change={(most) => set(withMaximum(order, lot, most, above))}
            />
          </li>
        ))}
      </ul>
      <div class="ef-order-choice">
        <span>{el.t('order.above')}</span>
        <PassOrAsk
          label={el.t('order.above')}
          value={above}
          choose={(wanted) => {
            setAbove(wanted)
            set(withAbove(order, wanted))
          }}
        />
      </div>
      <div class="ef-order-choice">
        <span>{el.t('order.others')}</span>
        <PassOrAsk
          label={el.t('order.others')}
          value={order.others}
          choose={(others) => set({ ...order, others })}
        />
      </div>
      <p class="ef-hint">{el.t('order.gold', { gold: goldWords(gold) })}</p>
      <div class="ef-acts ef-order-acts">
        <GoldButton outside press={() => leave(unlessIdle(order, open))} name="leaveOrder">
          {el.t(standing ? 'order.change' : 'order.leave')}
        </GoldButton>
        <SilverButton press={standing ? () => leave(undefined) : close} name="withdrawOrder">
          {el.t(standing ? 'order.withdraw' : 'back')}
        </SilverButton>
      </div>
    </Dialog>
  )
}

function Maximum({
  kind,
  most,
  gold,
  change,
}: {
  kind: string
  most: number
  gold: number
  change(most: number): void
}) {
  const set = (wanted: number): void => change(Math.max(0, Math.min(wanted, HIGHEST_BID)))
  return (
    <span class="ef-stepper">
      <button
        type="button"
        class="ef-stud"
        aria-label={shell.t('labelled', { label: kind, text: el.t('auction.less') })}
        aria-disabled={most === 0}
        onClick={() => set(most - 1)}
      >
        <Glyph of="minus" />
      </button>
      <input
        class="ef-coin"
        type="text"
        inputMode="numeric"
        maxLength={String(HIGHEST_BID).length}
        aria-label={el.t('order.most', { kind })}
        value={most === 0 ? '' : most}
        placeholder="–"
        {...spinButton({ value: most, least: 0, most: Math.max(gold, most), set })}
        onInput={({ currentTarget }) => {
          const digits = currentTarget.value.replace(/\D/g, '')
          // A character that is not a digit changes nothing else, so nothing would remove it from the field.
          currentTarget.value = digits
          set(Number(digits))
        }}
      />
      <button
        type="button"
        class="ef-stud"
        aria-label={shell.t('labelled', { label: kind, text: el.t('auction.more') })}
        onClick={() => set(most + 1)}
      >
        <Glyph of="plus" />
      </button>
    </span>
  )
}

const PassOrAsk = (props: { label: string; value: Otherwise; choose(value: Otherwise): void }) => (
  <Segments
    {...props}
    options={[
      { value: 'pass', label: el.t('pass') },
      { value: 'ask', label: el.t('order.ask') },
    ]}
  />
)
