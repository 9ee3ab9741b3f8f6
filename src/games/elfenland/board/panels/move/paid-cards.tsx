import { MiniCard } from '../../art/pieces.tsx'
import { cardName } from '../../names.ts'
import { handWords } from '../../words.ts'

/** The cards that a leg or a journey costs. */
export function PaidCards({ paid }: { paid: readonly number[] }) {
  return (
    <span class="ef-paid" role="img" aria-label={handWords(paid)}>
      {paid.map((n, kind) => (n > 0 ? <MiniCard key={kind} of={cardName(kind)} n={n} /> : undefined))}
    </span>
  )
}
