import { hasSeat, type Seat, type View } from '../../../kernel/index.ts'
import { CARDS, NO_CARD } from './components/cards.ts'
import { countTowns, hasTown, NO_TOWN, PIECE_TOWNS, TOWNS, type Town } from './components/map.ts'
import { NO_TOKEN, TOKENS } from './components/tokens.ts'
import { MAP_LEGEND, printMap, printRoads } from './print-map.ts'
import { result } from './scoring.ts'
import { NO_SEAT, type Open, type Own, type Player } from './state.ts'

const WIDTH = 110

/** The table as text, as a seat or a spectator sees it: for the command line, bug reports and tests. */
export function print(view: View<Open, Own>, names: readonly string[] = []): string {
  const { open } = view
  const name = (seat: Seat): string => names[seat] ?? `seat ${seat}`
  return [
    heading(open, name),
    '',
    ...printMap(open),
    '',
    ...MAP_LEGEND,
    ...printRoads(open),
    '',
    ...piles(open),
    ...auctionLines(open, name),
    ...open.players.flatMap((player, seat) => ['', ...drawPlayer(view, player, seat, name(seat))]),
    ...drawResult(open, name),
  ]
    .flatMap(fold)
    .join('\n')
}

function heading(
  { phase, variant, round, start, turn, waiting }: Open,
  name: (seat: Seat) => string,
): string {
  if (phase === 'over') return `Game over after round ${round}`
  const whose = hasSeat(waiting, turn) ? `, turn of ${name(turn)}` : ''
  return `Round ${round} of ${variant.rounds}: ${words(phase)}${whose}. Start: ${name(start)}`
}

function piles({ variant, pile, pool, discard, openCards, openCounters, goldPile }: Open): string[] {
  const discarded = `Draw pile ${pile}, discard pile ${counted(discard, CARDS)}`
  if (variant.game === 'elfenland')
    return [discarded, `Open counters: ${listed(openCounters, TOKENS)}. Face down: ${pool}`]
  const shown = openCards.filter((card) => card !== NO_CARD)
  return [
    `${discarded}. Gold pile ${goldPile}`,
    `Open cards: ${listed(shown, CARDS)}. Tokens in the pool: ${pool}`,
  ]
}

function auctionLines({ phase, row, lot, bid, bidder }: Open, name: (seat: Seat) => string): string[] {
  if (phase !== 'auction') return []
  const rest = row.slice(lot + 1).filter((token) => token !== NO_TOKEN)
  const standing = bidder === NO_SEAT ? 'no bid yet' : `${name(bidder)} bids ${bid}`
  return [`Auction: ${words(TOKENS[row[lot]])}, ${standing}. Then: ${listed(rest, TOKENS)}`]
}

function drawPlayer(view: View<Open, Own>, player: Player, seat: Seat, name: string): string[] {
  const { open } = view
  const asked = hasSeat(open.waiting, seat) ? ' <- to move' : ''
  const gold = open.variant.game === 'elfengold' ? `, gold ${player.gold}` : ''
  const missing = TOWNS.flatMap((town, n) => (hasTown(PIECE_TOWNS & ~player.pieces, n) ? [town.name] : []))
  const own = view.seat === seat ? view.own : undefined
  return [
    `${name} (${seat}): pieces ${countTowns(player.pieces)}${gold}, cards ${player.cards}, in ${TOWNS[player.boot].name}${asked}`,
    `  missing: ${missing.length === 0 ? 'none' : missing.join(', ')}`,
    `  tokens: ${counted(player.tokens, TOKENS)}; hidden: ${own ? counted(own.hiddenTokens, TOKENS) : player.hiddenTokens}`,
    ...(own ? ownLines(own) : []),
    ...townCardLine(open.phase === 'over' ? player.townCard : (own?.townCard ?? NO_TOWN)),
  ]
}

const ownLines = ({ hand, drawn }: Own): string[] => [
  `  hand: ${counted(hand, CARDS)}`,
  ...(drawn[0] === NO_TOKEN ? [] : [`  drawn: ${listed(drawn, TOKENS)}`]),
]

const townCardLine = (town: Town): string[] => (town === NO_TOWN ? [] : [`  town card: ${TOWNS[town].name}`])

function drawResult(open: Open, name: (seat: Seat) => string): string[] {
  const end = result(open)
  if (!end) return []
  const lines = end.seats.map(({ place, score, parts, tieBreak }, seat) => {
    return `  ${place}. ${name(seat)}: ${score} (${named(parts)}; tie-break ${named(tieBreak)})`
  })
  return ['', `Winner: ${end.winners.map(name).join(' and ')}`, ...lines.sort()]
}

const named = (numbers: Readonly<Record<string, number>>): string =>
  Object.entries(numbers)
    .map(([part, points]) => `${part} ${points}`)
    .join(', ')

/** `giantPig` as `giant pig`. */
const words = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

function counted(counts: readonly number[], names: readonly string[]): string {
  const some = counts.flatMap((count, kind) => (count > 0 ? [`${count} ${words(names[kind])}`] : []))
  return some.length === 0 ? 'none' : some.join(', ')
}

function listed(kinds: readonly number[], names: readonly string[]): string {
  return kinds.length === 0 ? 'none' : kinds.map((kind) => words(names[kind])).join(', ')
}

/** Wraps a long line and indents its continuation. */
function fold(line: string): string[] {
  if (line.length <= WIDTH) return [line]
  const end = line.lastIndexOf(' ', WIDTH)
  return [line.slice(0, end), ...fold(`    ${line.slice(end + 1)}`)]
}
