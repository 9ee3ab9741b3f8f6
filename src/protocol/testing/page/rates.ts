import { type Rate, SERVER_LIMITS } from '../../../server/limits.ts'
import { HISTORY_COST, JOIN_COST, TOO_FAST_LIMIT } from '../../../server/socket/connection.ts'
import { CHAT_RATE } from '../../../server/tables/table.ts'
import { table } from '../../reference.ts'
import { ROUTES } from '../../routes.ts'

/** The default rates of a server and what counts how much. */
export function rates(): string {
  const { requests, files, guests, handshakes, commands, bytes, bytesPerAddress, replays, sent, ...counts } =
    SERVER_LIMITS
  return [
    table(
      ['what', 'at once', 'then per second', 'counted by'],
      [
        rate('commands, pings, unsolicited pongs and messages that cannot be read', commands, 'socket'),
        rate('bytes that a client sends, frames of every kind included', bytes, 'socket'),
        rate('the same, of all sockets together', bytesPerAddress, 'address'),
        rate('bytes that are sent because of a client, to all who follow the table', sent, 'address'),
        rate(
          'entries and turns that are replayed to load a table or to bring a client up to date',
          replays,
          'address',
        ),
        rate('`chat` and `phrase`, in addition', CHAT_RATE, 'seat'),
        rate('new sockets, also refused ones', handshakes, 'address'),
        rate('requests below `/api`', requests, 'address'),
        rate('new names and new devices, in addition', guests, 'address'),
        rate('all other requests', files, 'address'),
      ],
    ),
    `A \`join\` counts as ${JOIN_COST} commands, and with \`history\` and without \`seen\` as ${HISTORY_COST}. Downloading a match file counts as ${ROUTES.matchFile.cost} requests. A socket that is refused as \`tooFast\` more than ${TOO_FAST_LIMIT} times is closed.`,
    `At the same time: ${counts.socketsPerAddress} sockets of one address, ${counts.anonymousPerAddress} of them without a name, ${counts.sockets} sockets of all, ${counts.tablesPerGuest} unfinished tables at which one visitor has a seat, and ${counts.unreadBytes} bytes that a client has not read yet, ${counts.unreadTotal} for all clients. Bytes above their rate are not refused: the server reads on when they are paid for.`,
  ].join('\n\n')
}

const rate = (what: string, { burst, perSecond }: Rate, by: string): string[] => [
  what,
  `${burst}`,
  `${perSecond}`,
  by,
]
