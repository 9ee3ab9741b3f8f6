import { type Chance, putIn, withSeat } from '../../../kernel/index.ts'
import { type Card, type Deck, deckOf, NO_PATTERN } from './components/deck.ts'
import { EXPEDITION_CARDS } from './components/deck-file.ts'
import { palmsShown } from './display.ts'
import { type Open, type Player, type SilverAndGoldState, TURNS, TURNS_PER_ROUND } from './state.ts'

/** Turns up the next expedition card. All players may then mark at the same time. */
export function reveal({ open, secret }: SilverAndGoldState, chance: Chance): void {
  const deck = deckOf(open.options)
  open.expedition = chance.draw(secret.expeditions, 'expeditions')
  if (open.options.memoryAid) open.seen[open.expedition]++
  open.palmValue = 1 + palmsShown(deck, open)
  open.phase = 'mark'
  open.waiting = 0
  for (let seat = 0; seat < open.players.length; seat++) {
    // R9: a player without any unmarked cell makes no mark.
    if (hasFreeCell(open.players[seat])) open.waiting = withSeat(open.waiting, seat)
  }
}

/** The start seat moves one seat clockwise after every turn, even between rounds. Four rounds end the game. */
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

/** The eighth expedition card of a round is neither shown nor used. All eight are shuffled for the next round. */
function gatherExpeditions({ open, secret }: SilverAndGoldState): void {
  const { patternCounts } = deckOf(open.options)
  for (let pattern = 0; pattern < patternCounts.length; pattern++) {
    while (secret.expeditions.counts[pattern] < patternCounts[pattern]) putIn(secret.expeditions, pattern)
    if (open.options.memoryAid) open.seen[pattern] = 0
  }
}

/** R11: the number of expedition cards left in the pile. After the end it is the same as in the last turn. */
export const pileSize = ({ phase, turn }: Open): number =>
  phase === 'keep' ? EXPEDITION_CARDS : EXPEDITION_CARDS - 1 - (Math.min(turn, TURNS - 1) % TURNS_PER_ROUND)

export const roundsOf = ({ turn }: Open): { readonly now: number; readonly of: number } => ({
  now: 1 + Math.floor(Math.min(turn, TURNS - 1) / TURNS_PER_ROUND),
  of: TURNS / TURNS_PER_ROUND,
})

export const isLastTurn = (turn: number): boolean => turn === TURNS - 1

export const hasFreeCell = ({ free }: Player): boolean => (free[0] | free[1]) !== 0

export function giveCard(deck: Deck, player: Player, place: number, card: Card): void {
  player.cards[place] = card
  player.free[place] = deck.land[card]
}

/** R11: without the memory aid, nobody may look up which expedition cards this round has shown before. */
export function forgetExpedition(open: Open, now: Open): Open {
  const sameRound = Math.floor(open.turn / TURNS_PER_ROUND) === Math.floor(now.turn / TURNS_PER_ROUND)
  if (open.options.memoryAid || open.turn === now.turn || !sameRound) return open
  return { ...open, expedition: NO_PATTERN }
}
