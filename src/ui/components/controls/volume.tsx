import { settings, VOLUME_STEP } from '../../device/settings.ts'
import { shell } from '../../text/shell/index.ts'
import { IconButton } from './icon-button.tsx'
import './volume.css'

/** How loud the sounds are. Moving the slider also switches the sound on. */
export function VolumeSlider() {
  const volume = settings.volume.value
  return (
    <input
      type="range"
      class="volume-slider"
      min={0}
      max={100}
      step={VOLUME_STEP}
      value={volume}
      aria-label={shell.t('volume')}
      aria-valuetext={shell.t('review.percent', { n: volume })}
      style={{ '--filled': `${volume}%` }}
      onInput={(event) => {
        settings.volume.value = event.currentTarget.valueAsNumber
        settings.sound.value = 'on'
      }}
      onChange={async () => (await import('../../device/sound.ts')).sound('coin')}
    />
  )
}

/** Switches the sound on or off; a slider appears below it while it is pointed at or focused. */
export function SoundButton() {
  const on = settings.sound.value === 'on'
  return (
    <span class="sound-control">
      <IconButton
        icon={on && settings.volume.value > 0 ? 'sound' : 'silent'}
        label={shell.t(on ? 'sound.on' : 'sound.off')}
        // A tooltip would cover the slider.
        data-explain={undefined}
        onClick={() => {
          settings.sound.value = on ? 'off' : 'on'
        }}
      />
      <span class="volume-drop">
        <VolumeSlider />
      </span>
    </span>
  )
}
