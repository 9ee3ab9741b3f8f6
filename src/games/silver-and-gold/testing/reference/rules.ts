import { at } from '../../../../kernel/index.ts'
import type { DeckFile } from '../../index.ts'
import { cellNumber, landOf, placements, type Square, squareOf, squaresOfSet } from './cards.ts'
import type { ReferenceChance } from './chance.ts'

export type ReferenceMove =
  | { type: 'keep'; card: number }
  | { type: 'pattern'; place: number; cells: number }
  | { type: 'single'; place: number; cell: number }
  | { type: 'extra'; place: number; cell: number }
  | { type: 'take'; card: number }
  | { type: 'draw' }

/** An active card as a grid of characters. A marked cell becomes an `o`. */
interface Active {
  card: number
  grid: string[][]
}

interface Player {
  hand: number[]
  places: (Active | null)[]
  finished: number[]
  coins: number
  palmBoxes: number[]
  trophies: number[]
  // The following fields are reset every turn.
  hasBase: boolean
  extrasOwed: number
  coinsBefore: number
  symbolsMarked: string
  cellsMarked: number
}

/** The whole table, including everything hidden. */
export interface Table {
  deck: DeckFile
  players: Player[]
  phase: 'keeping' | 'marking' | 'replacing' | 'over'
  stock: number[]
  display: (number | null)[]
  expeditions: number[]
  /** The pattern of this turn. */
  pattern: number
  palmsInDisplay: number
  trophiesLeft: number[]
  turnOfLastTrophy: number
  startSeat: number
  /** From 1 to 28. */
  turn: number
  /** The seats still to be resolved, in order. */
  toResolve: number[]
  /** How often rare events have occurred so far, so that tests can require them. */
  seen: Record<ReferenceSight, number>
}

export type ReferenceSight =
  | 'extra'
  | 'lapsedExtra'
  | 'bothCardsFull'
  | 'blindDraw'
  | 'emptyStock'
  | 'shortDisplay'
  | 'placeStaysEmpty'
  | 'noCellLeft'
  | 'coinBeyondTwelve'
  | 'palmBeyondFour'
  | 'noTrophyLeft'
  | 'secondTrophyInOneTurn'

const MARKED = 'o'
const LAST_TURN = 28

// ---------------------------------------------------------------------------------------------------------- Set-up

export function setUp(deck: DeckFile, seats: number, chance: ReferenceChance): Table {
  const table: Table = {
    deck,
    players: [],
    phase: 'keeping',
    stock: deck.treasureCards.map((_, card) => card),
    display: [null, null, null, null],
    expeditions: [],
    pattern: -1,
    palmsInDisplay: 0,
    trophiesLeft: [6, 5, 4, 3, 2, 1],
    turnOfLastTrophy: 0,
    startSeat: -1,
    turn: 0,
    toResolve: [],
    seen: {
      extra: 0,
      lapsedExtra: 0,
      bothCardsFull: 0,
      blindDraw: 0,
      emptyStock: 0,
      shortDisplay: 0,
      placeStaysEmpty: 0,
      noCellLeft: 0,
      coinBeyondTwelve: 0,
      palmBeyondFour: 0,
      noTrophyLeft: 0,
      secondTrophyInOneTurn: 0,
    },
  }
  for (let seat = 0; seat < seats; seat++) {
    const hand = [0, 1, 2, 3].map(() => chance.draw(table.stock))
    table.players.push({
      hand,
      places: [null, null],
      finished: [],
      coins: 0,
      palmBoxes: [],
      trophies: [],
      hasBase: false,
      extrasOwed: 0,
      coinsBefore: 0,
      symbolsMarked: '',
      cellsMarked: 0,
    })
  }
  return table
}

function layDown(table: Table, player: Player, card: number): void {
  const place = player.places[0] === null ? 0 : 1
  if (player.places[place] !== null) throw new Error(`turn ${table.turn}: no place is empty`)
  player.places[place] = { card, grid: at(table.deck.treasureCards, card).grid.map((row) => [...row]) }
}

const hasKept = (player: Player): boolean => player.places.every((active) => active !== null)

function keep(table: Table, seat: number, card: number, chance: ReferenceChance): void {
  const player = at(table.players, seat)
  player.hand.splice(player.hand.indexOf(card), 1)
  layDown(table, player, card)
  if (!table.players.every(hasKept)) return
  for (const other of table.players) table.stock.push(...other.hand.splice(0))
  fillDisplay(table, chance)
  table.startSeat = chance.number(table.players.length)
  reveal(table, chance)
}

