import { type Card, deckOf, NO_CARD } from '../../rules/deck.ts'
import { TreasureCardPicture } from '../art/treasure-card.tsx'
import { sg } from '../texts.ts'
import type { SgView } from '../view.ts'
import { cardOf, cardWords } from '../words.ts'
import type { Pointed } from './pointed.ts'

/** Two of four: the chosen ones lift off the table. */
export function Keeping({
  view,
  chosen,
  active,
  choose,
  pointed,
}: {
  view: SgView
  chosen: readonly Card[]
  active: boolean
  choose(card: Card): void
  pointed: Pointed
}) {
  const deck = deckOf(view.open.options)
  const own = view.own
  if (!own) {
    return (
      <section class="keeping" aria-label={sg.t('keep.title')}>
        <p class="keeping-secret">{sg.t('keep.secret')}</p>
      </section>
    )
  }
  const kept = active ? chosen : own.kept.filter((card) => card !== NO_CARD)
  return (
    <section class="keeping" aria-label={sg.t('keep.title')}>
      {own.dealt.map((card) => {
        const words = cardWords(cardOf(deck, card))
        return (
          <button
            key={card}
            type="button"
            class="ibare dealt"
            data-dealt={card}
            data-shown={pointed.at(card)}
            aria-pressed={kept.includes(card)}
            aria-disabled={!active}
            onClick={() => active && choose(card)}
          >
            <TreasureCardPicture card={cardOf(deck, card)} label={words} />
          </button>
        )
      })}
    </section>
  )
}
