import { IconButton } from '../../../ui/components/controls/icon-button.tsx'
import { letter } from '../../../ui/hooks/shortcuts.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import './transport.css'

interface WalkButtonsProps {
  /** The item on screen, from 0. */
  readonly now: number
  readonly last: number
  readonly playing: boolean
  goTo(next: number): void
  toggle(): void
}

/** The buttons that walk through a match, or play it. */
export function WalkButtons({ now, last, playing, goTo, toggle }: WalkButtonsProps) {
  return (
    <div class="trans">
      <IconButton icon="first" label={shell.t('replay.first')} onClick={() => goTo(0)} />
      <IconButton icon="prev" label={shell.t('replay.back')} onClick={() => goTo(now - 1)} />
      <IconButton
        icon={playing ? 'pause' : 'play'}
        label={shell.t(playing ? 'replay.pause' : 'replay.play')}
        {...letter('p')}
        onClick={toggle}
        data-do="play"
      />
      <IconButton icon="next" label={shell.t('replay.forward')} onClick={() => goTo(now + 1)} />
      <IconButton icon="last" label={shell.t('replay.last')} onClick={() => goTo(last)} />
    </div>
  )
}
