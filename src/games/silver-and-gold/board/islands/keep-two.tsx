import { useFrame } from '../../../../ui/board/frame-context.ts'
import { type Card, deckOf, NO_CARD } from '../../rules/components/deck.ts'
import { TreasureCardPicture } from '../art/treasure-card.tsx'
import type { Highlights } from '../highlights.ts'
import { sg } from '../texts.ts'
import type { SgView } from '../view.ts'
import { cardDescription, cardOf } from '../words.ts'
import './keep-two.css'

interface KeepTwoProps {
  view: SgView
  /** The cards that the draft keeps. */
  chosen: readonly Card[]
  active: boolean
  choose(card: Card): void
  highlights: Highlights
}

/** The four cards of the set-up, of which a player keeps two; the chosen ones are raised. */
export function KeepTwo({ view, chosen, active, choose, highlights }: KeepTwoProps) {
  const deck = deckOf(view.open.options)
  const { own, seat = 0 } = view
  const { me, name } = useFrame()
  if (!own) {
    return (
      <section class="keeping" aria-label={sg.t('progress.keep')}>
        <p class="keeping-secret">{sg.t('keep.secret')}</p>
      </section>
    )
  }
  const label = seat === me ? sg.t('keep.title') : sg.t('keep.of', { name: name(seat) })
  const kept = active ? chosen : own.kept.filter((card) => card !== NO_CARD)
  return (
    <section class="keeping" aria-label={label}>
      {own.dealt.map((card) => (
        <button
          key={card}
          type="button"
          class="ibare dealt"
          data-dealt={card}
          data-shown={highlights.of(card)}
          aria-pressed={kept.includes(card)}
          aria-disabled={!active}
          data-why={active ? undefined : sg.t('why.kept')}
          onClick={() => active && choose(card)}
        >
          <TreasureCardPicture card={cardOf(deck, card)} label={cardDescription(cardOf(deck, card))} />
        </button>
      ))}
    </section>
  )
}
