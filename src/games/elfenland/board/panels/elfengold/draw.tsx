import { NO_CARD } from '../../../rules/components/cards.ts'
import { canTurn, GOLD_PER_CARD } from '../../../rules/components/piles.ts'
import type { Move } from '../../../rules/moves.ts'
import { DRAWS_EACH } from '../../../rules/phases/drawing.ts'
import type { Open } from '../../../rules/state.ts'
import { CardFace, Coin, Picture } from '../../art/pieces.tsx'
import { cardName } from '../../names.ts'
import { usePointed } from '../../parts/pointed.tsx'
import { el } from '../../texts.ts'
import type { BestJourney } from '../../turn/best-journey.ts'
import { kindWords } from '../../words.ts'
import { BestJourneyNote } from '../best-journey.tsx'
import { Panel } from '../panel.tsx'

/** Drawing a card: an open one, the top of the pile, or the gold pile, with one press. */
export function DrawPanel({
  open,
  best,
  send,
}: {
  open: Open
  best: BestJourney | undefined
  send(move: Move): void
}) {
  const round = open.players.length
  const pointed = usePointed()
  const nth = DRAWS_EACH - Math.ceil(open.drawsLeft / round) + 1
  const title =
    open.phase === 'rewardCards' ? el.t('draw.reward') : el.t('draw.title', { n: nth, of: DRAWS_EACH })
  return (
    <Panel kind="drawing" title={title}>
      <p class="ef-hint">{el.t('draw.hint')}</p>
      <div class="ef-open">
        {open.openCards.map((card, place) =>
          card === NO_CARD ? (
            <span key={place} class="ef-card lg ef-empty" />
          ) : (
            <button
              key={`${place} ${card}`}
              type="button"
              class={`ef-card ef-phys lg kind-${cardName(card)}`}
              aria-label={el.t('draw.take', { kind: kindWords(cardName(card)) })}
              onClick={() => send({ type: 'takeCard', place })}
              data-do="takeCard"
              data-shown={pointed((move) => move.type === 'takeCard' && move.place === place)}
            >
              <CardFace of={cardName(card)} />
              <span class="ef-card-name">{kindWords(cardName(card))}</span>
            </button>
          ),
        )}
      </div>
      <div class="ef-piles">
        <button
          type="button"
          class="ef-pile"
          aria-disabled={!canTurn(open)}
          data-why={canTurn(open) ? undefined : el.t('refused.pileEmpty')}
          data-explain={el.t('draw.blind', { n: open.pile })}
          onClick={() => canTurn(open) && send({ type: 'drawCard' })}
          data-do="drawCard"
          data-shown={pointed(({ type }) => type === 'drawCard')}
        >
          <span class="ef-stackc">
            <Picture of="cardBack" />
          </span>
          <b>{open.pile}</b>
          <span>{el.t('draw.pile')}</span>
        </button>
        <button
          type="button"
          class="ef-pile"
          aria-disabled={open.goldPile === 0}
          data-why={open.goldPile === 0 ? el.t('refused.noGoldPile') : undefined}
          data-explain={el.t('draw.takeGold', { n: GOLD_PER_CARD * open.goldPile })}
          onClick={() => open.goldPile > 0 && send({ type: 'takeGoldPile' })}
          data-do="takeGoldPile"
          data-shown={pointed(({ type }) => type === 'takeGoldPile')}
        >
          <span class="ef-stackc">
            <Picture of="goldCard" />
          </span>
          <Coin class="big">+{GOLD_PER_CARD * open.goldPile}</Coin>
          <span>{el.t('draw.goldPile')}</span>
        </button>
      </div>
      <BestJourneyNote best={best} />
    </Panel>
  )
}
