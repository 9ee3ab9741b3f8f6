/**
 * The rules of Silver & Gold written a second time, from the rules page and docs/match-file.md alone, to check the
 * game's own rules against. It shares no code with them, and it is naive on purpose: a card is a grid of characters,
 * a pile is a list, every rule is a plain function.
 */
import { type DeckFile, VERMEIL_DECK } from '../index.ts'
import { type Generator, generatorOf, hashOf } from './reference-chance.ts'

export type ReferenceMove =
  | { type: 'keep'; card: number }
  | { type: 'pattern'; place: number; cells: number }
  | { type: 'single'; place: number; cell: number }
  | { type: 'extra'; place: number; cell: number }
  | { type: 'take'; card: number }
  | { type: 'draw' }

export interface ReferenceScore {
  coins: number
  trophies: number
  palms: number
  cards: number
  seals: number
  total: number
}

/** An active card: a grid of characters, in which a marked cell becomes an `o`. */
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
  /** Of this turn: */
  hasBase: boolean
  extrasOwed: number
  coinsBefore: number
  symbolsMarked: string
  cellsMarked: number
}

/** A table as the reference sees it, everything hidden included. */
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
  /** Who is still to be resolved, in this order. */
  toResolve: number[]
  /** What happened in the game so far, for tests that want to have seen a rare thing. */
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

const COLOURS = ['purple', 'orange', 'green', 'grey']
const LAND = '#XCP'
const MARKED = 'o'
const LAST_TURN = 28

// ---------------------------------------------------------------------------------------------------------- Chance

interface Luck {
  number(of: number): number
  /** Takes a thing out of a pile whose order nobody has decided yet. */
  draw(pile: number[]): number
  asked(): number
}

/** Chance as a list of answers; with a generator, they must also be what it gives. */
function luckFrom(answers: [number, number][], place: string, generator: Generator | undefined): Luck {
  let used = 0
  function next(of: number): { gave: number; at: string } {
    const at = `${place}[${used}]`
    const answer = answers[used]
    if (answer === undefined) throw new Error(`${at}: Chance was asked, and there is no answer`)
    if (answer[0] !== of) throw new Error(`${at}: one of ${answer[0]}, but there are ${of}`)
    used += 1
    return { gave: answer[1], at }
  }
  return {
    number(of) {
      const { gave, at } = next(of)
      if (gave >= of) throw new Error(`${at}: ${gave} is not below ${of}`)
      if (generator && generator(of) !== gave) throw new Error(`${at}: the seed gives another number`)
      return gave
    },
    draw(pile) {
      const { gave, at } = next(pile.length)
      if (!pile.includes(gave)) throw new Error(`${at}: there is no ${gave} in the pile`)
      const sorted = pile.toSorted((a, b) => a - b)
      if (generator && sorted[generator(pile.length)] !== gave)
        throw new Error(`${at}: the seed gives another draw`)
      pile.splice(pile.indexOf(gave), 1)
      return gave
    },
    asked: () => used,
  }
}

// ----------------------------------------------------------------------------------------------------------- Cards

type Square = [row: number, column: number]

function landOf(grid: readonly (readonly string[])[]): Square[] {
  const squares: Square[] = []
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 4; column++) {
      if (LAND.includes(grid[row][column])) squares.push([row, column])
    }
  }
  return squares
}

const unmarkedCells = (active: Active | null): Square[] => (active ? landOf(active.grid) : [])

const isFull = (active: Active): boolean => unmarkedCells(active).length === 0

const cellNumber = ([row, column]: Square): number => 4 * row + column

const squareOf = (cell: number): Square => [Math.floor(cell / 4), cell % 4]

const numberOfSet = (squares: readonly Square[]): number =>
  squares.reduce((sum, square) => sum + 2 ** cellNumber(square), 0)

const squaresOfSet = (set: number): Square[] =>
  Array.from({ length: 16 }, (_, cell) => cell)
    .filter((cell) => Math.floor(set / 2 ** cell) % 2 === 1)
    .map(squareOf)

