import { SelectField } from '../../../ui/components/controls/select-field.tsx'
import { isSolo, type ReviewModel } from './review-model.ts'
import { reviewWords } from './texts.ts'

/** Chooses the player from whose perspective the review is told. */
export function PerspectiveSelect({ reviewed }: { reviewed: ReviewModel }) {
  if (isSolo(reviewed)) return undefined
  return (
    <SelectField
      class="perspective"
      label={reviewWords.t('review.perspective')}
      value={String(reviewed.perspective)}
      options={reviewed.match.names.map((name, seat) => [String(seat), name])}
      choose={(seat) => reviewed.choosePerspective(Number(seat))}
    />
  )
}
