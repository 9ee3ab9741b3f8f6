import { type Chance, putIn, withSeat } from '../../../kernel/index.ts'
import { type Card, type Deck, deckOf } from './deck.ts'
import { EXPEDITION_CARDS } from './deck-file.ts'
import { palmsShown } from './display.ts'
import { type Open, type Player, type SilverAndGoldState, TURNS, TURNS_PER_ROUND } from './state.ts'

/** The top expedition card covers the ones before it; then all may mark at the same time. */
export function reveal({ open, secret }: SilverAndGoldState, chance: Chance): void {
  const deck = deckOf(open.options)
  open.expedition = chance.draw(secret.expeditions)
  if (open.options.memoryAid) open.seen[open.expedition]++
  open.palmValue = 1 + palmsShown(deck, open)
  open.phase = 'mark'
  open.waiting = 0
  for (let seat = 0; seat < open.players.length; seat++) {
    // R9: a player without any unmarked cell makes no mark.
    if (hasFreeCell(open.players[seat])) open.waiting = withSeat(open.waiting, seat)
  }
}

/** The start seat moves one clockwise after every turn, also across rounds; after four rounds the game is over. */
export function nextTurn(state: SilverAndGoldState, chance: Chance): void {
  const { open } = state
  open.start = (open.start + 1) % open.players.length
  open.resolved = 0
  open.turn++
  if (open.turn === TURNS) {
    open.phase = 'over'
    open.waiting = 0
    return
  }
  if (open.turn % TURNS_PER_ROUND === 0) gatherExpeditions(state)
  reveal(state, chance)
}

/** The eighth expedition card is neither shown nor used; all eight are shuffled again. */
function gatherExpeditions({ open, secret }: SilverAndGoldState): void {
  const { patternCounts } = deckOf(open.options)
  for (let pattern = 0; pattern < patternCounts.length; pattern++) {
    while (secret.expeditions.counts[pattern] < patternCounts[pattern]) putIn(secret.expeditions, pattern)
    if (open.options.memoryAid) open.seen[pattern] = 0
  }
}

/** R11: how many expedition cards are still in the pile; the last turn of the game leaves it as any last turn does. */
export const pileSize = ({ phase, turn }: Open): number =>
  phase === 'keep' ? EXPEDITION_CARDS : EXPEDITION_CARDS - 1 - (Math.min(turn, TURNS - 1) % TURNS_PER_ROUND)

export const isLastTurn = (turn: number): boolean => turn === TURNS - 1

export const hasFreeCell = ({ free }: Player): boolean => (free[0] | free[1]) !== 0

export function giveCard(deck: Deck, player: Player, place: number, card: Card): void {
  player.cards[place] = card
  player.free[place] = deck.land[card]
}
