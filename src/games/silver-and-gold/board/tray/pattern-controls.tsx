import type { ComponentChildren } from 'preact'
import { Icon } from '../../../../ui/components/pictures/icon.tsx'
import { settings } from '../../../../ui/device/settings.ts'
import { letter } from '../../../../ui/hooks/shortcuts.ts'
import { sg } from '../texts.ts'
import type { Marking } from '../turn/use-marking.ts'
import './pattern-controls.css'

/** Rotate, flip, or mark a single cell instead of the pattern. Tools that would change nothing now are dimmed. */
export function PatternControls({ marking, disabled }: { marking: Marking; disabled: boolean }) {
  const mayRotate = marking.mayTurn(1)
  return (
    <div class="buttons">
      <TurnButton name={sg.t('rotate.left')} disabled={!mayRotate} onClick={() => marking.rotate(-1)}>
        <Icon name="ccw" />
      </TurnButton>
      <TurnButton
        name={sg.t('rotate.right')}
        shortcut="r"
        point="rotate"
        disabled={!mayRotate}
        onClick={() => marking.rotate(1)}
      >
        <Icon name="cw" />
      </TurnButton>
      <TurnButton
        name={sg.t('flip')}
        shortcut="f"
        point="flip"
        disabled={!marking.mayTurn('flip')}
        onClick={marking.flip}
      >
        <Icon name="flip" />
      </TurnButton>
      <button
        type="button"
        class="rb one"
        data-point="single"
        aria-pressed={marking.single}
        data-explain={sg.t('single.hint')}
        disabled={disabled || marking.fitsNowhere}
        onClick={marking.toggleSingle}
      >
        <Icon name="one" />
        <span class="lb">{sg.t('single')}</span>
      </button>
    </div>
  )
}

interface TurnButtonProps {
  name: string
  shortcut?: string
  /** The name by which a lesson points at it. */
  point?: string
  disabled: boolean
  onClick(): void
  children: ComponentChildren
}

function TurnButton({ name, shortcut, point, disabled, onClick, children }: TurnButtonProps) {
  const key = shortcut === undefined ? {} : letter(shortcut)
  return (
    <button
      type="button"
      class="rb"
      data-point={point}
      aria-label={name}
      data-explain={name}
      {...key}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
      {shortcut === undefined ? undefined : <Shortcut of={shortcut} />}
    </button>
  )
}

function Shortcut({ of }: { of: string }) {
  if (settings.keys.value === 'off') return undefined
  return (
    <kbd class="kbd" aria-hidden="true">
      {of.toUpperCase()}
    </kbd>
  )
}
