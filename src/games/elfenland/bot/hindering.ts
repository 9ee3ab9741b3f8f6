import { bagOf, fastChance, fastSeed, type Seat } from '../../../kernel/index.ts'
import { bestJourney, type Journey, NO_END, type Objective } from '../journey/journey.ts'
import type { Traveller } from '../journey/traveller.ts'
import {
  ELFENGOLD_DECK,
  ELFENLAND_DECK,
  HAND_KINDS,
  NO_CARD,
  WIZARD,
  WIZARD_CARDS,
} from '../rules/components/cards.ts'
import { countTowns, PIECE_TOWNS, type Road } from '../rules/components/map.ts'
import { IS_LAND, OBSTACLE } from '../rules/components/roads.ts'
import { SEA_MONSTER, type Token, TREE_OBSTACLE } from '../rules/components/tokens.ts'
import type { Move } from '../rules/moves.ts'
import { whyNotLay } from '../rules/phases/planning.ts'
import type { Open, SeatView } from '../rules/state.ts'
import { holdsToken, layToken } from './holding.ts'
import { roadsOf, withoutWizards } from './plans.ts'
import { roundsToCome, type Worth } from './worth.ts'

/** So many hands are guessed for the leader. */
const GUESSES = 3
const GUESS_NODES = 400

/** As a guess, others want towns. */
const TOWNS_ALONE: Objective = {
  piece: 1,
  gold: 0,
  twoCards: 0,
  cards: Array.from({ length: HAND_KINDS }, () => 0.01),
  handLimit: 4,
  end: NO_END,
}

/** An obstacle on the road where it costs the leader most; not on the own journey. */
export function hinder(view: SeatView, own: Journey, worth: Worth): Move | undefined {
  const tokens = [TREE_OBSTACLE, SEA_MONSTER].filter((token) => holdsToken(view, token))
  if (tokens.length === 0) return undefined
  const { open } = view
  const guesses = guessHands(view, leaderOf(open, view.seat))
  const journeys = guesses.map((guess) => bestJourney(guess, TOWNS_ALONE, { nodes: GUESS_NODES }))
  const avoided = new Set(roadsOf(own))
  const places = new Set(journeys.flatMap(roadsOf))
  let most = roundsToCome(open) > 0 ? worth.hindering : 0
  let move: Move | undefined
  for (const road of places) {
    const token: Token = IS_LAND[road] ? TREE_OBSTACLE : SEA_MONSTER
    if (avoided.has(road) || !tokens.includes(token)) continue
    if (whyNotLay(token, road, open.roads[road]) !== undefined) continue
    const damage = damageOf(guesses, journeys, road)
    if (damage <= most) continue
    most = damage
    move = layToken(view, token, road)
  }
  return move
}

/** The opponent with most pieces; then the one with most gold or cards. */
function leaderOf({ players }: Open, seat: Seat): Seat {
  const rank = (other: Seat): number => {
    const { pieces, gold, cards } = players[other]
    return 1000 * countTowns(pieces) + gold + cards
  }
  const others = [...players.keys()].filter((other) => other !== seat)
  return others.reduce((leader, other) => (rank(other) > rank(leader) ? other : leader))
}

/** What an opponent may hold: the cards he was seen to take, and others that nobody has seen. */
function guessHands({ seat, open, own }: SeatView, opponent: Seat): Traveller[] {
  const { variant, players } = open
  const { boot, pieces, gold, cards, seenCards } = players[opponent]
  const unseen = (variant.game === 'elfengold' ? ELFENGOLD_DECK : ELFENLAND_DECK).slice(0, HAND_KINDS)
  if (variant.wizards) unseen[WIZARD] = WIZARD_CARDS
  for (const card of open.openCards) if (card !== NO_CARD) unseen[card]--
  for (let kind = 0; kind < HAND_KINDS; kind++) {
    unseen[kind] -= own.hand[kind] + open.discard[kind]
    for (const [other, player] of players.entries())
      if (other !== seat) unseen[kind] -= player.seenCards[kind]
  }
  const seen = seenCards.reduce((sum, held) => sum + held, 0)
  return Array.from({ length: GUESSES }, (_, guess) => {
    const chance = fastChance(fastSeed(open.round, guess))
    const bag = bagOf(unseen)
    const hand = seenCards.slice()
    for (let i = seen; i < cards; i++) hand[chance.draw(bag)]++
    return withoutWizards({
      boot,
      roads: open.roads,
      hand,
      toVisit: PIECE_TOWNS & ~pieces,
      gold,
      values: open.values,
      earned: 0,
    })
  })
}

/** What an obstacle on a road costs, on average over the guesses. */
function damageOf(guesses: readonly Traveller[], journeys: readonly Journey[], road: Road): number {
  let damage = 0
  for (const [i, guess] of guesses.entries()) {
    if (!roadsOf(journeys[i]).includes(road)) continue
    const roads = guess.roads.map((load, other) => (other === road ? load | OBSTACLE : load))
    damage += journeys[i].value - bestJourney({ ...guess, roads }, TOWNS_ALONE, { nodes: GUESS_NODES }).value
  }
  return damage / guesses.length
}
