import { REST_RATE } from '../../../server/http/handlers/rest-handlers.ts'
import { type Rate, SERVER_LIMITS, type ServerLimits } from '../../../server/limits.ts'
import { HISTORY_COST, JOIN_COST, MOVES_COST, TOO_FAST_LIMIT } from '../../../server/socket/connection.ts'
import { CHAT_RATE, SETTINGS_RATE } from '../../../server/tables/command-rates.ts'
import { type HttpRoute, ROUTES } from '../../http/routes.ts'
import { table } from '../../reference/reference.ts'

type RateName = {
  [Name in keyof ServerLimits]: ServerLimits[Name] extends Rate ? Name : never
}[keyof ServerLimits]

/** What each rate limits, and by what it is counted. */
const RATES: Readonly<Record<RateName, readonly [what: string, by: string]>> = {
  commands: ['commands, pings, unsolicited pongs and messages that cannot be read', 'socket'],
  bytes: ['bytes that a client sends, frames of every kind included', 'socket'],
  bytesPerAddress: ['the same, of all sockets together', 'address'],
  sent: ['bytes that are sent because of a client, to all who follow the table', 'address'],
  stored: [
    'bytes that the logs of tables grow by because of a client, the moves of bots included',
    'address',
  ],
  replays: ['entries and turns that are replayed to load a table or to bring a client up to date', 'address'],
  handshakes: ['new sockets, also refused ones', 'address'],
  requests: ['requests below `/api`', 'address'],
  guests: ['new names and new devices, in addition', 'address'],
  newTablesPerGuest: ['new tables', 'visitor'],
  tableBytesPerGuest: ['their bytes, mostly of custom decks', 'visitor'],
  tablesPerAddress: ['new tables of all visitors together', 'address'],
  tableBytesPerAddress: ['their bytes', 'address'],
  botTablesPerGuest: ['new tables at which only bots play', 'visitor'],
  botTablesPerAddress: ['such tables of all visitors together', 'address'],
  previews: ['pictures of tables that are drawn for previews', 'address'],
  embeds: ['pages with an embedded table, and their sockets', 'address'],
  dailyTries: ['tries of the daily challenge that are begun', 'address'],
  notices: ['changes of channels and preferences, and test messages', 'visitor and address'],
  mailRequests: ['requests to confirm e-mail addresses', 'visitor and address'],
  wrongCodes: ['wrong codes of tables, and wrong recovery codes', 'visitor and address'],
  signIns: ['passkeys, recovery codes and attempts to sign in, in addition', 'address'],
  handles: ['changes of a handle, also refused ones', 'visitor and address'],
  people: ['changes of blocks and groups', 'visitor and address'],
  pairings: ['wishes to be paired with strangers', 'visitor; as many by address'],
  invitations: ['people who are invited to tables', 'visitor and address'],
  dataExports: ['downloads of everything about a visitor', 'visitor and address'],
  programChanges: ['programs and tokens that are made or deleted', 'visitor and address'],
  programRequests: ['requests of a program, in addition', 'program'],
  programCommands: ['commands of a program, instead of the above', 'socket'],
  allProgramCommands: [
    'commands of all programs together; half of it is kept for addresses that send less than a tenth',
    'server',
  ],
  newReviews: ['shared reviews that are made', 'visitor; four times as many by address'],
  reviewItems: ['`note`, `mark` and `erase`, in addition', 'visitor; four times as many by address'],
  reviewSteps: ['`showStep` and `lead`, in addition', 'visitor; four times as many by address'],
  reports: ['reports', 'visitor and address'],
  adminRequests: ['requests of administrators', 'token'],
  wrongTokens: ['wrong tokens of administrators', 'address'],
  files: ['all other requests', 'address'],
}

/** What there may be at the same time. */
const COUNTS: Readonly<Record<Exclude<keyof ServerLimits, RateName>, string>> = {
  connectionsPerAddress:
    'connections of one address (behind a proxy, unfinished requests and unread answers)',
  socketsPerAddress: 'sockets among them',
  anonymousPerAddress: 'of them without a name',
  embedsPerAddress: 'sockets of embedded tables of one address',
  sockets: 'sockets of all addresses',
  socketsPerProgram: 'sockets of one program',
  commandsPerTick: 'commands of one address that are carried out before others have their turn',
  tablesPerGuest: 'unfinished tables at which one visitor has a seat',
  unreadBytes: 'bytes that one client has not read yet',
  unreadTotal: 'bytes that all clients together have not read yet',
}

/** The default rates of a server and what counts how much. */
export function rates(): string {
  const names = Object.keys(RATES) as RateName[]
  const counts = Object.entries(COUNTS) as [keyof typeof COUNTS, string][]
  return [
    table(
      ['what', 'at once', 'then per second', 'counted by'],
      [
        ...names.map((name) => row(RATES[name][0], SERVER_LIMITS[name], RATES[name][1])),
        row(
          'changes of sleeping hours and holidays, in addition',
          REST_RATE,
          'visitor; four times as many by address',
        ),
        row('`setTable`, in addition', SETTINGS_RATE, 'table'),
        row(
          '`chat`, `phrase`, `order`, `end`, `remove` and `readmit` together, in addition',
          CHAT_RATE,
          'seat',
        ),
      ],
    ),
    `A \`join\` counts as ${JOIN_COST} commands, and with \`history\` and without \`seen\` as ${HISTORY_COST}; \`moves\` counts as ${MOVES_COST}. Requests that take the server a lot of work count as several: ${priced()}. A socket that is refused as \`tooFast\` more than ${TOO_FAST_LIMIT} times is closed. Bytes above their rate are not refused: the server reads on when they are paid for.`,
    `At the same time: ${counts.map(([name, what]) => `${SERVER_LIMITS[name]} ${what}`).join(', ')}.`,
  ].join('\n\n')
}

const priced = (): string =>
  Object.values<HttpRoute>(ROUTES)
    .flatMap(({ method, path, cost }) => (cost === undefined ? [] : `\`${method} ${path}\` as ${cost}`))
    .join(', ')

const row = (what: string, { burst, perSecond }: Rate, by: string): string[] => [
  what,
  `${burst}`,
  perSecond < 1 ? `1 in ${Math.round(1 / perSecond)} s` : `${perSecond}`,
  by,
]
