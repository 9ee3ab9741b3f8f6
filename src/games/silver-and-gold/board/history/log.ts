import { type Seat, sum, type View } from '../../../../kernel/index.ts'
import type { LogLine } from '../../../../ui/board/game-board.ts'
import { ROMAN_NUMERALS } from '../../../../ui/text/numerals.ts'
import { type Card, deckOf, patternId } from '../../rules/components/deck.ts'
import { PLACES, type Player } from '../../rules/state.ts'
import { sg } from '../texts.ts'
import { scoreSoFar } from '../turn/gain.ts'
import { asSg, playerAt, type SgView } from '../view.ts'
import { cardLabel, cardOf, cardWithArticle, patternWords, turnWords } from '../words.ts'
import type { LogPlace } from './log-place.ts'
import { changesBetween, markCount, type SeatChanges, type ViewChanges } from './view-changes.ts'

/** The log entries for the difference between two views. */
export function describe(from: View, to: View): LogLine[] {
  const [before, after] = [asSg(from), asSg(to)]
  const what = changesBetween(before.open, after.open)
  const entries: LogLine[] = []
  const tell: Tell = (seat, say, more = {}) => {
    entries.push({ ...(seat === undefined ? {} : { seat }), say, announce: true, ...more })
  }
  if (what.dealt) tell(undefined, () => sg.t('log.dealt'))
  if (what.dealt) tell(undefined, () => sg.t('log.round', { round: ROMAN_NUMERALS[0] }))
  if (what.shown) entries.push({ say: () => turnWords(before.open.turn), heading: true })
  for (const seat of what.seats) tellSeat(seat, what, before, after, tell)
  if (what.over) tell(undefined, () => sg.t('log.over'))
  if (what.round !== undefined) {
    const round = ROMAN_NUMERALS[what.round] ?? ''
    tell(undefined, () => sg.t('log.round', { round }))
  }
  // R11: without the memory aid, earlier expedition cards must be remembered, so the log does not name them.
  const { memoryAid } = after.open.options
  if (memoryAid && after.open.phase === 'mark' && (after.open.turn !== before.open.turn || what.dealt)) {
    const pattern = patternId(deckOf(after.open.options), after.open.expedition)
    tell(undefined, () => sg.t('log.expedition', { pattern: patternWords(pattern) }))
  }
  return entries
}

type Tell = (
  seat: Seat | undefined,
  say: LogLine['say'],
  more?: { readonly what?: RevealedMarks; readonly place?: LogPlace },
) => void

/** What a player was seen to mark in a turn. */
export interface RevealedMarks extends SeatChanges {
  readonly turn: number
  /** The points that the marks brought at once. */
  readonly points: number
  /** The islands on which they marked. */
  readonly cards: Player['cards']
}

/** The coins and palms of some marks, in words. */
export const symbolGains = ({ coins, palms }: SeatChanges): string[] => [
  ...(coins > 0 ? [sg.t('count.coins', { n: coins })] : []),
  ...(palms.length > 0 ? [sg.t('log.palms', { n: palms.length, points: sum(palms) })] : []),
]

function tellSeat(part: SeatChanges, what: ViewChanges, before: SgView, { open }: SgView, tell: Tell): void {
  const { seat } = part
  if (what.shown) {
    const n = markCount(part)
    const say: LogLine['say'] = (name) => {
      const label = sg.t('log.marked', { n, name: name(seat) })
      const names = islands.map(({ card }) => cardLabel(cardOf(deck, card))).join(' + ')
      return `${sg.t('labelled', { label, text: [names, ...symbolGains(part)].join(' · ') })}.`
    }
    const deck = deckOf(open.options)
    const [old, now] = [playerAt(before.open, seat), playerAt(open, seat)]
    const points = scoreSoFar(deck, now) - scoreSoFar(deck, old)
    const islands = PLACES.filter((place) => part.marks[place] !== 0).map((place) => ({
      card: old.cards[place],
      cells: part.marks[place],
    }))
    tell(seat, say, {
      what: { ...part, turn: before.open.turn, points, cards: old.cards },
      place: { seat, islands },
    })
  }
  for (const { row, trophy } of part.rows) {
    const say: LogLine['say'] = (name) =>
      trophy > 0
        ? sg.t('log.trophy', { name: name(seat), value: trophy })
        : sg.t('log.noTrophy', { name: name(seat) })
    tell(seat, say, { place: { seat, row } })
  }
  const tellCard = (key: 'log.finished' | 'log.drew' | 'log.took', card: Card): void => {
    const say: LogLine['say'] = (name) =>
      sg.t(key, { name: name(seat), card: cardWithArticle(cardOf(deckOf(open.options), card)) })
    tell(seat, say, { place: { seat, islands: [{ card, cells: 0 }] } })
  }
  for (const card of part.finished) tellCard('log.finished', card)
  for (const { card, blind } of part.picked) tellCard(blind ? 'log.drew' : 'log.took', card)
}

/** How long a step stays on screen, in milliseconds, so that players can follow what the others did. */
export function displayTime(from: View, to: View): number {
  const what = changesBetween(asSg(from).open, asSg(to).open)
  if (what.seats.some(({ picked }) => picked.length > 0)) return 1100
  return what.shown ? 900 : 0
}
