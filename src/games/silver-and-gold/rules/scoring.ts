import { type Result, rank, sum } from '../../../kernel/index.ts'
import { type Card, type Deck, deckOf } from './components/deck.ts'
import { COLOURS } from './components/deck-file.ts'
import type { Open, Player } from './state.ts'

export const SCORE_PARTS = ['coins', 'trophies', 'palms', 'cards', 'seals'] as const
export type ScorePart = (typeof SCORE_PARTS)[number]

/** Coins (1 each), trophies, palm boxes, points of finished cards, and seals. Unfinished cards score nothing. */
export function scoreParts(deck: Deck, player: Player): Record<ScorePart, number> {
  return {
    coins: player.coins,
    trophies: sum(player.trophies),
    palms: sum(player.palmBoxes),
    cards: sum(player.finished.map((card) => deck.points[card])),
    seals: sum(player.finished.map((card) => sealPays(deck, player, card))),
  }
}

/** A seal pays its value for each of the player's finished cards in its colour, including the card it is on (R16). */
function sealPays(deck: Deck, { finished }: Player, sealed: Card): number {
  return deck.sealValue[sealed] * finishedOf(deck, finished, deck.sealColour[sealed])
}

export function finishedOf(deck: Deck, finished: readonly Card[], colour: number): number {
  return finished.filter((card) => deck.colour[card] === colour).length
}

/** Ties go to the most finished grey cards, then green, orange, purple; after that the win is shared (R15). */
const TIE_BREAK = [
  ['finishedGrey', 'grey'],
  ['finishedGreen', 'green'],
  ['finishedOrange', 'orange'],
  ['finishedPurple', 'purple'],
] as const

export function result(open: Open): Result | undefined {
  if (open.phase !== 'over') return undefined
  const deck = deckOf(open.options)
  return rank(
    open.players.map((player) => {
      const parts = scoreParts(deck, player)
      const tieBreak = Object.fromEntries(
        TIE_BREAK.map(([name, colour]) => [name, finishedOf(deck, player.finished, COLOURS.indexOf(colour))]),
      )
      return { score: sum(Object.values(parts)), parts, tieBreak }
    }),
  )
}