/** A pattern in its eight orientations: four turns of it and of its mirror image. Equal ones may occur twice. */
function orientations(pattern: readonly Square[]): Square[][] {
  const all: Square[][] = []
  let squares: Square[] = [...pattern]
  for (let mirror = 0; mirror < 2; mirror++) {
    for (let turn = 0; turn < 4; turn++) {
      all.push(squares)
      squares = squares.map(([row, column]) => [column, -row])
    }
    squares = squares.map(([row, column]) => [row, -column])
  }
  return all
}

/** Where a pattern lies wholly on these cells, as sets of cells. */
export function placements(pattern: readonly Square[], cells: readonly Square[]): number[] {
  const free = new Set(cells.map(String))
  const found = new Set<number>()
  for (const squares of orientations(pattern)) {
    for (let down = -4; down <= 8; down++) {
      for (let right = -4; right <= 8; right++) {
        const moved = squares.map(([row, column]): Square => [row + down, column + right])
        if (moved.every((square) => free.has(String(square)))) found.add(numberOfSet(moved))
      }
    }
  }
  return [...found]
}

/** How many different orientations a pattern has. */
export function differentOrientations(pattern: readonly Square[]): number {
  const shapes = orientations(pattern).map((squares) => {
    const top = Math.min(...squares.map(([row]) => row))
    const left = Math.min(...squares.map(([, column]) => column))
    return squares
      .map(([row, column]) => `${row - top},${column - left}`)
      .toSorted()
      .join(' ')
  })
  return new Set(shapes).size
}

// ---------------------------------------------------------------------------------------------------------- Set-up

function setUp(deck: DeckFile, seats: number, luck: Luck): Table {
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
    const hand = [0, 1, 2, 3].map(() => luck.draw(table.stock))
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
  if (player.places[place] !== null) throw new Error('no place is empty')
  player.places[place] = { card, grid: table.deck.treasureCards[card].grid.map((row) => [...row]) }
}

const hasKept = (player: Player): boolean => player.places.every((active) => active !== null)

function keep(table: Table, seat: number, card: number, luck: Luck): void {
  const player = table.players[seat]
  player.hand.splice(player.hand.indexOf(card), 1)
  layDown(table, player, card)
  if (!table.players.every(hasKept)) return
  for (const other of table.players) table.stock.push(...other.hand.splice(0))
  fillDisplay(table, luck)
  table.startSeat = luck.number(table.players.length)
  reveal(table, luck)
}

function fillDisplay(table: Table, luck: Luck): void {
  for (let i = 0; i < 4; i++) {
    if (table.display[i] === null && table.stock.length > 0) table.display[i] = luck.draw(table.stock)
  }
}

// --------------------------------------------------------------------------------------------------------- Marking

/** Turns up the expedition card of the next turn; then all may mark. */
function reveal(table: Table, luck: Luck): void {
  checkThatNoCardIsLost(table)
  table.turn += 1
  if (table.turn % 7 === 1) {
    table.expeditions = table.deck.expeditions.flatMap(({ count }, pattern) => Array(count).fill(pattern))
  }
  table.pattern = luck.draw(table.expeditions)
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
  if (!table.players.some(owesMark)) startResolving(table, luck)
}

function palmsIn(table: Table): number {
  let palms = 0
  for (const card of table.display) {
    if (card === null) continue
    for (const symbol of table.deck.treasureCards[card].grid.join('')) if (symbol === 'P') palms += 1
  }
  return palms
}

const canMark = (player: Player): boolean => player.places.some((active) => unmarkedCells(active).length > 0)

const owesMark = (player: Player): boolean => canMark(player) && (!player.hasBase || player.extrasOwed > 0)

