import { effect, type Signal, signal } from '@preact/signals'
import * as v from 'valibot'
import { BREAKPOINTS } from '../breakpoints.ts'
import { isLanguage, type Language } from '../text/languages.ts'
import { readStored, writeStored } from './storage.ts'

export const THEMES = ['auto', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]
export const MOTIONS = ['auto', 'full', 'none'] as const
export type Motion = (typeof MOTIONS)[number]
export const PACES = ['calm', 'quick'] as const
export type Pace = (typeof PACES)[number]

const coarse = matchMedia(BREAKPOINTS.touch)
const darkWanted = matchMedia(BREAKPOINTS.dark)
const stillWanted = matchMedia(BREAKPOINTS.reducedMotion)

/** What a person has chosen on this device; kept in the browser. */
export const settings = {
  language: kept<Language | ''>('language', '', (value) => value === '' || isLanguage(value)),
  name: kept<string>('name', '', () => true),
  theme: kept<Theme>('theme', 'auto', (value) => THEMES.some((theme) => theme === value)),
  motion: kept<Motion>('motion', 'auto', (value) => MOTIONS.some((motion) => motion === value)),
  /** Silent on phones until asked for. */
  sound: switched('sound', coarse.matches ? 'off' : 'on'),
  /** Letters as keys: who speaks to the machine, or hits one by mistake, can do without them. */
  keys: switched('keys', 'on'),
  pace: kept<Pace>('pace', 'calm', (value) => PACES.some((pace) => pace === value)),
}

type Switch = 'on' | 'off'

function switched(name: string, otherwise: Switch): Signal<Switch> {
  return kept<Switch>(name, otherwise, (value) => value === 'on' || value === 'off')
}

function kept<Value extends string>(
  name: string,
  otherwise: Value,
  valid: (value: string) => boolean,
): Signal<Value> {
  const stored = readStored(`setting:${name}`, v.string())
  const value = signal<Value>(stored !== undefined && valid(stored) ? (stored as Value) : otherwise)
  let first = true
  effect(() => {
    const now = value.value
    if (!first) writeStored(`setting:${name}`, now)
    first = false
  })
  return value
}

export const dark = signal(darkWanted.matches)
/** Whether things may move on screen. */
export const moves = signal(!stillWanted.matches)

/** Keeps the page's theme and motion as chosen here or, failing that, in the system. */
export function followSettings(): void {
  const update = (): void => {
    const { theme, motion } = settings
    dark.value = theme.value === 'auto' ? darkWanted.matches : theme.value === 'dark'
    moves.value = motion.value === 'auto' ? !stillWanted.matches : motion.value === 'full'
    document.documentElement.dataset.theme = dark.value ? 'dark' : 'light'
    document.documentElement.dataset.motion = moves.value ? 'full' : 'none'
    document
      .querySelector('meta[name=theme-color]')
      ?.setAttribute('content', dark.value ? '#0E1820' : '#E7DCC3')
  }
  effect(update)
  darkWanted.addEventListener('change', update)
  stillWanted.addEventListener('change', update)
}
