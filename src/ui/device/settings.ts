import { effect, type Signal, signal } from '@preact/signals'
import * as v from 'valibot'
import { LANGUAGES } from '../../text/languages.ts'
import { DEVICE_QUERIES } from '../device-queries.ts'
import { readStored, writeStored } from './storage.ts'

export const THEMES = ['auto', 'light', 'dark'] as const
export const MOTIONS = ['auto', 'full', 'none'] as const
export const PACES = ['calm', 'quick'] as const
export const HELP = ['first', 'always', 'never'] as const
export type HelpSetting = (typeof HELP)[number]
export const CONFIRMING = ['always', 'stake', 'never'] as const
export const SPEEDS = ['slow', 'normal', 'fast'] as const
export type WatchSpeed = (typeof SPEEDS)[number]
const SWITCH = ['on', 'off'] as const
/** How far a key moves the volume, in percent. */
export const VOLUME_STEP = 5

const coarse = matchMedia(DEVICE_QUERIES.touch)
const darkWanted = matchMedia(DEVICE_QUERIES.dark)
const stillWanted = matchMedia(DEVICE_QUERIES.reducedMotion)

/** Each reads one setting again. */
const readAgain: (() => void)[] = []

/** What a person has chosen on this device, stored in the browser. */
export const settings = {
  language: stored('language', v.picklist(['', ...LANGUAGES]), ''),
  name: stored('name', v.string(), ''),
  theme: stored('theme', v.picklist(THEMES), 'auto'),
  motion: stored('motion', v.picklist(MOTIONS), 'auto'),
  /** Phones are silent unless sound is switched on. */
  sound: stored('sound', v.picklist(SWITCH), coarse.matches ? 'off' : 'on'),
  /** In percent. */
  volume: stored('volume', v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 60),
  /** Single-letter shortcuts get in the way of speech input and of people who hit keys by mistake. */
  keys: stored('keys', v.picklist(SWITCH), 'on'),
  /** Whether log and chat stand beside the table where there is room for them. */
  dock: stored('dock', v.picklist(SWITCH), 'off'),
  /** Whether the table explains its phases and symbols. */
  help: stored('help', v.picklist(HELP), 'first'),
  /** Whether a hint is explained in whole sentences below its few words. Whoever closes them sees them no more. */
  explain: stored('explain', v.picklist(SWITCH), 'on'),
  /** Which turns are sent only after the player has confirmed them. */
  confirm: stored('confirm', v.picklist(CONFIRMING), 'stake'),
  /** Whether a table with days for a move offers to tell the player about their moves. */
  offerNotices: stored('offerNotices', v.picklist(SWITCH), 'on'),
  pace: stored('pace', v.picklist(PACES), 'calm'),
  /** How fast bots play that one only watches. */
  watchSpeed: stored('watchSpeed', v.picklist(SPEEDS), 'normal'),
}

/** A signal that starts with the stored value, and stores each new one. */
function stored<Value extends string | number>(
  name: string,
  schema: v.GenericSchema<unknown, Value>,
  initial: Value,
): Signal<Value> {
  const read = (): Value => readStored(`setting:${name}`, schema) ?? initial
  const value = signal<Value>(read())
  // What is stored already is not written again: two tabs that answer each other's changes would never stop.
  let known = value.value
  effect(() => {
    if (value.value === known) return
    known = value.value
    writeStored(`setting:${name}`, known)
  })
  readAgain.push(() => {
    known = read()
    value.value = known
  })
  return value
}

export const dark = signal(darkWanted.matches)
/** Whether animations are allowed. */
export const moves = signal(!stillWanted.matches)

/** Applies the chosen theme and motion to the page, or those of the system if none is chosen; follows other tabs. */
export function followSettings(): void {
  const update = (): void => {
    const { theme, motion } = settings
    dark.value = theme.value === 'auto' ? darkWanted.matches : theme.value === 'dark'
    moves.value = motion.value === 'auto' ? !stillWanted.matches : motion.value === 'full'
    document.documentElement.dataset.theme = dark.value ? 'dark' : 'light'
    document.documentElement.dataset.motion = moves.value ? 'full' : 'none'
    document
      .querySelector('meta[name=theme-color]')
      ?.setAttribute('content', getComputedStyle(document.documentElement).getPropertyValue('--chart'))
  }
  effect(update)
  darkWanted.addEventListener('change', update)
  stillWanted.addEventListener('change', update)
  // Another tab has changed something. `storage` is not sent to the tab that stores.
  addEventListener('storage', () => {
    for (const read of readAgain) read()
  })
}