function markCell(table: Table, player: Player, place: number, [row, column]: Square): void {
  const active = player.places[place]
  if (!active) throw new Error('there is no card')
  const symbol = active.grid[row][column]
  active.grid[row][column] = MARKED
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

function mark(table: Table, seat: number, place: number, squares: readonly Square[], luck: Luck): void {
  const player = table.players[seat]
  for (const square of squares) markCell(table, player, place, square)
  if (player.extrasOwed > 0 && !canMark(player)) {
    player.extrasOwed = 0
    table.seen.lapsedExtra += 1
  }
  const plain = player.symbolsMarked.replaceAll('X', '').length
  if (plain > 4) throw new Error(`${plain} cells without a cross were marked in one move`)
  if (!table.players.some(owesMark)) startResolving(table, luck)
}

// ------------------------------------------------------------------------------------------------------- Resolving

function startResolving(table: Table, luck: Luck): void {
  const seats = table.players.length
  table.toResolve = table.players.map((_, i) => (table.startSeat + i) % seats)
  beginNextSeat(table, luck)
}

/** Goes on to the next seat that has a choice to make, or to the next turn. */
function beginNextSeat(table: Table, luck: Luck): void {
  const seat = table.toResolve[0]
  if (seat === undefined) {
    endTurn(table, luck)
    return
  }
  takeTrophy(table, table.players[seat])
  putFullCardsAside(table, table.players[seat])
  replaceOrGoOn(table, luck)
}

function takeTrophy(table: Table, player: Player): void {
  const rows = Math.floor(player.coins / 4) - Math.floor(player.coinsBefore / 4)
  if (rows > 1) throw new Error('two coin rows were filled in one turn')
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

function replaceOrGoOn(table: Table, luck: Luck): void {
  const player = table.players[table.toResolve[0]]
  const hasEmptyPlace = player.places.includes(null)
  const somethingLeft = openCards(table).length > 0 || table.stock.length > 0
  if (table.turn < LAST_TURN && hasEmptyPlace && somethingLeft) {
    table.phase = 'replacing'
    return
  }
  if (table.turn < LAST_TURN) {
    if (hasEmptyPlace) table.seen.placeStaysEmpty += 1
    fillDisplay(table, luck)
    if (table.stock.length === 0) table.seen.emptyStock += 1
    if (table.display.includes(null)) table.seen.shortDisplay += 1
  }
  table.toResolve.shift()
  beginNextSeat(table, luck)
}

function endTurn(table: Table, luck: Luck): void {
  if (table.turn === LAST_TURN) {
    checkThatNoCardIsLost(table)
    table.phase = 'over'
    return
  }
  table.startSeat = (table.startSeat + 1) % table.players.length
  reveal(table, luck)
}

function takeFromDisplay(table: Table, seat: number, card: number, luck: Luck): void {
  table.display[table.display.indexOf(card)] = null
  layDown(table, table.players[seat], card)
  replaceOrGoOn(table, luck)
}

function drawBlind(table: Table, seat: number, luck: Luck): void {
  table.seen.blindDraw += 1
  layDown(table, table.players[seat], luck.draw(table.stock))
  replaceOrGoOn(table, luck)
}

function checkThatNoCardIsLost(table: Table): void {
  const everywhere = [...table.stock, ...openCards(table)]
  for (const { hand, places, finished } of table.players) {
    everywhere.push(...hand, ...finished)
    for (const active of places) if (active) everywhere.push(active.card)
  }
  const distinct = new Set(everywhere)
  if (everywhere.length !== table.deck.treasureCards.length || distinct.size !== everywhere.length) {
    throw new Error('a card is lost, or there twice')
  }
}

// ----------------------------------------------------------------------------------------------------------- Moves

/** Everything that a seat may do now. */
export function legalMoves(table: Table, seat: number): ReferenceMove[] {
  const player = table.players[seat]
  const moves: ReferenceMove[] = []
  if (table.phase === 'keeping' && !hasKept(player)) {
    for (const card of player.hand) moves.push({ type: 'keep', card })
  }
  if (table.phase === 'marking' && owesMark(player)) {
    for (const place of [0, 1]) {
      const free = unmarkedCells(player.places[place])
      const type = player.hasBase ? 'extra' : 'single'
      for (const square of free) moves.push({ type, place, cell: cellNumber(square) })
      if (player.hasBase) continue
      const pattern = table.deck.expeditions[table.pattern].cells
      for (const cells of placements(pattern, free)) moves.push({ type: 'pattern', place, cells })
    }
  }
  if (table.phase === 'replacing' && table.toResolve[0] === seat) {
    for (const card of openCards(table)) moves.push({ type: 'take', card })
    if (table.stock.length > 0) moves.push({ type: 'draw' })
  }
  return moves
}

/** A move as a text that is the same for equal moves. */
export function moveText(move: unknown): string {
  if (typeof move !== 'object' || move === null) return String(move)
  return JSON.stringify(Object.entries(move).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function play(table: Table, seat: number, move: ReferenceMove, luck: Luck): void {
  const player = table.players[seat]
  if (move.type === 'pattern' || move.type === 'single') player.hasBase = true
  if (move.type === 'extra') {
    player.extrasOwed -= 1
    table.seen.extra += 1
  }
  if (move.type === 'keep') keep(table, seat, move.card, luck)
  else if (move.type === 'pattern') mark(table, seat, move.place, squaresOfSet(move.cells), luck)
  else if (move.type === 'take') takeFromDisplay(table, seat, move.card, luck)
  else if (move.type === 'draw') drawBlind(table, seat, luck)
  else mark(table, seat, move.place, [squareOf(move.cell)], luck)
}

// --------------------------------------------------------------------------------------------------------- Scoring

const cellsOf = (grid: readonly string[]): number => landOf(grid.map((row) => [...row])).length

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

function finishedOf(table: Table, seat: number, colour: string): number {
  const cards = table.players[seat].finished.map((card) => table.deck.treasureCards[card])
  return cards.filter((card) => card.colour === colour).length
}

function scoreOf(table: Table, seat: number): ReferenceScore {
  const player = table.players[seat]
  const finished = player.finished.map((card) => table.deck.treasureCards[card])
  const coins = player.coins
  const trophies = sum(player.trophies)
  const palms = sum(player.palmBoxes)
  const cards = sum(finished.map(({ grid }) => cellsOf(grid)))
  const seals = sum(
    finished.map(({ seal }) => (seal ? seal.value * finishedOf(table, seat, seal.colour) : 0)),
  )
  return { coins, trophies, palms, cards, seals, total: coins + trophies + palms + cards + seals }
}

/** More is better, the first difference counts. */
function standing(table: Table, seat: number): number[] {
  const colours = ['grey', 'green', 'orange', 'purple']
  return [scoreOf(table, seat).total, ...colours.map((colour) => finishedOf(table, seat, colour))]
}

function beats(one: readonly number[], other: readonly number[]): boolean {
  for (let i = 0; i < one.length; i++) {
    if (one[i] > other[i]) return true
    if (one[i] < other[i]) return false
  }
  return false
}

function placeOf(table: Table, seat: number): number {
  const mine = standing(table, seat)
  return 1 + table.players.filter((_, other) => beats(standing(table, other), mine)).length
}

function winnersOf(table: Table): number[] {
  return table.players.map((_, seat) => seat).filter((seat) => placeOf(table, seat) === 1)
}

/** The result as it stands in a file. */
function resultOf(table: Table): unknown {
  return {
    winners: winnersOf(table),
    seats: table.players.map((_, seat) => {
      const { total, ...parts } = scoreOf(table, seat)
      const [, finishedGrey, finishedGreen, finishedOrange, finishedPurple] = standing(table, seat)
      const tieBreak = { finishedGrey, finishedGreen, finishedOrange, finishedPurple }
      return { place: placeOf(table, seat), score: total, parts, tieBreak }
    }),
  }
}

// ------------------------------------------------------------------------------------------------------------ Deck

/** Throws where a deck breaks a rule for decks. */
export function checkDeck(input: unknown): DeckFile {
  const file = fields(input, 'options.deck', ['treasureCards', 'expeditions'], ['about'])
  const ids = new Set<string>()
  const treasureCards = list(file.treasureCards, 'options.deck.treasureCards')
  const expeditions = list(file.expeditions, 'options.deck.expeditions')
  for (const [i, entry] of treasureCards.entries()) {
    const at = `options.deck.treasureCards[${i}]`
    const { id, colour, points, grid, seal } = fields(
      entry,
      at,
      ['id', 'colour', 'points', 'grid', 'seal'],
      [],
    )
    check(typeof id === 'string' && !ids.has(id), at, 'no id of its own')
    ids.add(String(id))
    check(COLOURS.includes(String(colour)), at, 'unknown colour')
    const rows = list(grid, at).map(String)
    check(rows.length === 4 && rows.every((row) => /^[.#XCP]{4}$/.test(row)), at, 'not a grid of 4×4')
    check(isConnected(landOf(rows.map((row) => [...row]))), at, 'the island is not connected')
    check(points === cellsOf(rows), at, 'points are not the cells')
    if (seal !== null) {
      const { colour: paid, value } = fields(seal, at, ['colour', 'value'], [])
      check(COLOURS.includes(String(paid)), at, 'unknown colour of a seal')
      check(value === 1 || value === 2, at, 'a seal is worth 1 or 2')
    }
  }
  let cards = 0
  for (const [i, entry] of expeditions.entries()) {
    const at = `options.deck.expeditions[${i}]`
    const { id, cells, count } = fields(entry, at, ['id', 'cells', 'count'], [])
    check(typeof id === 'string' && !ids.has(id), at, 'no id of its own')
    ids.add(String(id))
    const squares = list(cells, at).map((square) => pair(square, at, Number.NEGATIVE_INFINITY))
    check(squares.length >= 2 && squares.length <= 4, at, 'not two to four cells')
    check(new Set(squares.map(String)).size === squares.length, at, 'the same cell twice')
    check(isConnected(squares), at, 'the pattern is not connected')
    check(typeof count === 'number' && Number.isInteger(count) && count > 0, at, 'no count')
    cards += Number(count)
  }
  check(treasureCards.length >= 30, 'options.deck', 'fewer than 30 treasure cards')
  check(cards === 8, 'options.deck', 'not eight expedition cards')
  return input as DeckFile
}

function isConnected(squares: readonly Square[]): boolean {
  const rest = [...squares]
  const reached = rest.splice(0, 1)
  for (const [row, column] of reached) {
    for (let i = rest.length - 1; i >= 0; i--) {
      if (Math.abs(rest[i][0] - row) + Math.abs(rest[i][1] - column) === 1) reached.push(...rest.splice(i, 1))
    }
  }
  return squares.length > 0 && rest.length === 0
}

// ------------------------------------------------------------------------------------------------------------ File

function check(condition: boolean, place: string, why: string): void {
  if (!condition) throw new Error(`${place}: ${why}`)
}

/** An object with these fields and no others. */
function fields(value: unknown, place: string, needed: string[], allowed: string[]): Record<string, unknown> {
  check(typeof value === 'object' && value !== null && !Array.isArray(value), place, 'not an object')
  const object = Object.fromEntries(Object.entries(value ?? {}))
  for (const name of needed) check(Object.hasOwn(object, name), place, `${name} is missing`)
  for (const name of Object.keys(object)) {
    check(needed.includes(name) || allowed.includes(name), place, `unknown field ${name}`)
  }
  return object
}

function list(value: unknown, place: string): unknown[] {
  if (!Array.isArray(value)) throw new Error(`${place}: not a list`)
  return value
}

function pair(value: unknown, place: string, least = 0): [number, number] {
  const [one, two, ...more] = list(value, place)
  if (typeof one !== 'number' || typeof two !== 'number' || more.length > 0) {
    throw new Error(`${place}: not a pair of numbers`)
  }
  check(Number.isInteger(one) && Number.isInteger(two), place, 'not whole numbers')
  check(one >= least && two >= least, place, 'negative')
  return [one, two]
}

function answersIn(value: unknown, place: string): [number, number][] {
  return list(value, place).map((answer, i) => pair(answer, `${place}[${i}]`))
}

interface ReferenceTurn {
  seat: number
  moves: unknown[]
  chance: [number, number][]
}

function turnsIn(value: unknown): ReferenceTurn[] {
  return list(value, 'log').map((entry, n) => {
    const turn = fields(entry, `log[${n}]`, ['seat', 'moves'], ['chance'])
    const { seat } = turn
    if (typeof seat !== 'number') throw new Error(`log[${n}].seat: not a number`)
    const moves = list(turn.moves, `log[${n}].moves`)
    return { seat, moves, chance: answersIn(turn.chance ?? [], `log[${n}].chance`) }
  })
}

/**
 * Follows a match to its end. Throws where the file breaks a rule; the error begins with the place in the file, as in
 * `log[12].moves[0]: …`. `watch` sees the table before each turn (with the turn's index) and once at the end.
 */
export function follow(
  file: unknown,
  watch: (table: Table, turn: number) => void = () => {},
): { scores: ReferenceScore[]; winners: number[] } {
  const header = fields(
    file,
    'file',
    ['format', 'game', 'rules', 'options', 'seats', 'source', 'commitment', 'setup', 'log'],
    ['seed', 'result'],
  )
  check(header.format === 'vermeil-match/1', 'format', 'unknown')
  check(header.game === 'silver-and-gold', 'game', 'not Silver & Gold')
  check(header.rules === 1, 'rules', 'unknown')
  const options = fields(header.options, 'options', [], ['memoryAid', 'deck'])
  check(
    [undefined, true, false].some((aid) => aid === options.memoryAid),
    'options',
    'memoryAid is odd',
  )
  const deck = options.deck === undefined ? VERMEIL_DECK : checkDeck(options.deck)
  const seats = list(header.seats, 'seats')
  check(seats.length >= 1 && seats.length <= 4, 'seats', 'not one to four')

  let generator: Generator | undefined
  if (header.seed !== undefined) {
    generator = generatorOf(String(header.source), String(header.seed))
    check(hashOf(String(header.seed)) === header.commitment, 'commitment', 'not the hash of the seed')
  }

  const setup = answersIn(header.setup, 'setup')
  const setupLuck = luckFrom(setup, 'setup', generator)
  const table = setUp(deck, seats.length, setupLuck)
  check(setupLuck.asked() === setup.length, `setup[${setupLuck.asked()}]`, 'Chance was not asked')

  const log = turnsIn(header.log)
  for (const [n, turn] of log.entries()) {
    watch(table, n)
    followTurn(table, n, turn, generator)
  }
  watch(table, log.length)
  check(table.phase === 'over', 'result', `the game is not over after ${log.length} turns`)
  if (header.result !== undefined) {
    check(isSame(header.result, resultOf(table)), 'result', 'not the result of this match')
  }
  return { scores: table.players.map((_, seat) => scoreOf(table, seat)), winners: winnersOf(table) }
}

function followTurn(table: Table, n: number, turn: ReferenceTurn, generator: Generator | undefined): void {
  const { seat, moves, chance } = turn
  const luck = luckFrom(chance, `log[${n}].chance`, generator)
  check(table.players[seat] !== undefined, `log[${n}]`, `there is no seat ${seat}`)
  check(moves.length > 0, `log[${n}]`, 'a turn without a move')
  let hiddenShown = false
  for (const [i, given] of moves.entries()) {
    const at = `log[${n}].moves[${i}]`
    check(!hiddenShown, at, 'a list of moves ends where something hidden is shown')
    const move = legalMoves(table, seat).find((legal) => moveText(legal) === moveText(given))
    if (!move) throw new Error(`${at}: seat ${seat} may not do ${JSON.stringify(given)} now`)
    const othersHide = table.phase === 'marking' && othersHaveMarked(table, seat)
    const { turn: turnBefore } = table
    play(table, seat, move, luck)
    const allShown = table.phase !== 'marking' || table.turn !== turnBefore
    hiddenShown = luck.asked() > 0 || (othersHide && allShown)
  }
  check(luck.asked() === chance.length, `log[${n}].chance[${luck.asked()}]`, 'Chance was not asked')
}

const othersHaveMarked = (table: Table, seat: number): boolean =>
  table.players.some((player, other) => other !== seat && player.cellsMarked > 0)

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other
  }
  const names = Object.keys(one)
  const others = new Map(Object.entries(other))
  return (
    names.length === others.size &&
    Object.entries(one).every(([name, value]) => others.has(name) && isSame(value, others.get(name)))
  )
}
