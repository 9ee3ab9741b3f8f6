import { at } from '../../../../kernel/index.ts'
import { firstOf, placesOf } from '../../../../kernel/testing/reference-places.ts'
import { cellsOf } from './cards.ts'
import type { Table } from './rules.ts'

export interface ReferenceScore {
  coins: number
  trophies: number
  palms: number
  cards: number
  seals: number
  total: number
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

function finishedOf(table: Table, seat: number, colour: string): number {
  const cards = at(table.players, seat).finished.map((card) => at(table.deck.treasureCards, card))
  return cards.filter((card) => card.colour === colour).length
}

export function scoreOf(table: Table, seat: number): ReferenceScore {
  const player = at(table.players, seat)
  const finished = player.finished.map((card) => at(table.deck.treasureCards, card))
  const coins = player.coins
  const trophies = sum(player.trophies)
  const palms = sum(player.palmBoxes)
  const cards = sum(finished.map(({ grid }) => cellsOf(grid)))
  const seals = sum(
    finished.map(({ seal }) => (seal ? seal.value * finishedOf(table, seat, seal.colour) : 0)),
  )
  return { coins, trophies, palms, cards, seals, total: coins + trophies + palms + cards + seals }
}

/** Total and tie-breaks, most significant first. Higher is better. */
function standing(table: Table, seat: number): number[] {
  const colours = ['grey', 'green', 'orange', 'purple']
  return [scoreOf(table, seat).total, ...colours.map((colour) => finishedOf(table, seat, colour))]
}

const standings = (table: Table): number[][] => table.players.map((_, seat) => standing(table, seat))

export const winnersOf = (table: Table): number[] => firstOf(placesOf(standings(table)))

/** The result in the form of a match file. */
export function resultOf(table: Table): unknown {
  const places = placesOf(standings(table))
  return {
    winners: firstOf(places),
    seats: table.players.map((_, seat) => {
      const { total, ...parts } = scoreOf(table, seat)
      const [, finishedGrey, finishedGreen, finishedOrange, finishedPurple] = standing(table, seat)
      const tieBreak = { finishedGrey, finishedGreen, finishedOrange, finishedPurple }
      return { place: places[seat], score: total, parts, tieBreak }
    }),
  }
}
