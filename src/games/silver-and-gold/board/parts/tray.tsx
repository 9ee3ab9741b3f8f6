import type { ComponentChildren } from 'preact'
import { DraftBar } from '../../../../ui/components/controls/draft-bar.tsx'
import { Icon } from '../../../../ui/components/pictures/icon.tsx'
import { settings } from '../../../../ui/device/settings.ts'
import { letter } from '../../../../ui/hooks/shortcuts.ts'
import type { Square } from '../../rules/patterns.ts'
import { PatternPicture, Sign } from '../art/pieces.tsx'
import { sg } from '../texts.ts'
import type { Gain } from '../turn/draft.ts'

export interface TrayProps {
  readonly ask: ComponentChildren
  /** A cross was marked: the question stands out. */
  readonly bonus: boolean
  readonly badge: string
  /** The pattern as it is held, none before the first turn. */
  readonly squares: readonly Square[] | undefined
  readonly patternName: string
  /** How many expedition cards are still in the pile (R11). */
  readonly pile: number
  readonly holding: boolean
  readonly single: boolean
  readonly says: ComponentChildren
  readonly ready: boolean
  /** Shows the round card, with all the eight. */
  lookAtRounds(): void
  rotate(by: 1 | -1): void
  flip(): void
  toggleSingle(): void
  confirm(): void
  readonly undo: (() => void) | undefined
  /** Who only watches has nothing to confirm. */
  readonly watching: boolean
}

/** Blue leather: what is asked, the expedition card, and the hand that turns it. */
export function Tray(props: TrayProps) {
  const idle = !props.holding
  const pile = sg.t('pile.n', { n: props.pile })
  return (
    <section class={idle ? 'tray idle' : 'tray'} aria-label={sg.t('tray')}>
      <div class={props.bonus ? 'ask bonus' : 'ask'}>
        {props.bonus ? (
          <span class="x">
            <Sign of="cross" />
          </span>
        ) : undefined}
        <p role="status">{props.ask}</p>
        <span class="badge">{props.badge}</span>
      </div>
      <div class="exp">
        <span class="c u1" />
        <span class="c u2" />
        <button
          type="button"
          class="c"
          aria-label={sg.t('pattern.turn', { pattern: props.patternName })}
          data-explain={props.patternName}
          disabled={idle}
          onClick={() => props.rotate(1)}
        >
          {props.squares ? (
            <PatternPicture squares={props.squares} />
          ) : (
            <svg class="rose" aria-hidden="true">
              <use href="#d-rose" />
            </svg>
          )}
        </button>
        <button
          type="button"
          class="pile"
          aria-label={`${pile}. ${sg.t('look', { card: sg.t('roundCard') })}`}
          data-explain={`${pile}. ${sg.t('explain.pile')}`}
          onClick={props.lookAtRounds}
        >
          {props.pile}
        </button>
      </div>
      <div class="ctl">
        <div class="buttons">
          <button
            type="button"
            class="rb"
            aria-label={sg.t('rotate.left')}
            data-explain={sg.t('rotate.left')}
            disabled={idle}
            onClick={() => props.rotate(-1)}
          >
            <Icon name="ccw" />
          </button>
          <button
            type="button"
            class="rb"
            aria-label={sg.t('rotate.right')}
            data-explain={sg.t('rotate.right')}
            {...letter('r')}
            disabled={idle}
            onClick={() => props.rotate(1)}
          >
            <Icon name="cw" />
            <Key of="R" />
          </button>
          <button
            type="button"
            class="rb"
            aria-label={sg.t('flip')}
            data-explain={sg.t('flip')}
            {...letter('f')}
            disabled={idle}
            onClick={props.flip}
          >
            <Icon name="flip" />
            <Key of="F" />
          </button>
          <button
            type="button"
            class="rb one"
            aria-pressed={props.single}
            data-explain={sg.t('single.hint')}
            disabled={idle}
            onClick={props.toggleSingle}
          >
            <Icon name="one" />
            <span class="lb">{sg.t('single')}</span>
          </button>
        </div>
        <div class="says" role="status">
          {props.says}
        </div>
      </div>
      {props.watching ? undefined : (
        <DraftBar ready={props.ready} confirm={props.confirm} undo={props.undo} />
      )}
    </section>
  )
}

/** What the marks bring, told before they count; for who cannot see them, where they are, too. */
export function GainWords({ gain, trophy, cells }: { gain: Gain; trophy: number; cells: string }) {
  return (
    <>
      <span>
        <b>{gain.marks}</b> {sg.t('gain.marks', { n: gain.marks })}
        <span class="vh">: {cells}. </span>
      </span>
      {gain.crosses > 0 ? (
        <span>
          <Sign of="cross" />
          <b>+{gain.crosses}</b> {sg.t('gain.marks', { n: gain.crosses })}
          <span class="vh"> ({sg.t('cross')}) </span>
        </span>
      ) : undefined}
      {gain.coins > 0 ? (
        <span>
          <Sign of="coin" />
          <b>+{gain.coins}</b>
          <span class="vh"> ({sg.t('part.coins')}) </span>
        </span>
      ) : undefined}
      {gain.row ? (
        <span>{trophy > 0 ? sg.rich('gain.row', { value: trophy }) : sg.t('gain.rowOnly')}</span>
      ) : undefined}
      {gain.palms > 0 ? (
        <span>
          <Sign of="palm" />
          <b>+{gain.palmPoints}</b>
          <span class="vh"> ({sg.t('part.palms')}) </span>
        </span>
      ) : undefined}
      {gain.cards > 0 ? <span>{sg.rich('gain.cards', { points: gain.cards })}</span> : undefined}
      {gain.seals > 0 ? <span>{sg.rich('gain.seals', { points: gain.seals })}</span> : undefined}
    </>
  )
}

function Key({ of }: { of: string }) {
  if (settings.keys.value === 'off') return undefined
  return (
    <kbd class="kbd" aria-hidden="true">
      {of}
    </kbd>
  )
}
