import type { Seat } from '../../../kernel/index.ts'
import { Icon } from '../../../ui/components/pictures/icon.tsx'
import { shell } from '../../../ui/text/shell/index.ts'
import './transport.css'

interface StepSliderProps {
  readonly now: number
  readonly last: number
  goTo(step: number): void
}

/** Chooses a step. */
export function StepSlider({ now, last, goTo }: StepSliderProps) {
  return (
    <input
      class="slider"
      type="range"
      min="0"
      max={last}
      value={now}
      aria-label={shell.t('replay.step', { n: now, of: last })}
      onInput={(event) => goTo(Number(event.currentTarget.value))}
    />
  )
}

/** Chooses whose view of the match is replayed. */
export function ViewerSelect({
  names,
  eyes,
  look,
}: {
  names: readonly string[]
  eyes: Seat | undefined
  look(seat: Seat | undefined): void
}) {
  return (
    <label class="eyes">
      <Icon name="eye" />
      <span class="vh">{shell.t('replay.eyes')}</span>
      <select
        class="field"
        value={eyes === undefined ? '' : String(eyes)}
        onChange={(event) =>
          look(event.currentTarget.value === '' ? undefined : Number(event.currentTarget.value))
        }
      >
        <option value="">{shell.t('replay.all')}</option>
        {names.map((name, seat) => (
          <option key={seat} value={String(seat)}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
