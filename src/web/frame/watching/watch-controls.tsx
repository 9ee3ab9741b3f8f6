import { IconButton } from '../../../ui/components/controls/icon-button.tsx'
import { settings, type WatchSpeed } from '../../../ui/device/settings.ts'
import { letter, useShortcuts } from '../../../ui/hooks/shortcuts.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import type { WatchControls } from './pace.ts'
import './watch-controls.css'

const SIGNS: Readonly<Record<WatchSpeed, string>> = { slow: '½×', normal: '1×', fast: '3×' }

/** Pause, next step and speed, for somebody who watches bots. */
export function WatchBar({ watch, step }: { watch: WatchControls; step(): void }) {
  const paused = watch.paused.value
  const speed = shell.t(`speed.${settings.watchSpeed.value}`)
  const toggle = (): void => watch.pause(!paused)
  const next = (): void => {
    watch.pause(true)
    step()
  }
  useShortcuts(true, { p: toggle, ArrowRight: next })
  return (
    <span class="watch-bar" role="group" aria-label={shell.t('table.watching')}>
      <IconButton
        icon={paused ? 'play' : 'pause'}
        label={shell.t(paused ? 'replay.play' : 'replay.pause')}
        {...letter('p')}
        onClick={toggle}
      />
      <IconButton icon="last" label={shell.t('replay.forward')} onClick={next} />
      <button
        type="button"
        class="ibtn speed"
        aria-label={shell.t('labelled', { label: shell.t('speed'), text: speed })}
        data-explain={shell.t('labelled', { label: shell.t('speed'), text: speed })}
        onClick={watch.changeSpeed}
      >
        {SIGNS[settings.watchSpeed.value]}
      </button>
    </span>
  )
}
