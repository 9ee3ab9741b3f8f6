import { at, sum } from '../../../../kernel/index.ts'
import { type Cells, countCells } from '../../rules/components/cells.ts'
import { type Deck, deckOf, NO_CARD } from '../../rules/components/deck.ts'
import { fillCoins, fillPalms } from '../../rules/marking.ts'
import { scoreParts } from '../../rules/scoring.ts'
import { COINS_PER_ROW, type Pair, PLACES, type Player } from '../../rules/state.ts'
import { type SgView, viewedPlayer } from '../view.ts'

/** What marks would gain for their player. */
export interface Gain {
  readonly marks: number
  readonly crosses: number
  readonly coins: number
  readonly palms: number
  /** The points written into palm boxes. */
  readonly palmPoints: number
  /** Whether a row of coins is completed. */
  readonly row: boolean
  /** The points of islands that become complete, and of the seals that score as a result. */
  readonly cards: number
  readonly seals: number
}

export function gainOf(view: SgView, marks: Pair): Gain {
  const { open } = view
  const deck = deckOf(open.options)
  const player = viewedPlayer(view)
  const count = (symbols: readonly Cells[]): number =>
    PLACES.reduce<number>((sum, place) => {
      const card = player.cards[place]
      return sum + (card === NO_CARD ? 0 : countCells(marks[place] & at(symbols, card)))
    }, 0)
  const [crosses, coins, palms] = [count(deck.crosses), count(deck.coins), count(deck.palms)]
  const after = structuredClone(player)
  fillCoins(after, coins)
  fillPalms(after, palms, open.palmValue)
  for (const place of PLACES) {
    const [card, free] = [player.cards[place], player.free[place]]
    if (card !== NO_CARD && free !== 0 && (free & ~marks[place]) === 0) after.finished.push(card)
  }
  const [old, now] = [scoreParts(deck, player), scoreParts(deck, after)]
  return {
    marks: countCells(marks[0]) + countCells(marks[1]),
    crosses,
    coins: now.coins - old.coins,
    palms,
    palmPoints: now.palms - old.palms,
    row: Math.floor(after.coins / COINS_PER_ROW) > Math.floor(player.coins / COINS_PER_ROW),
    cards: now.cards - old.cards,
    seals: now.seals - old.seals,
  }
}

/** The points that a player has so far. */
export const scoreSoFar = (deck: Deck, player: Player): number => sum(Object.values(scoreParts(deck, player)))
