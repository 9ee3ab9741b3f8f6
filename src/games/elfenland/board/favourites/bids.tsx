import { language } from '../../../../ui/text/texts.tsx'
import { Picture } from '../art/pieces.tsx'
import { el } from '../texts.ts'

/** What the player paid in auctions, beside what the tokens were worth to them by the bots' reckoning. */
export function Bids({ figures }: { figures: Readonly<Record<string, number>> }) {
  const { 'bid.lots': lots = 0, 'bid.paid': paid = 0, 'bid.worth': worth = 0 } = figures
  if (lots === 0) return null
  const longest = Math.max(paid, worth)
  const each = (sum: number): string =>
    new Intl.NumberFormat(language.value, { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(
      sum / lots,
    )
  const bar = (label: string, sum: number, look: string) => (
    <div class="ef-bid">
      <span>{label}</span>
      <span class="ef-bid-bar">
        <span class={look} style={{ width: `${(100 * sum) / longest}%` }} />
      </span>
      <b>
        {each(sum)} <Picture of="coin" />
      </b>
    </div>
  )
  return (
    <section class="ef-bids">
      <h4>{el.t('favourite.bids')}</h4>
      {bar(el.t('favourite.paid'), paid, 'paid')}
      {bar(el.t('favourite.worth'), worth, 'worth')}
      <p>{el.t('favourite.bids.hint', { n: lots })}</p>
    </section>
  )
}
