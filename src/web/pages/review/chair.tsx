import { shell } from '../../../ui/text/shell/index.ts'
import { isSolo, type Look } from './look.ts'

/** Chooses the player from whose chair the review is told. */
export function ChairSelect({ look }: { look: Look }) {
  if (isSolo(look)) return undefined
  return (
    <label class="chair">
      <span>{shell.t('review.chair')}</span>
      <select
        class="field"
        value={String(look.chair)}
        onChange={(event) => look.sit(Number(event.currentTarget.value))}
      >
        {look.study.names.map((name, seat) => (
          <option key={seat} value={String(seat)}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
