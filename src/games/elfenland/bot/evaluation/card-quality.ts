import { mean, sum } from '../../../../kernel/index.ts'
import { DEFAULT_CARD_VALUES } from '../../journey/card-values.ts'
import { WIZARD } from '../../rules/components/cards.ts'
import { ELFENGOLD_POOL, ELFENLAND_POOL } from '../../rules/components/tokens.ts'
import { COUNTER_KINDS, RAFT, TRANSPORT_KINDS } from '../../rules/components/transport.ts'
import type { Variant } from '../../rules/options.ts'
import type { Weights } from './weights.ts'

/** How useful a kind of card is: the roads that it pays for and the number of counters of its kind; 1 is average. */
const QUALITY: Record<Variant['game'], readonly number[]> = {
  elfenland: qualities(ELFENLAND_POOL),
  elfengold: qualities(ELFENGOLD_POOL),
}

function qualities(pool: readonly number[]): number[] {
  const counters = sum(pool.slice(0, COUNTER_KINDS))
  const quality = DEFAULT_CARD_VALUES.slice(0, TRANSPORT_KINDS).map((keeping, kind) =>
    kind === RAFT ? keeping : keeping * Math.sqrt((pool[kind] * COUNTER_KINDS) / counters),
  )
  const average = mean(quality)
  return quality.map((value) => value / average)
}

/** By kind, the value of a card that is kept for the next round. */
export function cardValues({ game }: Variant, { card, quality: weight, wizard }: Weights): number[] {
  const values = QUALITY[game].map((quality) =>
    game === 'elfengold' ? card * quality : weight * (quality - 1),
  )
  values[WIZARD] = wizard
  return values
}
