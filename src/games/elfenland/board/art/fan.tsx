import { FannedCards } from '../../../../ui/components/pictures/fanned-cards.tsx'
import { memo } from '../../../../ui/hooks/memo.ts'
import type { CardName } from '../../rules/components/cards.ts'

const SHOWN: readonly CardName[] = ['unicorn', 'magicCloud', 'dragon', 'elfcycle', 'raft']

/** Travel cards on the table before the match. */
export const Fan = memo(() => (
  <FannedCards
    cards={SHOWN.map((kind) => (
      <svg key={kind} aria-hidden="true" class={`ef-fan-card kind-${kind}`} viewBox="0 0 92 110">
        <rect x="8" y="1" width="76" height="108" rx="8" class="edge" />
        <rect x="11" y="4" width="70" height="102" rx="6" class="face" />
        <path d="M11 22v-12a6 6 0 0 1 6-6h58a6 6 0 0 1 6 6v12z" class="band" />
        <use href={`#el-${kind}`} x="18" y="36" width="56" height="56" />
      </svg>
    ))}
  />
))
