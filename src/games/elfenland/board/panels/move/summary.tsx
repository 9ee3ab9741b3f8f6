import { capitalised } from '../../../../../text/format.ts'
import { shell } from '../../../../../ui/text/shell/index.ts'
import { HAND_LIMIT } from '../../../rules/phases/hand-limit.ts'
import type { SeatView } from '../../../rules/state.ts'
import { Coin, Gem, Picture } from '../../art/pieces.tsx'
import { el } from '../../texts.ts'
import { type JourneyDraft, newPieces, paidFor } from '../../turn/journey.ts'
import { playerAt } from '../../view.ts'
import { goldWords, handWords, townName } from '../../words.ts'
import { PaidCards } from './paid-cards.tsx'

/** The journey so far, for screen readers. */
export function journeyWords(journey: JourneyDraft, gold: boolean): string {
  const { legs, after } = journey
  if (legs.length === 0) return ''
  return [
    el.t('tell.travel', { towns: legs.map(({ to }) => townName(to)).join(', ') }),
    shell.t('labelled', { label: el.t('move.pay'), text: handWords(paidFor(journey)) }),
    capitalised(el.t('move.left', { n: playerAt(after.open, after.seat).cards })),
    ...(gold ? [shell.t('labelled', { label: el.t('move.earn'), text: goldWords(after.open.earned) })] : []),
    el.t('move.new', { n: newPieces(journey) }),
  ].join('. ')
}

/** What the whole journey costs and earns. */
export function JourneySummary(props: { view: SeatView; journey: JourneyDraft; gold: boolean }) {
  const { view, journey, gold } = props
  const { cards } = playerAt(journey.after.open, view.seat)
  const { legs } = journey
  const paid = paidFor(journey)
  const fee = legs.reduce((sum, leg) => sum + leg.fee, 0)
  const over = view.open.variant.handLimit ? cards - HAND_LIMIT : 0
  return (
    <dl class="ef-sum">
      <div>
        <dt>{el.t('move.pay')}</dt>
        <dd>
          <PaidCards paid={paid} />
          {fee > 0 ? <Coin>−{fee}</Coin> : undefined}
          <small>{el.t('move.left', { n: cards })}</small>
        </dd>
      </div>
      <div>
        <dt>{el.t('move.earn')}</dt>
        <dd>
          {gold ? (
            <>
              <Coin class="big">{journey.after.open.earned}</Coin>
              <em>{el.t('move.or')}</em>
              <span class="ef-twocards">
                <Picture of="cardBack" />
                <Picture of="cardBack" />
              </span>
            </>
          ) : undefined}
          <small class="ef-newpieces">
            <Gem seat={view.seat} />
            {el.t('move.new', { n: newPieces(journey) })}
          </small>
        </dd>
      </div>
      {over > 0 ? <p class="ef-hint">{el.t('move.discard', { n: over })}</p> : undefined}
    </dl>
  )
}
