import type { Day } from '../../../daily/day.ts'
import type { Language } from '../../../text/languages.ts'
import { dayWords } from '../../session/daily/day-words.ts'

/** How each game shows a result against master's: what is reached, and what is still missing. */
const PICTURES: Readonly<Record<string, readonly [lead: string, reached: string, missing: string]>> = {
  'silver-and-gold': ['⛵', '🏝️', '🌊'],
  elfengold: ['👢', '🏠', '🌲'],
}

const PLACES = 5

/** A row of pictures: as many are reached as the score is fifths of master's, and none before anything is scored. */
export function pictureRow(game: string, score: number, master: number): string {
  const [lead = '', reached = '', missing = ''] = PICTURES[game] ?? []
  const full = master > 0 ? Math.floor((PLACES * score) / master) : PLACES
  const count = Math.max(0, Math.min(PLACES, full))
  return lead + reached.repeat(count) + missing.repeat(PLACES - count) + (score > master ? '🏆' : '')
}

export interface SharedResult {
  readonly day: Day
  readonly language: Language
  /** The game by id and by name. */
  readonly game: string
  readonly name: string
  readonly score: number
  readonly master?: number | undefined
  /** The word for master in the reader's language. */
  readonly masterWord: string
  /** A word that marks a practice; undefined for a counted try. */
  readonly practice?: string | undefined
  /** The address of the page with the challenge. */
  readonly link: string
}

/** A result in two lines that say nothing about the deal: "Vermeil · 16 Nov · Silver & Gold 87 · master 92 ⛵…". */
export function shareText(result: SharedResult): string {
  const { day, language, game, name, score, master, masterWord, practice, link } = result
  const parts = [
    'Vermeil',
    dayWords(day, language),
    ...(practice === undefined ? [] : [practice]),
    `${name} ${score}`,
    ...(master === undefined ? [] : [`${masterWord} ${master} ${pictureRow(game, score, master)}`]),
  ]
  return `${parts.join(' · ')}\n${link}`
}
