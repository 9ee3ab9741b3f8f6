import { type Seat, sum, type View } from '../../../kernel/index.ts'
import { type Cell, type Cells, cellAt, hasCell, SIDE } from './components/cells.ts'
import { type Card, cardId, type Deck, deckOf, NO_CARD, NO_PATTERN, patternId } from './components/deck.ts'
import { COLOURS } from './components/deck-file.ts'
import { result, scoreParts } from './scoring.ts'
import { type Open, type Own, type Player, TURNS_PER_ROUND } from './state.ts'

/** The table as text, as seen by a seat or a spectator. Used on the command line, in bug reports and in tests. */
export function print(view: View<Open, Own>, names: readonly string[] = []): string {
  const { open, own } = view
  const deck = deckOf(open.options)
  const name = (seat: Seat): string => names[seat] ?? `seat ${seat}`
  return [
    heading(deck, open, name),
    '',
    `Display: ${cardsInRow(deck, open.display)}`,
    ...beside(
      open.display.filter((card) => card !== NO_CARD).map((card) => drawCard(deck, card, deck.land[card])),
    ),
    ...open.players.flatMap((player, seat) => [
      '',
      ...drawPlayer(deck, open, player, seat, name(seat), view),
    ]),
    ...(own && open.phase === 'keep' ? ['', ...drawDealt(deck, own)] : []),
    ...drawResult(open, name),
  ].join('\n')
}

function heading(deck: Deck, open: Open, name: (seat: Seat) => string): string {
  if (open.phase === 'keep') return 'Set-up: everybody keeps two of four cards'
  const round = Math.floor(open.turn / TURNS_PER_ROUND) + 1
  const turn = (open.turn % TURNS_PER_ROUND) + 1
  const when = open.phase === 'over' ? 'Game over' : `Round ${round}, turn ${turn} of ${TURNS_PER_ROUND}`
  const pattern = open.expedition === NO_PATTERN ? '' : `, expedition ${patternId(deck, open.expedition)}`
  const trophies = open.trophy > 0 ? `trophies from ${open.trophy} down` : 'no trophies left'
  return `${when}${pattern}. Start: ${name(open.start)}. Stock ${open.stock}, a palm is worth ${open.palmValue}, ${trophies}.`
}

function drawPlayer(
  deck: Deck,
  open: Open,
  player: Player,
  seat: Seat,
  name: string,
  view: View<Open, Own>,
): string[] {
  const parts = scoreParts(deck, player)
  const score = sum(Object.values(parts))
  const asked = (open.waiting >> seat) & 1 ? ' ← to move' : ''
  const marks = view.seat === seat && view.own ? view.own.marks : [0, 0]
  const cards = player.cards.flatMap((card, place) =>
    card === NO_CARD ? [] : [drawCard(deck, card, player.free[place], marks[place])],
  )
  const list = Object.entries(parts).map(([part, points]) => `${part} ${points}`)
  return [
    `${name}: ${score} points (${list.join(', ')})${asked}`,
    `  coins ${player.coins}/12, trophies ${player.trophies.join(' ')}, palms ${player.palmBoxes.join(' ')}`,
    `  finished: ${cardsInRow(deck, player.finished)}`,
    ...beside(cards),
  ]
}

const drawDealt = (deck: Deck, { dealt }: Own): string[] => [
  `Dealt to you: ${cardsInRow(deck, dealt)}`,
  ...beside(dealt.map((card) => drawCard(deck, card, deck.land[card]))),
]

function drawResult(open: Open, name: (seat: Seat) => string): string[] {
  const end = result(open)
  if (!end) return []
  const lines = end.seats.map(({ place, score }, seat) => `  ${place}. ${name(seat)}: ${score}`)
  return ['', `Winner: ${end.winners.map(name).join(' and ')}`, ...lines.sort()]
}

function cardsInRow(deck: Deck, cards: readonly Card[]): string {
  const shown = cards.filter((card) => card !== NO_CARD)
  return shown.length === 0 ? 'none' : shown.map((card) => cardId(deck, card)).join(' ')
}

/** A card below its name. Marked cells are `x`; marks that are not yet shown to the others are `*`. */
function drawCard(deck: Deck, card: Card, free: Cells, draft: Cells = 0): string[] {
  const { grid, seal } = deck.file.treasureCards[card]
  const symbol = (cell: Cell): string => {
    const printed = grid[Math.floor(cell / SIDE)][cell % SIDE]
    if (hasCell(draft, cell)) return '*'
    return printed === '.' || hasCell(free, cell) ? printed : 'x'
  }
  const rows = [0, 1, 2, 3].map((row) => [0, 1, 2, 3].map((column) => symbol(cellAt(row, column))).join(''))
  const pays = seal ? ` ${seal.colour}+${seal.value}` : ''
  return [`${cardId(deck, card)} ${COLOURS[deck.colour[card]]} ${deck.points[card]}${pays}`, ...rows]
}

function beside(drawings: readonly string[][]): string[] {
  if (drawings.length === 0) return []
  const widths = drawings.map((lines) => Math.max(...lines.map((line) => line.length)))
  return drawings[0].map((_, i) =>
    `    ${drawings.map((lines, d) => lines[i].padEnd(widths[d] + 3)).join('')}`.trimEnd(),
  )
}
