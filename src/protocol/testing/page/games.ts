import { CARDS } from '../../../games/elfenland/rules/components/cards.ts'
import { ROADS, TOWNS } from '../../../games/elfenland/rules/components/map.ts'
import { TOKENS } from '../../../games/elfenland/rules/components/tokens.ts'
import { TERRAINS, TRANSPORTS, tableCost } from '../../../games/elfenland/rules/components/transport.ts'
import { REJECTIONS as ELFENLAND_REJECTIONS } from '../../../games/elfenland/rules/moves.ts'
import { elfengoldOrders } from '../../../games/elfenland/rules/orders.ts'
import { STANDARD_DECK } from '../../../games/silver-and-gold/rules/components/deck.ts'
import { REJECTIONS as SILVER_REJECTIONS } from '../../../games/silver-and-gold/rules/moves.ts'
import { requireGame } from '../../../games/testing/lookup.ts'
import { at } from '../../../kernel/index.ts'
import { schemaWriter } from '../../reference/in-words.ts'
import { codes, table } from '../../reference/reference.ts'
import type { Blocks } from './blocks.ts'
import { interfacesIn, moveComments } from './source.ts'

const SILVER = 'games/silver-and-gold/rules'
const ELFENLAND = 'games/elfenland/rules'

const { write } = schemaWriter([])

/** What a client has to know about the games: views, moves, and the tables that their numbers refer to. */
export const GAME_BLOCKS: Blocks = {
  'silver-and-gold view': () => interfacesIn(`${SILVER}/state.ts`, ['Open', 'Player', 'Own']),
  'silver-and-gold moves': () => moves('silver-and-gold', `${SILVER}/moves.ts`),
  'silver-and-gold options': () => `\`${write(requireGame('silver-and-gold').game.options)}\``,
  'silver-and-gold codes': () => codes(SILVER_REJECTIONS),
  'silver-and-gold patterns': () =>
    table(
      ['number', 'name', 'copies', 'cells as `[row, column]`'],
      STANDARD_DECK.file.expeditions.map(({ id, count, cells }, index) => [
        `${index}`,
        id,
        `${count}`,
        cells.map((cell) => JSON.stringify(cell)).join(' '),
      ]),
    ),
  'silver-and-gold cards': () =>
    drawn(
      STANDARD_DECK.file.treasureCards.map(({ id, grid, seal }, index) => [
        `${index} ${id}`,
        seal ? `${seal.colour}+${seal.value}` : '-',
        ...grid,
      ]),
    ),
  'elfenland view': () =>
    `${interfacesIn(`${ELFENLAND}/state.ts`, ['Open', 'Player', 'Own'])}\n\n${interfacesIn(`${ELFENLAND}/options.ts`, ['Variant'])}`,
  'elfenland moves': () => moves('elfenland', `${ELFENLAND}/moves.ts`),
  'elfengold moves': () => moves('elfengold', `${ELFENLAND}/moves.ts`),
  'elfengold orders': () => choices('order', elfengoldOrders.schema, `${ELFENLAND}/orders.ts`),
  'elfenland options': () => `\`${write(requireGame('elfenland').game.options)}\``,
  'elfengold options': () => `\`${write(requireGame('elfengold').game.options)}\``,
  'elfenland codes': () => codes(ELFENLAND_REJECTIONS),
  'elfenland lists': () =>
    [
      `- terrains: ${numbered(TERRAINS)}`,
      `- transports: ${numbered(TRANSPORTS)}`,
      `- cards: ${numbered(CARDS)}`,
      `- tokens: ${numbered(TOKENS)}`,
      `- towns: ${numbered(TOWNS.map(({ id }) => id))}`,
    ].join('\n'),
  'elfenland roads': () =>
    ['```', ...ROADS.map(({ from, to, terrain }, road) => roadLine(road, from, to, terrain)), '```'].join(
      '\n',
    ),
  'elfenland costs': () =>
    table(
      ['', ...COLUMNS.map(({ name }) => name)],
      TRANSPORTS.map((name, transport) => [
        name,
        ...COLUMNS.map(({ terrain, upstream }) => `${tableCost(transport, terrain, upstream) ?? ''}`),
      ]),
    ),
}

const COLUMNS = TERRAINS.flatMap((name, terrain) =>
  name === 'river'
    ? [
        { name: 'river, downstream', terrain, upstream: false },
        { name: 'river, upstream', terrain, upstream: true },
      ]
    : [{ name, terrain, upstream: false }],
)

const numbered = (names: readonly string[]): string =>
  names.map((name, index) => `${index} ${name}`).join(', ')

const roadLine = (road: number, from: number, to: number, terrain: number): string =>
  `${String(road).padStart(2)}  ${at(TOWNS, from).id.padEnd(10)}  ${at(TOWNS, to).id.padEnd(10)}  ${at(TERRAINS, terrain)}`

/** Six drawings beside each other. */
function drawn(drawings: readonly (readonly string[])[]): string {
  const rows: string[] = []
  for (let first = 0; first < drawings.length; first += 6) {
    const some = drawings.slice(first, first + 6)
    for (let line = 0; line < at(some, 0).length; line++) {
      rows.push(
        some
          .map((drawing) => at(drawing, line).padEnd(10))
          .join('')
          .trimEnd(),
      )
    }
    rows.push('')
  }
  return ['```', ...rows.slice(0, -1), '```'].join('\n')
}

const moves = (game: string, source: string): string => choices('move', requireGame(game).game.moves, source)

/** One row for each kind of a thing that has a `type`, with the comment beside its schema. */
function choices(heading: string, schema: unknown, source: string): string {
  const comments = moveComments(source)
  const { options } = schema as {
    readonly options: readonly { readonly entries: { readonly type: { readonly literal: string } } }[]
  }
  return table(
    [heading, ''],
    options.map((option) => [
      `\`${write(option).replaceAll('|', '\\|')}\``,
      comments.get(option.entries.type.literal) ?? '',
    ]),
  )
}
