import { at } from '../../../../../kernel/index.ts'
import type { ReferenceChance } from './chance.ts'
import type { DrawMove } from './moves.ts'
import { after, countEvent, type Player, type Table } from './table.ts'
import { CARDS, GOLD_CARD } from './transport.ts'

/** Whether a card can be drawn. A discard pile of gold cards alone is not reshuffled. */
function canTurn(table: Table): boolean {
  return table.pile.length > 0 || table.discardPile.some((card) => card !== GOLD_CARD)
}

/** Takes the next card of the pile. The discard pile is shuffled to replace an empty pile. */
function turnOne(table: Table, chance: ReferenceChance): string {
  if (table.pile.length === 0) {
    countEvent(table, 'reshuffle')
    table.pile.push(...table.discardPile.splice(0))
  }
  return chance.draw(table.pile, CARDS)
}

export function fillOpenCards(table: Table, chance: ReferenceChance): void {
  for (const place of [0, 1, 2]) {
    while (table.openCards[place] === null && canTurn(table)) {
      const card = turnOne(table, chance)
      if (card === GOLD_CARD) {
        countEvent(table, 'goldTurnedByReplacing')
        table.goldPile.push(card)
      } else {
        table.openCards[place] = card
      }
    }
    if (table.openCards[place] === null) countEvent(table, 'openPlaceStaysEmpty')
  }
}

export function drawMoves(table: Table): DrawMove[] {
  const moves: DrawMove[] = []
  if (canTurn(table)) moves.push({ type: 'drawCard' })
  for (const place of [0, 1, 2]) {
    if (table.openCards[place] !== null) moves.push({ type: 'takeCard', place })
  }
  if (table.goldPile.length > 0) moves.push({ type: 'takeGoldPile' })
  return moves
}

/** Returns false if the card was a gold card, so that the player chooses again. */
function drawOne(table: Table, player: Player, move: DrawMove, chance: ReferenceChance): boolean {
  if (move.type === 'takeGoldPile') {
    countEvent(table, 'goldPileTaken')
    player.gold += 3 * table.goldPile.length
    table.discardPile.push(...table.goldPile.splice(0))
    return true
  }
  if (move.type === 'takeCard') {
    const card = table.openCards[move.place]
    if (typeof card !== 'string') throw new Error('there is no card at this place')
    player.hand.push(card)
    table.openCards[move.place] = null
    fillOpenCards(table, chance)
    return true
  }
  const card = turnOne(table, chance)
  if (card === GOLD_CARD) {
    countEvent(table, 'goldTurnedByDraw')
    table.goldPile.push(card)
    return false
  }
  player.hand.push(card)
  return true
}

// ---------------------------------------------------------------------------------------------- Three cards each

/** Like `drawCard`, returns whether the phase is over. */
export function beginCards(table: Table): boolean {
  table.phase = 'cards'
  table.draws = 0
  table.asked = table.startSeat
  return noMoreCards(table)
}

export function drawCard(table: Table, move: DrawMove, chance: ReferenceChance): boolean {
  const drawn = drawOne(table, at(table.players, table.asked), move, chance)
  if (drawn) {
    table.draws += 1
    table.asked = after(table, table.asked)
  }
  return noMoreCards(table)
}

function noMoreCards(table: Table): boolean {
  if (table.draws === 3 * table.players.length) return true
  if (drawMoves(table).length > 0) return false
  countEvent(table, 'lostDraw')
  return true
}

// ------------------------------------------------------------------------------------------------ Two reward cards

/** Like the functions below, returns whether the player has got all their cards. */
export function beginRewardCards(table: Table, chance: ReferenceChance): boolean {
  table.owed = 2
  return turnRewardCards(table, chance)
}

export function drawRewardCard(table: Table, move: DrawMove, chance: ReferenceChance): boolean {
  if (!drawOne(table, at(table.players, table.asked), move, chance)) {
    countEvent(table, 'goldTurnedAgainInReward')
    return false
  }
  table.owed -= 1
  return turnRewardCards(table, chance)
}

function turnRewardCards(table: Table, chance: ReferenceChance): boolean {
  table.phase = 'rewardCards'
  while (table.owed > 0) {
    if (!canTurn(table)) {
      const nothingAtAll = drawMoves(table).length === 0
      countEvent(table, nothingAtAll ? 'lostRewardCard' : 'rewardCardNotFromThePile')
      return nothingAtAll
    }
    const card = turnOne(table, chance)
    if (card === GOLD_CARD) {
      countEvent(table, 'goldTurnedInReward')
      table.goldPile.push(card)
      return false
    }
    at(table.players, table.asked).hand.push(card)
    table.owed -= 1
  }
  return true
}
