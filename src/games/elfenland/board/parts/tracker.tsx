import type { Seat } from '../../../../kernel/index.ts'
import { walkItems } from '../../../../ui/hooks/walk-items.ts'
import { ROMAN_NUMERALS } from '../../../../ui/text/numerals.ts'
import { shell } from '../../../../ui/text/shell/index.ts'
import type { Open, PhaseName } from '../../rules/state.ts'
import { Boot } from '../art/boot.tsx'
import { Glyph } from '../art/pieces.tsx'
import { phaseExplained } from '../explain/words.ts'
import { el } from '../texts.ts'

const STOPS = {
  elfenland: ['deal', 'threeCounters', 'planning', 'moving', 'roundEnd'],
  elfengold: ['drawCards', 'income', 'tokens', 'auction', 'planning', 'moving', 'roundEnd'],
} as const
export type Stop = (typeof STOPS)[keyof typeof STOPS][number] | 'over'

const GLYPHS: Record<Stop, string> = {
  deal: 'ph-draw',
  drawCards: 'ph-draw',
  income: 'ph-income',
  threeCounters: 'ph-tokens',
  tokens: 'ph-tokens',
  auction: 'ph-auction',
  planning: 'ph-plan',
  moving: 'ph-move',
  roundEnd: 'ph-end',
  over: 'ph-end',
}

/** The stop of the tracker that a phase belongs to. */
export function stopOf(phase: PhaseName): Stop {
  switch (phase) {
    case 'hiddenCounter':
      return 'threeCounters'
    case 'handLimit':
    case 'reward':
    case 'rewardCards':
      return 'moving'
    default:
      return phase
  }
}

/** How far the match has come: the rounds as numerals, the phases as stops along which the boot walks. */
export function Tracker({ open, seat }: { open: Open; seat: Seat }) {
  const { round, variant, phase } = open
  const stop = stopOf(phase)
  const stops: readonly Stop[] = STOPS[variant.game]
  const now = stop === 'over' ? stops.length : stops.indexOf(stop)
  const words = el.t('round', { round, of: variant.rounds })
  return (
    <section
      class="ef-tracker"
      aria-label={shell.t('labelled', { label: words, text: el.t(`phase.${stop}`) })}
    >
      <p>
        <span class="vh">{shell.t('labelled', { label: words, text: '' })}</span>
        {el.t(`phase.${stop}`)}
      </p>
      <ol class="ef-rounds" aria-hidden="true">
        {ROMAN_NUMERALS.slice(0, variant.rounds).map((numeral, i) => (
          <li key={numeral} class={i + 1 < round ? 'done' : i + 1 === round ? 'now' : ''}>
            {numeral}
          </li>
        ))}
      </ol>
      <ol class="ef-phases" onKeyDown={walkItems}>
        {stops.map((name, i) => (
          <li
            key={name}
            class={i < now ? 'done' : i === now ? 'now' : ''}
            tabIndex={i === Math.min(now, stops.length - 1) ? 0 : -1}
            data-explain={phaseExplained(name)}
            data-about={`phase ${GLYPHS[name]}`}
          >
            <span class="vh">{el.t(`phase.${name}`)}</span>
            {i === now ? <Boot seat={seat} /> : undefined}
            <span>
              <Glyph of={GLYPHS[name]} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