function fillDisplay(table: Table, chance: ReferenceChance): void {
  for (let i = 0; i < 4; i++) {
    if (table.display[i] === null && table.stock.length > 0) table.display[i] = chance.draw(table.stock)
  }
}

// --------------------------------------------------------------------------------------------------------- Marking

const unmarkedCells = (active: Active | null): Square[] => (active ? landOf(active.grid) : [])

const isFull = (active: Active): boolean => unmarkedCells(active).length === 0

/** Turns up the expedition card of the next turn. All players may then mark. */
function reveal(table: Table, chance: ReferenceChance): void {
  checkThatNoCardIsLost(table)
  table.turn += 1
  if (table.turn % 7 === 1) {
    table.expeditions = table.deck.expeditions.flatMap(({ count }, pattern) => Array(count).fill(pattern))
  }
  table.pattern = chance.draw(table.expeditions)
  table.palmsInDisplay = palmsIn(table)
  table.phase = 'marking'
  for (const player of table.players) {
    player.hasBase = false
    player.extrasOwed = 0
    player.coinsBefore = player.coins
    player.symbolsMarked = ''
    player.cellsMarked = 0
    if (!canMark(player)) table.seen.noCellLeft += 1
  }
  if (!table.players.some(owesMark)) startResolving(table, chance)
}

function palmsIn(table: Table): number {
  let palms = 0
  for (const card of table.display) {
    if (card === null) continue
    for (const symbol of at(table.deck.treasureCards, card).grid.join('')) if (symbol === 'P') palms += 1
  }
  return palms
}

const canMark = (player: Player): boolean => player.places.some((active) => unmarkedCells(active).length > 0)

const owesMark = (player: Player): boolean => canMark(player) && (!player.hasBase || player.extrasOwed > 0)

function markCell(table: Table, player: Player, place: number, [row, column]: Square): void {
  const active = player.places[place]
  if (!active) throw new Error(`turn ${table.turn}: there is no card at place ${place}`)
  const line = at(active.grid, row)
  const symbol = at(line, column)
  line[column] = MARKED
  player.symbolsMarked += symbol
  player.cellsMarked += 1
  if (symbol === 'X') player.extrasOwed += 1
  if (symbol === 'C') {
    if (player.coins < 12) player.coins += 1
    else table.seen.coinBeyondTwelve += 1
  }
  if (symbol === 'P') {
    if (player.palmBoxes.length < 4) player.palmBoxes.push(1 + table.palmsInDisplay)
    else table.seen.palmBeyondFour += 1
  }
}

function mark(
  table: Table,
  seat: number,
  place: number,
  squares: readonly Square[],
  chance: ReferenceChance,
): void {
  const player = at(table.players, seat)
  for (const square of squares) markCell(table, player, place, square)
  if (player.extrasOwed > 0 && !canMark(player)) {
    player.extrasOwed = 0
    table.seen.lapsedExtra += 1
  }
  const plain = player.symbolsMarked.replaceAll('X', '').length
  if (plain > 4) throw new Error(`turn ${table.turn}: ${plain} cells without a cross were marked in one turn`)
  if (!table.players.some(owesMark)) startResolving(table, chance)
}

// ------------------------------------------------------------------------------------------------------- Resolving

function startResolving(table: Table, chance: ReferenceChance): void {
  const seats = table.players.length
  table.toResolve = table.players.map((_, i) => (table.startSeat + i) % seats)
  beginNextSeat(table, chance)
}

/** Proceeds to the next seat that has a choice, or to the next turn. */
function beginNextSeat(table: Table, chance: ReferenceChance): void {
  const seat = table.toResolve[0]
  if (seat === undefined) {
    endTurn(table, chance)
    return
  }
  const player = at(table.players, seat)
  takeTrophy(table, player)
  putFullCardsAside(table, player)
  replaceOrGoOn(table, chance)
}

function takeTrophy(table: Table, player: Player): void {
  const rows = Math.floor(player.coins / 4) - Math.floor(player.coinsBefore / 4)
  if (rows > 1) throw new Error(`turn ${table.turn}: two coin rows were filled at once`)
  if (rows === 0) return
  const trophy = table.trophiesLeft.shift()
  if (trophy === undefined) table.seen.noTrophyLeft += 1
  else player.trophies.push(trophy)
  if (table.turnOfLastTrophy === table.turn) table.seen.secondTrophyInOneTurn += 1
  table.turnOfLastTrophy = table.turn
}

