import type { Luck } from './chance.ts'
import type { DrawMove } from './moves.ts'
import { after, type Player, sight, type Table } from './table.ts'
import { CARDS, GOLD_CARD } from './travelling.ts'

/** Gold cards alone are not reshuffled. */
function canTurn(table: Table): boolean {
  return table.pile.length > 0 || table.discardPile.some((card) => card !== GOLD_CARD)
}

/** The next card from the pile, which is made anew from the discard pile where it is empty. */
function turnOne(table: Table, luck: Luck): string {
  if (table.pile.length === 0) {
    sight(table, 'reshuffle')
    table.pile.push(...table.discardPile.splice(0))
  }
  return luck.draw(table.pile, CARDS)
}

export function fillOpenCards(table: Table, luck: Luck): void {
  for (const place of [0, 1, 2]) {
    while (table.openCards[place] === null && canTurn(table)) {
      const card = turnOne(table, luck)
      if (card === GOLD_CARD) {
        sight(table, 'goldTurnedByReplacing')
        table.goldPile.push(card)
      } else {
        table.openCards[place] = card
      }
    }
    if (table.openCards[place] === null) sight(table, 'openPlaceStaysEmpty')
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

/** False where the card turned was gold, so that he chooses anew. */
function drawOne(table: Table, player: Player, move: DrawMove, luck: Luck): boolean {
  if (move.type === 'takeGoldPile') {
    sight(table, 'goldPileTaken')
    player.gold += 3 * table.goldPile.length
    table.discardPile.push(...table.goldPile.splice(0))
    return true
  }
  if (move.type === 'takeCard') {
    const card = table.openCards[move.place]
    if (card === null) throw new Error('no card lies there')
    player.hand.push(card)
    table.openCards[move.place] = null
    fillOpenCards(table, luck)
    return true
  }
  const card = turnOne(table, luck)
  if (card === GOLD_CARD) {
    sight(table, 'goldTurnedByDraw')
    table.goldPile.push(card)
    return false
  }
  player.hand.push(card)
  return true
}

// --------------------------------------------------------------------------- Three cards each, one after the other

/** Each of these says whether the phase is over. */
export function beginCards(table: Table): boolean {
  table.phase = 'cards'
  table.draws = 0
  table.asked = table.startSeat
  return noMoreCards(table)
}

export function drawCard(table: Table, move: DrawMove, luck: Luck): boolean {
  const drawn = drawOne(table, table.players[table.asked], move, luck)
  if (drawn) {
    table.draws += 1
    table.asked = after(table, table.asked)
  }
  return noMoreCards(table)
}

function noMoreCards(table: Table): boolean {
  if (table.draws === 3 * table.players.length) return true
  if (drawMoves(table).length > 0) return false
  sight(table, 'lostDraw')
  return true
}

// ------------------------------------------------------------------------------------------------ Two reward cards

/** Each of these says whether the player has all his cards. */
export function beginRewardCards(table: Table, luck: Luck): boolean {
  table.owed = 2
  return turnRewardCards(table, luck)
}

export function drawRewardCard(table: Table, move: DrawMove, luck: Luck): boolean {
  if (!drawOne(table, table.players[table.asked], move, luck)) {
    sight(table, 'goldTurnedAgainInReward')
    return false
  }
  table.owed -= 1
  return turnRewardCards(table, luck)
}

function turnRewardCards(table: Table, luck: Luck): boolean {
  table.phase = 'rewardCards'
  while (table.owed > 0) {
    if (!canTurn(table)) {
      const nothingAtAll = drawMoves(table).length === 0
      sight(table, nothingAtAll ? 'lostRewardCard' : 'rewardCardNotFromThePile')
      return nothingAtAll
    }
    const card = turnOne(table, luck)
    if (card === GOLD_CARD) {
      sight(table, 'goldTurnedInReward')
      table.goldPile.push(card)
      return false
    }
    table.players[table.asked].hand.push(card)
    table.owed -= 1
  }
  return true
}
