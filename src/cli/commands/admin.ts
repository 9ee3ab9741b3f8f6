import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readArgs, wholeNumber } from '../args.ts'
import { type CliCommand, type ExitCode, printJson, printLine, UsageError } from '../command.ts'
import { optionsFromEnvironment } from '../serve-environment.ts'
import { dataFolder, serverPlace } from '../serve-options.ts'
import { adminText } from './admin-text.ts'

const OPTIONS = {
  url: { type: 'string' },
  data: { type: 'string' },
  label: { type: 'string', default: 'admin' },
  search: { type: 'string' },
  all: { type: 'boolean', default: false },
  after: { type: 'string' },
  for: { type: 'string' },
  reason: { type: 'string' },
  language: { type: 'string', default: 'en' },
  force: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const

type Values = ReturnType<typeof readArgs<typeof OPTIONS>>['values']

/** A request to the running server. */
interface AdminRequest {
  readonly path: string
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly body?: object
}

export const adminCommand: CliCommand = {
  name: 'admin',
  usage: 'admin COMMAND [--url URL] [--json]',
  summary: 'keep order on a running server: tables, people, bans, announcements, maintenance',
  help: `  status                         tables, people, storage and queues at a glance
  tables [--search TEXT] [--all] unfinished tables, or all; TEXT is an id, a code or the beginning of a name
  people [--search TEXT]         who is connected, or whose name begins with TEXT
  remove TABLE SEAT              remove somebody from a table; in a match a bot plays on for them
  readmit TABLE GUEST            let somebody come back who was removed
  close TABLE                    end a table without a result
  ban GUEST --for TIME           ban somebody on all their devices, such as --for 30m, 12h or 7d
  ban-network RANGE --for TIME   ban addresses such as 203.0.113.0/24; --force even if yours is among them
  unban BAN                      end a ban early; bans lists them
  bans, reports, audit           the latest first; --after shows the next page
  resolve REPORT                 mark a report as done
  announce TEXT [--for TIME]     show a text to everybody; --language says which language it is in
  announce-off                   take it back
  new-tables on|off              allow new tables or not
  read-only on|off               accept no moves; clocks stand still meanwhile
  token rotate                   make a new token in the data folder or the database; the old one stops working
  --reason TEXT   goes into the audit log
  --url URL       the server with its base path (default: on this machine, by VERMEIL_PORT and VERMEIL_BASE)
  --data DIR      for token rotate (default: VERMEIL_DATA or ./data); VERMEIL_DATABASE_URL names a database instead
  --label NAME    for token rotate: whose token, as the audit log calls them (default admin)
  --json          print the answer as JSON
The token is in the environment: VERMEIL_ADMIN_TOKEN. The server shows it on its first start and never again.`,
  async run(args): Promise<ExitCode> {
    const { values, positionals } = readArgs(args, OPTIONS)
    const [name = '', ...rest] = positionals
    if (name === 'token') return rotate(rest, values)
    const answer = await send(requestOf(name, rest, values), values.url ?? localUrl())
    if (values.json) printJson(answer)
    else printLine(adminText(name, answer))
    return 0
  },
}

function requestOf(name: string, rest: readonly string[], values: Values): AdminRequest {
  const [first = '', second = ''] = rest
  const act = (act: string, fields: object): AdminRequest => {
    const reason = values.reason === undefined ? {} : { reason: values.reason }
    return { path: 'acts', body: { act, ...fields, ...reason } }
  }
  const need = (count: number): void => {
    if (rest.length !== count || rest.includes(''))
      throw new UsageError(`admin ${name} takes ${count} argument(s)`)
  }
  const { search, after } = values
  switch (name) {
    case 'status':
      return { path: '' }
    case 'tables':
      return { path: name, query: { search, after, status: values.all ? 'all' : 'unfinished' } }
    case 'people':
      return { path: name, query: { search, after } }
    case 'bans':
    case 'reports':
    case 'audit':
      return { path: name, query: { after } }
    case 'remove':
      need(2)
      return act('removePerson', { table: first, seat: wholeNumber('SEAT', second, 0, 11) })
    case 'readmit':
      need(2)
      return act('readmitPerson', { table: first, guest: second })
    case 'close':
      need(1)
      return act('closeTable', { table: first })
    case 'ban':
      need(1)
      return act('banGuest', { guest: first, minutes: minutesOf(values.for) })
    case 'ban-network':
      need(1)
      return act('banNetwork', {
        network: first,
        minutes: minutesOf(values.for),
        ...(values.force ? { force: true } : {}),
      })
    case 'unban':
      need(1)
      return act('unban', { ban: first })
    case 'resolve':
      need(1)
      return act('resolveReport', { report: first })
    case 'announce':
      need(1)
      return act('announce', {
        texts: { [values.language]: first },
        ...(values.for === undefined ? {} : { minutes: minutesOf(values.for) }),
      })
    case 'announce-off':
      return act('endAnnouncement', {})
    case 'new-tables':
      return act('newTables', { on: isOn(first) })
    case 'read-only':
      return act('readOnly', { on: isOn(first) })
    default:
      throw new UsageError(name === '' ? 'say what to do' : `unknown command "${name}"`)
  }
}

function isOn(text: string): boolean {
  if (text !== 'on' && text !== 'off') throw new UsageError(`say on or off, not "${text}"`)
  return text === 'on'
}

/** The server on this machine that the environment describes. */
function localUrl(): string {
  const { port, base } = serverPlace({}, process.env)
  return `http://localhost:${port}/${base.replace(/^\/+/, '')}`
}

const MINUTES = { m: 1, h: 60, d: 1440 } as const

function minutesOf(text: string | undefined): number {
  const { count, unit } = /^(?<count>\d{1,6})(?<unit>[mhd])$/.exec(text ?? '')?.groups ?? {}
  if (count === undefined || (unit !== 'm' && unit !== 'h' && unit !== 'd'))
    throw new UsageError('--for must look like 30m, 12h or 7d')
  return Number(count) * MINUTES[unit]
}

async function send({ path, query = {}, body }: AdminRequest, server: string): Promise<unknown> {
  const token = process.env.VERMEIL_ADMIN_TOKEN
  if (!token)
    throw new UsageError('set VERMEIL_ADMIN_TOKEN to the token that the server showed on its first start')
  const url = new URL(`${server.replace(/\/$/, '')}/api/admin${path === '' ? '' : `/${path}`}`)
  for (const [key, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(key, value)
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch(() => {
    throw new UsageError(`no server answers at ${server}: is it running? --url says where`)
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok) return answer
  throw new UsageError(`the server refused: ${codeIn(answer) ?? response.status}`)
}

function codeIn(answer: unknown): string | undefined {
  const { rejection } = (answer ?? {}) as { rejection?: { code?: string; place?: string } }
  const { code, place } = rejection ?? {}
  return code === undefined ? undefined : place === undefined ? code : `${code} (${place})`
}

/** Works on the data itself, whether a server runs or not. */
async function rotate([what]: readonly string[], { data, label, json }: Values): Promise<ExitCode> {
  if (what !== 'rotate') throw new UsageError('say what to do with the token: vermeil admin token rotate')
  if (!/^[\w-]{1,40}$/.test(label)) throw new UsageError('--label may contain only letters, digits, _ and -')
  const { database } = optionsFromEnvironment(process.env)
  const { DATA_FILE } = await import('../../server/store/sqlite/data-folder.ts')
  const file = join(dataFolder(data, process.env), DATA_FILE)
  if (database === undefined && !existsSync(file)) throw new UsageError(`there is no ${file}`)
  const store =
    database === undefined
      ? (await import('../../server/store/sqlite/sqlite-store.ts')).openSqliteStore(file)
      : await (await import('../../server/store/postgres/postgres-store.ts')).openPostgresStore(database)
  try {
    const { rotateToken } = await import('../../server/admin/token.ts')
    const token = await rotateToken(store, label, Date.now())
    if (json) printJson({ label, token })
    else printLine(`The new token of "${label}", shown only now:\n${token}`)
    return 0
  } finally {
    await store.close()
  }
}
