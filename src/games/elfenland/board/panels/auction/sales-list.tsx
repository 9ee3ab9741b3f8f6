import type { Seat } from '../../../../../kernel/index.ts'
import { Coin, Gem, TokenDisc } from '../../art/pieces.tsx'
import type { Sale } from '../../history/auction-history.ts'
import { tokenName } from '../../names.ts'
import { el } from '../../texts.ts'
import { kindWords } from '../../words.ts'

/** The sales of the round so far, the last one first: token, buyer and price. */
export function SalesList({ sales, name }: { sales: readonly Sale[]; name(seat: Seat): string }) {
  if (sales.length === 0) return undefined
  return (
    <section class="ef-sales">
      <h3>{el.t('auction.ledger')}</h3>
      <ol class="ef-laid" tabIndex={0} aria-label={el.t('auction.ledger')}>
        {sales.toReversed().map(({ token, buyer, gold }, i) => (
          <li key={sales.length - i}>
            <TokenDisc of={tokenName(token)} class="xs" />
            <span>{kindWords(tokenName(token))}</span>
            {buyer === undefined ? (
              <em>{el.t('auction.nobody')}</em>
            ) : (
              <b>
                <Gem seat={buyer} />
                {name(buyer)} <Coin>{gold}</Coin>
              </b>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