function putFullCardsAside(table: Table, player: Player): void {
  let full = 0
  for (const place of [0, 1]) {
    const active = player.places[place]
    if (!active || !isFull(active)) continue
    player.finished.push(active.card)
    player.places[place] = null
    full += 1
  }
  if (full === 2) table.seen.bothCardsFull += 1
}

const openCards = (table: Table): number[] => table.display.filter((card) => card !== null)

function replaceOrGoOn(table: Table, chance: ReferenceChance): void {
  const player = at(table.players, at(table.toResolve, 0))
  const hasEmptyPlace = player.places.includes(null)
  const somethingLeft = openCards(table).length > 0 || table.stock.length > 0
  if (table.turn < LAST_TURN && hasEmptyPlace && somethingLeft) {
    table.phase = 'replacing'
    return
  }
  if (table.turn < LAST_TURN) {
    if (hasEmptyPlace) table.seen.placeStaysEmpty += 1
    fillDisplay(table, chance)
    if (table.stock.length === 0) table.seen.emptyStock += 1
    if (table.display.includes(null)) table.seen.shortDisplay += 1
  }
  table.toResolve.shift()
  beginNextSeat(table, chance)
}

function endTurn(table: Table, chance: ReferenceChance): void {
  if (table.turn === LAST_TURN) {
    checkThatNoCardIsLost(table)
    table.phase = 'over'
    return
  }
  table.startSeat = (table.startSeat + 1) % table.players.length
  reveal(table, chance)
}

function takeFromDisplay(table: Table, seat: number, card: number, chance: ReferenceChance): void {
  table.display[table.display.indexOf(card)] = null
  layDown(table, at(table.players, seat), card)
  replaceOrGoOn(table, chance)
}

function drawBlind(table: Table, seat: number, chance: ReferenceChance): void {
  table.seen.blindDraw += 1
  layDown(table, at(table.players, seat), chance.draw(table.stock))
  replaceOrGoOn(table, chance)
}

function checkThatNoCardIsLost(table: Table): void {
  const everywhere = [...table.stock, ...openCards(table)]
  for (const { hand, places, finished } of table.players) {
    everywhere.push(...hand, ...finished)
    for (const active of places) if (active) everywhere.push(active.card)
  }
  const distinct = new Set(everywhere)
  if (everywhere.length !== table.deck.treasureCards.length || distinct.size !== everywhere.length) {
    throw new Error(`turn ${table.turn}: a card is missing or duplicated`)
  }
}

// ----------------------------------------------------------------------------------------------------------- Moves

/** Every move that a seat may make now. */
export function legalMoves(table: Table, seat: number): ReferenceMove[] {
  const player = at(table.players, seat)
  const moves: ReferenceMove[] = []
  if (table.phase === 'keeping' && !hasKept(player)) {
    for (const card of player.hand) moves.push({ type: 'keep', card })
  }
  if (table.phase === 'marking' && owesMark(player)) {
    for (const place of [0, 1]) {
      const free = unmarkedCells(at(player.places, place))
      const type = player.hasBase ? 'extra' : 'single'
      for (const square of free) moves.push({ type, place, cell: cellNumber(square) })
      if (player.hasBase) continue
      const pattern = at(table.deck.expeditions, table.pattern).cells
      for (const cells of placements(pattern, free)) moves.push({ type: 'pattern', place, cells })
    }
  }
  if (table.phase === 'replacing' && table.toResolve[0] === seat) {
    for (const card of openCards(table)) moves.push({ type: 'take', card })
    if (table.stock.length > 0) moves.push({ type: 'draw' })
  }
  return moves
}

export function play(table: Table, seat: number, move: ReferenceMove, chance: ReferenceChance): void {
  const player = at(table.players, seat)
  if (move.type === 'pattern' || move.type === 'single') player.hasBase = true
  if (move.type === 'extra') {
    player.extrasOwed -= 1
    table.seen.extra += 1
  }
  if (move.type === 'keep') keep(table, seat, move.card, chance)
  else if (move.type === 'pattern') mark(table, seat, move.place, squaresOfSet(move.cells), chance)
  else if (move.type === 'take') takeFromDisplay(table, seat, move.card, chance)
  else if (move.type === 'draw') drawBlind(table, seat, chance)
  else mark(table, seat, move.place, [squareOf(move.cell)], chance)
}
