import { isIP } from 'node:net'
import { HOUR } from '../kernel/time-units.ts'
import { LEVELS } from '../search/levels.ts'
import type { ServerOptions } from '../server/index.ts'
import { readText } from './args.ts'
import { UsageError } from './command.ts'

/** The settings of a server that come from the environment, as `serve --help` shows them. */
export const ENVIRONMENT_HELP = `Several processes can serve the same tables if the environment names a database and, for many processes, a bus:
  VERMEIL_DATABASE_URL       a PostgreSQL database instead of --data: postgres://user:password@host/name
  VERMEIL_DATABASE_PASSWORD  its password, if the address does not have it
  VERMEIL_NATS_URL           a nats-server between the processes instead of the database: nats://host. Bot processes
                             on it (see vermeil bots --help) think for the strong bots, with a database or without
  VERMEIL_REMOTE_BOTS        the bots that think there, with commas; all or off (default: the levels above sharp)
  VERMEIL_METRICS_TOKEN      with it, /metrics is served to whoever sends it as a bearer token
Players can be told by e-mail that it is their move if there is a mail server and --origin is given:
  VERMEIL_SMTP_URL         the mail server: smtp://user:password@host:587 or smtps://user:password@host
  VERMEIL_MAIL_FROM        the address that e-mails come from (default: vermeil@ the host of the origin)
  VERMEIL_PRIVATE_TARGETS  addresses of your own network that webhooks may reach, such as 192.168.1.5, with commas
Passwords can be in files: NAME_FILE names the file with the value of VERMEIL_DATABASE_URL, VERMEIL_DATABASE_PASSWORD,
VERMEIL_NATS_URL, VERMEIL_METRICS_TOKEN or VERMEIL_SMTP_URL.
The environment also says how long tables are kept, such as 36h, 90d or never, and how much may be stored:
  VERMEIL_KEEP_CLOSED      tables that were closed before the start (default 2h)
  VERMEIL_KEEP_FINISHED    finished matches between people (default 730d)
  VERMEIL_KEEP_SOLO        finished matches of one person against bots, and of bots alone (default 90d)
  VERMEIL_KEEP_UNTOUCHED   running matches without a clock in which nothing happens (default 365d)
  VERMEIL_DAILY            off: no daily challenge (default: on)
  VERMEIL_QUOTA            bytes that the data may take up, such as 500M or 20G (default: no limit but the disk)`

export type Environment = Readonly<Record<string, string | undefined>>
type FromEnvironment = Pick<
  ServerOptions,
  | 'database'
  | 'nats'
  | 'remoteBots'
  | 'metricsToken'
  | 'retention'
  | 'quota'
  | 'daily'
  | 'mail'
  | 'privateTargets'
>

/** Passwords do not belong on a command line, where everybody on the machine can read them. */
export function optionsFromEnvironment(given: Environment): FromEnvironment {
  const environment = withSecretFiles(given)
  const { VERMEIL_NATS_URL: nats, VERMEIL_QUOTA: quota, VERMEIL_METRICS_TOKEN: metricsToken } = environment
  const database = databaseIn(environment)
  const keep = (name: string) => durationIn(environment, `VERMEIL_KEEP_${name}`)
  const retention = {
    closed: keep('CLOSED'),
    finished: keep('FINISHED'),
    solo: keep('SOLO'),
    untouched: keep('UNTOUCHED'),
  }
  return {
    ...(database ? { database } : {}),
    ...(nats ? { nats } : {}),
    ...(metricsToken ? { metricsToken } : {}),
    ...(quota ? { quota: bytesOf(quota) } : {}),
    ...remoteBotsIn(environment),
    ...dailyIn(environment),
    ...mailIn(environment),
    ...privateTargetsIn(environment),
    retention: Object.fromEntries(Object.entries(retention).filter(([, time]) => time !== undefined)),
  }
}

/** What may be in a file of its own, as containers and services are given their secrets. */
const SECRETS = ['DATABASE_URL', 'DATABASE_PASSWORD', 'NATS_URL', 'METRICS_TOKEN', 'SMTP_URL']
export const SECRET_FILES = SECRETS.map((suffix) => `VERMEIL_${suffix}_FILE`)

