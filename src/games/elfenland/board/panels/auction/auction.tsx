import { useMemo } from 'preact/hooks'
import { hasSeat, type Seat } from '../../../../../kernel/index.ts'
import { useFrame } from '../../../../../ui/board/frame-context.ts'
import { NO_TOKEN } from '../../../rules/components/tokens.ts'
import type { Move } from '../../../rules/moves.ts'
import type { Open, SeatView } from '../../../rules/state.ts'
import { Boot } from '../../art/boot.tsx'
import { auctionHistory } from '../../history/auction-history.ts'
import { turnOrder } from '../../parts/rivals.tsx'
import { el } from '../../texts.ts'
import type { BestJourney } from '../../turn/best-journey.ts'
import type { Bidding } from '../../turn/bidding.ts'
import { goldWords } from '../../words.ts'
import { BestJourneyNote } from '../best-journey.tsx'
import { Panel } from '../panel.tsx'
import { BidControls } from './bid-controls.tsx'
import { HighestBid } from './highest-bid.tsx'
import { Lot, LotRow } from './lots.tsx'
import { SalesList } from './sales-list.tsx'
import './auction.css'

/** The auction: what is up, what everybody bids, and the own bid. */
export function AuctionPanel(props: {
  open: Open
  own: SeatView | undefined
  bidding: Bidding | undefined
  best: BestJourney | undefined
  name(seat: Seat): string
  send(move: Move): void
}) {
  const { open, own, bidding, best, name, send } = props
  const me = own?.seat
  const token = open.row[open.lot] ?? NO_TOKEN
  const { entries } = useFrame()
  const { sales, bids, folding } = useMemo(() => auctionHistory(entries), [entries])
  return (
    <Panel
      kind="auction"
      moment={String(bidding?.asked)}
      title={el.t('auction.title', { n: open.lot + 1, of: open.row.length })}
      foot={
        bidding ? (
          <BidControls open={open} own={own} bidding={bidding} name={name} send={send} />
        ) : (
          <HighestBid open={open} me={me} name={name} />
        )
      }
    >
      <LotRow open={open} sales={sales} me={me} name={name} />
      {token === NO_TOKEN ? undefined : <Lot open={open} own={own} token={token} />}
      <ol class="ef-bidders" aria-label={el.t('auction.bids')}>
        {turnOrder(open).map((seat) => (
          <Bidder
            key={seat}
            open={open}
            seat={seat}
            me={me}
            bid={bids.get(seat)}
            folding={folding && { bid: folding.get(seat) }}
            name={name}
          />
        ))}
      </ol>
      <BestJourneyNote best={best} />
      <SalesList sales={sales} name={name} />
    </Panel>
  )
}

function Bidder(props: {
  open: Open
  seat: Seat
  me: Seat | undefined
  /** The last bid for this token, if there was one. */
  bid: number | undefined
  /** The flag for the token before, if the hammer has just fallen. */
  folding: { bid: number | undefined } | undefined
  name(seat: Seat): string
}) {
  const { open, seat, me, bid, folding, name } = props
  const out = !hasSeat(open.bidding, seat)
  const high = open.bidder === seat
  return (
    <li
      class={`seat-${seat}${out ? ' out' : ''}${high ? ' high' : bid === undefined ? '' : ' outbid'}${seat === me ? ' is-me' : ''}${open.turn === seat ? ' is-turn' : ''}`}
    >
      <Boot seat={seat} />
      <span class="ef-bidflag" aria-hidden="true">
        {out ? bid === undefined ? '✕' : <s>{bid}</s> : high ? open.bid : (bid ?? '…')}
      </span>
      {folding ? (
        <span key={`${open.lot} ${open.barred}`} class="ef-bidflag is-folding" aria-hidden="true">
          {folding.bid ?? '✕'}
        </span>
      ) : undefined}
      <small>{name(seat)}</small>
      <span class="vh">{bidWords(open, seat, bid)}</span>
    </li>
  )
}

function bidWords(open: Open, seat: Seat, bid: number | undefined): string {
  if (hasSeat(open.barred, seat)) return el.t('auction.barred')
  if (!hasSeat(open.bidding, seat)) return el.t('auction.passed')
  if (open.bidder === seat) return goldWords(open.bid)
  return bid === undefined ? el.t('auction.notYet') : el.t('auction.outbid', { gold: goldWords(bid) })
}
