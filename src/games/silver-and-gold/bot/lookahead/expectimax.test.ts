import { describe, expect, test } from 'vitest'
import { at } from '../../../../kernel/index.ts'
import { NO_CARD, STANDARD_DECK } from '../../rules/components/deck.ts'
import { addToDisplay, updateOdds } from '../evaluation/context.ts'
import { newPlayerPosition, type PlayerPosition } from '../evaluation/player-position.ts'
import { placeCard, scoreOf } from '../evaluation/summary.ts'
import { completeTurn, drawingScore, takingScore } from './expectimax.ts'
import { withWorkspace } from './workspace.ts'

const DECK = STANDARD_DECK
const cards = Array.from({ length: DECK.cards }, (_, card) => card)
const ofColour = (colour: number): number[] => cards.filter((card) => DECK.colour[card] === colour)
const [wanted = NO_CARD, own = NO_CARD] = ofColour(0)
const [other = NO_CARD, theirs = NO_CARD] = ofColour(1)

/** A player with one card and an empty place, in the middle of the game, with two cards in the display. */
function playerWith(card: number): PlayerPosition {
  const position = newPlayerPosition(DECK)
  const { context, summary } = position
  context.turnsLeft = 14
  context.remaining.set(DECK.patternCounts)
  updateOdds(context)
  for (const shown of [wanted, other]) addToDisplay(context, shown)
  summary.cards.fill(NO_CARD)
  placeCard(DECK, summary, 0, card)
  return position
}

/** By how much the wide net prefers taking the card of colour 0 to the one of colour 1. */
const preference = (rival?: PlayerPosition): number =>
  withWorkspace(
    DECK,
    (workspace) => {
      const score = (index: number): number => takingScore(workspace, playerWith(own), 1, index, [], rival)
      return score(0) - score(1)
    },
    'wide',
  )

describe('a pick against one opponent', () => {
  test('is worth more if it takes the card that the opponent wants', () => {
    const eager = playerWith(theirs)
    eager.summary.seals[0] = 6
    expect(preference(eager)).toBeGreaterThan(preference(playerWith(theirs)) + 1)
  })

  test('leaves the opponent as they were, whatever is tried', () => {
    const rival = playerWith(theirs)
    preference(rival)
    withWorkspace(DECK, (workspace) => drawingScore(workspace, playerWith(own), 1, [own], rival), 'wide')
    expect(rival).toEqual(playerWith(theirs))
  })

  test('is worth the score less what the opponent may expect', () => {
    withWorkspace(
      DECK,
      (workspace) => {
        const done = playerWith(theirs)
        done.context.turnsLeft = 0
        done.summary.points = 40
        const score = takingScore(workspace, playerWith(own), 1, 0, [])
        expect(takingScore(workspace, playerWith(own), 1, 0, [], done)).toBeCloseTo(score - 40)
      },
      'wide',
    )
  })
})

test('a player whose turn is over has the trophies of full rows and no full cards', () => {
  const position = playerWith(own)
  const { context, summary } = position
  context.trophy = 3
  summary.unclaimedRows = 2
  summary.free[0] = 0
  completeTurn(position)
  expect(context.trophy).toBe(1)
  expect(summary.cards[0]).toBe(NO_CARD)
  const seal = DECK.sealColour[own] === DECK.colour[own] ? at(DECK.sealValue, own) : 0
  expect(scoreOf(summary)).toBe(3 + 2 + at(DECK.points, own) + seal)
})
