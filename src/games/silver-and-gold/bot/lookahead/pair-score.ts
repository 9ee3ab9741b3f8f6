import type { Card } from '../../rules/components/deck.ts'
import { HIGHEST_TROPHY, TURNS } from '../../rules/state.ts'
import { updateOdds } from '../evaluation/context.ts'
import { placeCard } from '../evaluation/summary.ts'
import { scoreBeforePattern } from './expectimax.ts'
import type { Workspace } from './workspace.ts'

/** What is not known yet when cards are kept: the palms in the display, and how fast the opponents' cards are. */
const USUAL_PALMS = 2
const USUAL_RIVAL_TURNS = 3

/** The expected score of a player who keeps these two cards, one turn ahead. The wide net was trained with it. */
export function pairScore(workspace: Workspace, seats: number, card: Card, other: Card): number {
  const { context, summary } = workspace.root
  const { deck } = context
  context.seats = seats
  context.turnsLeft = TURNS
  context.trophy = HIGHEST_TROPHY
  context.rivalRow = 0
  context.rivalCoins = 0
  context.rivalTurns = USUAL_RIVAL_TURNS
  context.order = 0
  context.displayCount = 0
  context.displayPalms = USUAL_PALMS
  context.remaining.set(deck.patternCounts)
  updateOdds(context)
  summary.coins = 0
  summary.unclaimedRows = 0
  summary.palms = 0
  summary.points = 0
  summary.finished.fill(0)
  summary.seals.fill(0)
  placeCard(deck, summary, 0, card)
  placeCard(deck, summary, 1, other)
  return scoreBeforePattern(workspace, workspace.root)
}
