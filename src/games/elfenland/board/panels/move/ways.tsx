import { Coin, Picture } from '../../art/pieces.tsx'
import { el } from '../../texts.ts'
import type { JourneyDraft } from '../../turn/journey.ts'
import { townName } from '../../words.ts'

/** The route finder's proposals for the last town chosen. */
export function Ways({ journey, gold }: { journey: JourneyDraft; gold: boolean }) {
  return (
    <div class="ef-ways" role="group" aria-label={el.t('move.ways')}>
      <h3>{el.t('move.ways')}</h3>
      {journey.ways.map((way, i) => (
        <button
          key={i}
          type="button"
          class={i === journey.way ? 'ef-chip on' : 'ef-chip'}
          aria-pressed={i === journey.way}
          onClick={() => journey.takeWay(i)}
          data-do="way"
        >
          <span>{way.towns.map(townName).join(' · ')}</span>
          <span class="ef-cost">
            <Picture of="cardBack" />
            {way.cards}
            <span class="vh"> {el.t('cards.n', { n: way.cards })}</span>
          </span>
          {gold && way.gold > 0 ? <Coin>−{way.gold}</Coin> : undefined}
        </button>
      ))}
    </div>
  )
}
