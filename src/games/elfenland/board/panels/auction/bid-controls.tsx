import { useEffect, useRef, useState } from 'preact/hooks'
import type { Seat } from '../../../../../kernel/index.ts'
import { settings } from '../../../../../ui/device/settings.ts'
import { useKeyedState } from '../../../../../ui/hooks/keyed-state.ts'
import { rejectionWords } from '../../../../../ui/text/rejections.ts'
import { HIGHEST_BID, type Move, PASS } from '../../../rules/moves.ts'
import type { Open, SeatView } from '../../../rules/state.ts'
import { Glyph } from '../../art/pieces.tsx'
import { LazyRowOrder } from '../../on-demand.tsx'
import { usePointed } from '../../parts/pointed.tsx'
import { el } from '../../texts.ts'
import type { Bidding } from '../../turn/bidding.ts'
import { refusal } from '../../turn/draft.ts'
import type { OrderControls } from '../../turn/orders/order-controls.ts'
import { goldWords } from '../../words.ts'
import { GoldButton, SilverButton } from '../panel.tsx'
import { HighestBid } from './highest-bid.tsx'
import { spinButton } from './spin-button.ts'

/** The own bid. A bid above the own gold has to be confirmed. */
export function BidControls({
  open,
  own,
  bidding,
  name,
  send,
}: {
  open: Open
  own: SeatView | undefined
  bidding: Bidding
  name(seat: Seat): string
  send(move: Move): void
}) {
  const { bid, least, most, fits, forOne, gold, over, asked, proposed } = bidding
  const [sure, setSure] = useKeyedState(`${open.round} ${open.lot} ${open.bid} ${bid}`, false)
  const pointed = usePointed()
  const acts = useRef<HTMLDivElement>(null)
  // The amount may be in the field already, so the focus shows that the proposal has only to be confirmed.
  useEffect(() => {
    if (proposed > 0) acts.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [proposed])
  const possible = asked && fits
  const refused = (move: Move): string | undefined => {
    const rejection = own && refusal(own, move)
    return rejection && rejectionWords(rejection, el)
  }
  const place = (): void => {
    if (over && !sure && settings.confirm.value !== 'never') setSure(true)
    else send({ type: 'bid', gold: bid })
  }
  return (
    <>
      <HighestBid open={open} me={own?.seat} name={name} gold={gold} />
      {sure ? (
        <p class="ef-warning" role="alert">
          {el.t('auction.over', { gold: goldWords(gold) })}
        </p>
      ) : undefined}
      {fits || least > most ? undefined : (
        <p class="ef-warning" role="status">
          {el.t(bid < least ? 'refused.bidTooLow' : 'refused.bidTooHigh', { least, most })}
        </p>
      )}
      {asked && bidding.orderControls?.acting ? (
        <p class="ef-hint" role="status">
          {el.t('order.acting')}
        </p>
      ) : asked && forOne ? (
        <p class="ef-hint">{el.t('auction.last')}</p>
      ) : undefined}
      <div class="ef-bidrow">
        <BidStepper open={open} bidding={bidding} />
        <div class="ef-acts" ref={acts}>
          <GoldButton
            ready={possible}
            why={least > most ? el.t('refused.notEnoughGold') : refused({ type: 'bid', gold: bid })}
            press={place}
            name="bid"
            shown={pointed(({ type }) => type === 'bid')}
          >
            {el.t(sure ? 'auction.sure' : 'auction.bid', { n: bid })}
          </GoldButton>
          <SilverButton
            press={asked ? () => send(PASS) : undefined}
            why={refused(PASS)}
            name="pass"
            shown={pointed(({ type }) => type === 'pass')}
          >
            {el.t('pass')}
          </SilverButton>
        </div>
      </div>
      {bidding.orderControls ? (
        <StandingOrders open={open} bidding={bidding} orderControls={bidding.orderControls} />
      ) : undefined}
    </>
  )
}

const whyNoMore = ({ least, most }: Bidding): string =>
  least > most ? el.t('refused.notEnoughGold') : el.t('refused.bidTooHigh', { most })

function BidStepper({ open, bidding }: { open: Open; bidding: Bidding }) {
  const { bid, least, most, gold, over, proposed } = bidding
  // While the field is empty, the lowest bid counts, as it did before the player typed.
  const [empty, setEmpty] = useKeyedState(`${open.round} ${open.lot} ${open.bid}`, false)
  return (
    <div class="ef-stepper">
      <button
        type="button"
        class="ef-stud lg"
        aria-label={el.t('auction.less')}
        onClick={() => bidding.set(bid - 1)}
        aria-disabled={bid <= least}
        data-why={bid <= least ? el.t('refused.bidTooLow', { least }) : undefined}
        data-do="less"
      >
        <Glyph of="minus" />
      </button>
      <label>
        {proposed > 0 ? <i key={proposed} class="ef-proposed" aria-hidden="true" /> : undefined}
        <span class="vh">{el.t('auction.bid', { n: bid })}</span>
        <input
          class={`ef-coin huge${over ? ' over' : ''}`}
          type="text"
          inputMode="numeric"
          maxLength={String(HIGHEST_BID).length}
          value={empty ? '' : bid}
          {...spinButton({
            value: bid,
            least,
            most: Math.max(least, Math.min(most, gold), bid),
            set(wanted) {
              setEmpty(false)
              bidding.set(wanted)
            },
          })}
          onInput={({ currentTarget }) => {
            const digits = currentTarget.value.replace(/\D/g, '')
            // A character that is not a digit changes nothing else, so nothing would remove it from the field.
            currentTarget.value = digits
            bidding.type(digits === '' ? least : Number(digits))
            setEmpty(digits === '')
          }}
          onBlur={() => setEmpty(false)}
          data-do="amount"
        />
      </label>
      <button
        type="button"
        class="ef-stud lg"
        aria-label={el.t('auction.more')}
        onClick={() => bidding.set(bid + 1)}
        aria-disabled={bid >= most}
        data-why={bid >= most ? whyNoMore(bidding) : undefined}
        data-do="more"
      >
        <Glyph of="plus" />
      </button>
    </div>
  )
}

/** What the table does for the player: bid up to a maximum for this token or others, or pass on the rest. */
function StandingOrders({
  open,
  bidding,
  orderControls,
}: {
  open: Open
  bidding: Bidding
  orderControls: OrderControls
}) {
  const [editing, setEditing] = useState(false)
  const { standing, passing, later, bid, gold, inside } = bidding
  const most = Math.min(bid, gold, bidding.most)
  const whyNot = !inside
    ? el.t('why.outOfAuction')
    : most < bidding.least
      ? el.t('refused.notEnoughGold')
      : undefined
  return (
    <div class="ef-standing">
      {standing > 0 ? (
        <button
          type="button"
          class="ef-chip on"
          aria-pressed="true"
          onClick={() => bidding.stand(0)}
          data-do="standing"
        >
          <Glyph of="check" />
          {el.t('auction.standingNow', { n: standing })}
        </button>
      ) : (
        <button
          type="button"
          class="ef-chip"
          aria-pressed="false"
          aria-disabled={whyNot !== undefined}
          data-why={whyNot}
          onClick={() => whyNot === undefined && bidding.stand(most)}
          data-do="standing"
        >
          {el.t('auction.standing', { n: most })}
        </button>
      )}
      <button
        type="button"
        class={passing ? 'ef-chip on' : 'ef-chip'}
        aria-pressed={passing}
        onClick={() => bidding.passAll(!passing)}
        data-do="passAll"
      >
        {passing ? <Glyph of="check" /> : undefined}
        {el.t('auction.passAll')}
      </button>
      <button
        type="button"
        class={later > 0 ? 'ef-chip on' : 'ef-chip'}
        aria-label={later > 0 ? `${el.t('order.row')} (${later})` : el.t('order.row')}
        onClick={() => setEditing(true)}
        data-do="rowOrder"
      >
        {el.t('order.row.short')}
        {later > 0 ? ` (${later})` : undefined}
      </button>
      {editing ? (
        <LazyRowOrder open={open} gold={gold} orderControls={orderControls} close={() => setEditing(false)} />
      ) : undefined}
    </div>
  )
}
