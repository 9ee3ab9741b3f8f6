import { shell } from '../../../ui/text/shell/index.ts'
import { isSolo, type ReviewModel } from './review-model.ts'

/** Chooses the player from whose perspective the review is told. */
export function PerspectiveSelect({ reviewed }: { reviewed: ReviewModel }) {
  if (isSolo(reviewed)) return undefined
  return (
    <label class="perspective">
      <span>{shell.t('review.perspective')}</span>
      <select
        class="field"
        value={String(reviewed.perspective)}
        onChange={(event) => reviewed.choosePerspective(Number(event.currentTarget.value))}
      >
        {reviewed.match.names.map((name, seat) => (
          <option key={seat} value={String(seat)}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
