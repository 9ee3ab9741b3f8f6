import { useEffect, useRef } from 'preact/hooks'
import type { Seat } from '../../../../../kernel/index.ts'
import { walkItems } from '../../../../../ui/hooks/walk-items.ts'
import { listed } from '../../../../../ui/text/texts.tsx'
import { isCounter, NO_TOKEN, type Token } from '../../../rules/components/tokens.ts'
import { whyNotLay } from '../../../rules/phases/planning.ts'
import type { Open, SeatView } from '../../../rules/state.ts'
import { Cushion, Gem, TokenBack, TokenDisc } from '../../art/pieces.tsx'
import { kindExplained } from '../../explain/words.ts'
import type { Sale } from '../../history/auction-history.ts'
import { tokenName } from '../../names.ts'
import { el } from '../../texts.ts'
import { useGains } from '../../turn/lay-effects/gains.ts'
import { goldWords, kindWords } from '../../words.ts'
import { TokenNote } from '../note.tsx'

/** Lots before the current one that stay visible in a row that scrolls. */
const LOTS_BEFORE = 3

/** All tokens of this auction, in order. Those that are sold stay, with their buyer and price. */
export function LotRow({
  open,
  sales,
  me,
  name,
}: {
  open: Open
  sales: readonly Sale[]
  me: Seat | undefined
  name(seat: Seat): string
}) {
  const row = useRef<HTMLOListElement>(null)
  // On a phone the row is wider than the screen, so it scrolls along with the auction.
  useEffect(() => {
    const lot = row.current?.children[open.lot]
    if (lot instanceof HTMLElement)
      row.current?.scrollTo({ left: lot.offsetLeft - LOTS_BEFORE * lot.offsetWidth })
  }, [open.lot])
  const stop = Math.min(open.lot, open.row.length - 1)
  return (
    <ol class="ef-lots" ref={row} aria-label={el.t('auction.row')} onKeyDown={walkItems}>
      {open.row.map((token, i) => {
        const sale = i < open.lot ? sales[i] : undefined
        return sale ? (
          <SoldLot key={i} sale={sale} me={me} name={name} stop={i === stop} />
        ) : (
          <li
            key={i}
            class={i < open.lot ? 'gone' : i === open.lot ? 'now' : ''}
            aria-current={i === open.lot}
            tabIndex={i === stop ? 0 : -1}
            {...(token === NO_TOKEN ? {} : aboutToken(token))}
          >
            {token === NO_TOKEN ? <TokenBack class="sm" /> : <TokenDisc of={tokenName(token)} class="sm" />}
            <span class="vh">
              {token === NO_TOKEN ? '' : kindWords(tokenName(token))}{' '}
              {el.t(i < open.lot ? 'auction.gone' : i === open.lot ? 'auction.now' : 'auction.later')}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

interface SoldLotProps {
  readonly sale: Sale
  readonly me: Seat | undefined
  name(seat: Seat): string
  readonly stop: boolean
}

function saleWords({ sale: { token, buyer, gold }, me, name }: SoldLotProps): string {
  const kind = kindWords(tokenName(token))
  if (buyer === undefined) return el.t('auction.unsold', { kind })
  const price = { kind, gold: goldWords(gold) }
  return buyer === me ? el.t('auction.soldYou', price) : el.t('auction.sold', { ...price, name: name(buyer) })
}

function SoldLot(props: SoldLotProps) {
  const { stop } = props
  const { token, buyer, gold } = props.sale
  const words = saleWords(props)
  return (
    <li class="gone" tabIndex={stop ? 0 : -1} data-explain={words} data-about={`token ${tokenName(token)}`}>
      <TokenDisc of={tokenName(token)} class="sm" />
      <span class="ef-sold" aria-hidden="true">
        {buyer === undefined ? (
          '–'
        ) : (
          <>
            <Gem seat={buyer} />
            {gold}
          </>
        )}
      </span>
      <span class="vh">{words}</span>
    </li>
  )
}

/** What a token is and does, for its tooltip. */
const aboutToken = (token: Token) => ({
  'data-explain': kindExplained(tokenName(token)),
  'data-about': `token ${tokenName(token)}`,
})

/** The token that is up now, and what it is good for. */
export function Lot({ open, own, token }: { open: Open; own: SeatView | undefined; token: Token }) {
  const most = Math.max(0, ...useGains(own, token).values())
  return (
    <div class="ef-cushion">
      <Cushion>
        <TokenDisc of={tokenName(token)} class="xl" />
      </Cushion>
      <div class="ef-lot">
        <b data-lot>{kindWords(tokenName(token))}</b>
        <TokenNote of={tokenName(token)} />
        {isCounter(token) ? (
          <small>
            {listed([
              el.t('auction.fits', { n: freeRoads(open, token) }),
              ...(most > 0 ? [el.t('auction.opens', { n: most })] : []),
            ])}
          </small>
        ) : undefined}
      </div>
    </div>
  )
}

const freeRoads = ({ roads }: Open, token: Token): number =>
  roads.filter((load, road) => whyNotLay(token, road, load) === undefined).length
