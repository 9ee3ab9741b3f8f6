import type { ComponentChildren } from 'preact'
import { Sign } from '../art/pieces.tsx'
import { sg } from '../texts.ts'
import type { Gain } from '../turn/gain.ts'

interface GainSummaryProps {
  gain: Gain
  /** The highest trophy left, 0 if there is none. */
  trophy: number
  /** Which cells are marked, for screen readers. */
  cells: string
}

/** What the marks of a draft would gain. */
export function GainSummary({ gain, trophy, cells }: GainSummaryProps) {
  return (
    <>
      <span>
        <b>{gain.marks}</b> {sg.t('gain.marks', { n: gain.marks })}
        <span class="vh">{sg.t('labelled', { label: '', text: cells })}. </span>
      </span>
      {gain.crosses > 0 ? (
        <SymbolGain of="cross" points={gain.crosses} name={sg.t('cross')}>
          {' '}
          {sg.t('gain.marks', { n: gain.crosses })}
        </SymbolGain>
      ) : undefined}
      {gain.coins > 0 ? <SymbolGain of="coin" points={gain.coins} name={sg.t('part.coins')} /> : undefined}
      {gain.row ? (
        <span>{trophy > 0 ? sg.rich('gain.row', { value: trophy }) : sg.t('gain.rowOnly')}</span>
      ) : undefined}
      {gain.palms > 0 ? (
        <SymbolGain of="palm" points={gain.palmPoints} name={sg.t('part.palms')} />
      ) : undefined}
      {gain.cards > 0 ? <span>{sg.rich('gain.cards', { points: gain.cards })}</span> : undefined}
      {gain.seals > 0 ? <span>{sg.rich('gain.seals', { points: gain.seals })}</span> : undefined}
    </>
  )
}

interface SymbolGainProps {
  of: 'cross' | 'coin' | 'palm'
  points: number
  name: string
  children?: ComponentChildren
}

function SymbolGain({ of, points, name, children }: SymbolGainProps) {
  return (
    <span>
      <Sign of={of} />
      <b>+{points}</b>
      {children}
      <span class="vh"> ({name}) </span>
    </span>
  )
}