function withSecretFiles(environment: Environment): Environment {
  const read = SECRETS.flatMap((suffix) => {
    const name = `VERMEIL_${suffix}`
    const file = environment[`${name}_FILE`]
    if (!file) return []
    if (environment[name]) throw new UsageError(`set ${name} or ${name}_FILE, not both`)
    const secret = readText(file).trim()
    // As if it were not set, a server would open another store, or show its metrics without a token.
    if (secret === '') throw new UsageError(`${name}_FILE: ${file} is empty`)
    return [[name, secret] as const]
  })
  return { ...environment, ...Object.fromEntries(read) }
}

function databaseIn(environment: Environment): string | undefined {
  const { VERMEIL_DATABASE_URL: database, VERMEIL_DATABASE_PASSWORD: password } = environment
  if (!database || !password) return database
  const url = URL.parse(database)
  if (!url) throw new UsageError('VERMEIL_DATABASE_URL must look like postgres://user@host/name')
  url.password = encodeURIComponent(password)
  return url.href
}

const HOURS = { h: 1, d: 24 } as const

function durationIn(environment: Environment, name: string): number | undefined {
  const text = environment[name]
  if (!text) return undefined
  if (text === 'never') return Number.POSITIVE_INFINITY
  const { count, unit } = /^(?<count>0*[1-9]\d{0,5})(?<unit>[hd])$/.exec(text)?.groups ?? {}
  if (count === undefined || (unit !== 'h' && unit !== 'd'))
    throw new UsageError(`${name} must look like 36h, 90d or never, not "${text}"`)
  return Number(count) * HOURS[unit] * HOUR
}

function remoteBotsIn({ VERMEIL_REMOTE_BOTS: text }: Environment): Pick<ServerOptions, 'remoteBots'> {
  if (!text) return {}
  if (text === 'all') return { remoteBots: 'all' }
  if (text === 'off') return { remoteBots: [] }
  const remoteBots = text.split(',').map((name) => name.trim())
  const levels: readonly string[] = LEVELS
  if (!remoteBots.every((name) => levels.includes(name)))
    throw new UsageError(`VERMEIL_REMOTE_BOTS must look like sharp,master, all or off, not "${text}"`)
  return { remoteBots }
}

function dailyIn({ VERMEIL_DAILY: text }: Environment): { daily?: boolean } {
  if (!text) return {}
  if (text !== 'on' && text !== 'off') throw new UsageError(`VERMEIL_DAILY must be on or off, not "${text}"`)
  return { daily: text === 'on' }
}

function mailIn({
  VERMEIL_SMTP_URL: url,
  VERMEIL_MAIL_FROM: from,
}: Environment): Pick<ServerOptions, 'mail'> {
  if (!url) return {}
  // The URL holds a password, so it is not repeated.
  if (!/^smtps?:\/\/./.test(url) || !URL.canParse(url))
    throw new UsageError(
      'VERMEIL_SMTP_URL must look like smtp://user:password@host:587 or smtps://user:password@host',
    )
  return { mail: { url, ...(from ? { from } : {}) } }
}

function privateTargetsIn({
  VERMEIL_PRIVATE_TARGETS: text,
}: Environment): Pick<ServerOptions, 'privateTargets'> {
  if (!text) return {}
  const privateTargets = text.split(',').map((address) => address.trim())
  if (!privateTargets.every((address) => isIP(address) !== 0))
    throw new UsageError(`VERMEIL_PRIVATE_TARGETS must look like 192.168.1.5,10.0.0.7, not "${text}"`)
  return { privateTargets }
}

const UNITS = ['', 'K', 'M', 'G', 'T']

function bytesOf(text: string): number {
  const { count, unit = '' } = /^(?<count>\d{1,15})(?<unit>[KMGT]?)B?$/i.exec(text)?.groups ?? {}
  const bytes = Number(count) * 1000 ** UNITS.indexOf(unit.toUpperCase())
  if (count === undefined || bytes <= 0 || !Number.isSafeInteger(bytes))
    throw new UsageError(`VERMEIL_QUOTA must look like 500M or 20G, not "${text}"`)
  return bytes
}
