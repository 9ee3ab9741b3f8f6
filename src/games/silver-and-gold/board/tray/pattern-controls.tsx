import type { ComponentChildren } from 'preact'
import { Icon } from '../../../../ui/components/pictures/icon.tsx'
import { settings } from '../../../../ui/device/settings.ts'
import { memo } from '../../../../ui/hooks/memo.ts'
import { letter } from '../../../../ui/hooks/shortcuts.ts'
import { sg } from '../texts.ts'
import './pattern-controls.css'

interface PatternControlsProps {
  single: boolean
  /** Why each control would change nothing now. */
  whyNotRotate: string | undefined
  whyNotFlip: string | undefined
  whyNotSingle: string | undefined
  rotate(by: 1 | -1): void
  flip(): void
  toggleSingle(): void
}

/**
 * Rotate, flip, or mark a single cell instead of the pattern. Tools that would change nothing now are dimmed and say why;
 * all of them are while the player is asked for something else.
 */
export const PatternControls = memo((props: PatternControlsProps) => {
  const { single, whyNotRotate, whyNotFlip, whyNotSingle, rotate, flip, toggleSingle } = props
  return (
    <div class="buttons">
      <TurnButton name={sg.t('rotate.left')} whyNot={whyNotRotate} onClick={() => rotate(-1)}>
        <Icon name="ccw" />
      </TurnButton>
      <TurnButton
        name={sg.t('rotate.right')}
        shortcut="r"
        point="rotate"
        whyNot={whyNotRotate}
        onClick={() => rotate(1)}
      >
        <Icon name="cw" />
      </TurnButton>
      <TurnButton name={sg.t('flip')} shortcut="f" point="flip" whyNot={whyNotFlip} onClick={flip}>
        <Icon name="flip" />
      </TurnButton>
      <button
        type="button"
        class="rb one"
        data-point="single"
        // Its words are hidden where there is no room for them.
        aria-label={sg.t('single')}
        aria-pressed={single}
        data-explain={sg.t('single.hint')}
        aria-disabled={whyNotSingle !== undefined}
        data-why={whyNotSingle}
        onClick={() => whyNotSingle === undefined && toggleSingle()}
      >
        <Icon name="one" />
        <span class="lb">{sg.t('single')}</span>
      </button>
    </div>
  )
})

interface TurnButtonProps {
  name: string
  shortcut?: string
  /** The name by which a lesson points at it. */
  point?: string
  /** Why it would change nothing now. */
  whyNot: string | undefined
  onClick(): void
  children: ComponentChildren
}

function TurnButton({ name, shortcut, point, whyNot, onClick, children }: TurnButtonProps) {
  const key = shortcut === undefined ? {} : letter(shortcut)
  return (
    <button
      type="button"
      class="rb"
      data-point={point}
      aria-label={name}
      data-explain={name}
      {...key}
      aria-disabled={whyNot !== undefined}
      data-why={whyNot}
      onClick={() => whyNot === undefined && onClick()}
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
