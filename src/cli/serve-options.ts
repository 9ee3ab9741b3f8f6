import type { ParseArgsOptionsConfig } from 'node:util'
import { DEFAULT_PORT } from '../server/default-port.ts'
import type { ServerOptions } from '../server/index.ts'
import { wholeNumber } from './args.ts'
import { UsageError } from './command.ts'
import type { Environment } from './serve-environment.ts'

/** The options that say where a server is and how visitors reach it. Each can come from the environment instead. */
export const PLACE_OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  base: { type: 'string' },
  'trust-proxy': { type: 'boolean' },
  origin: { type: 'string', multiple: true },
} as const satisfies ParseArgsOptionsConfig

export const PLACE_HELP = `  --port N        default ${DEFAULT_PORT}; 0 picks any free port
  --host NAME     the address to listen on (default 0.0.0.0: all IPv4 addresses of this machine; :: for IPv6, too)
  --data DIR      where the tables are stored (default ./data)
  --base PATH     the path below which it is reachable behind a proxy, such as /vermeil
  --trust-proxy   trust the X-Forwarded headers of the proxy in front
  --origin URL    the address that visitors open, such as https://games.example.org; may be repeated.
                  Needed for every name except addresses and names of the local network`

export const PLACE_ENVIRONMENT_HELP = `These options can also come from the environment: VERMEIL_PORT, VERMEIL_HOST, VERMEIL_DATA, VERMEIL_BASE,
VERMEIL_TRUST_PROXY (on or off) and VERMEIL_ORIGIN (with commas), so that all commands of a container or a service agree.`

interface PlaceValues {
  readonly port?: string | undefined
  readonly host?: string | undefined
  readonly data?: string | undefined
  readonly base?: string | undefined
  readonly 'trust-proxy'?: boolean | undefined
  readonly origin?: string[] | undefined
}

type ServerPlace = Required<Pick<ServerOptions, 'port' | 'data' | 'base' | 'trustProxy' | 'origins'>> &
  Pick<ServerOptions, 'host'>

/** What the command line says; for what it leaves out, what the environment says. */
export function serverPlace(values: PlaceValues, environment: Environment): ServerPlace {
  const host = values.host ?? (environment.VERMEIL_HOST || undefined)
  const port = values.port ?? (environment.VERMEIL_PORT || String(DEFAULT_PORT))
  const origins = values.origin ?? (environment.VERMEIL_ORIGIN || undefined)?.split(',') ?? []
  return {
    port: wholeNumber('--port', port, 0, 65535),
    ...(host === undefined ? {} : { host }),
    data: dataFolder(values.data, environment),
    base: values.base ?? environment.VERMEIL_BASE ?? '',
    trustProxy: values['trust-proxy'] ?? isOn(environment, 'VERMEIL_TRUST_PROXY'),
    origins: origins.map((origin) => originOf(origin.trim())),
  }
}

/** The folder with the data, for commands that need nothing else. */
export const dataFolder = (given: string | undefined, environment: Environment): string =>
  given ?? (environment.VERMEIL_DATA || 'data')

function isOn(environment: Environment, name: string): boolean {
  const text = environment[name]
  if (text && text !== 'on' && text !== 'off')
    throw new UsageError(`${name} must be on or off, not "${text}"`)
  return text === 'on'
}

/** An origin as browsers write it: without a path, not even a slash. */
function originOf(text: string): string {
  const url = URL.parse(text)
  const plain = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
  if (!plain) throw new UsageError(`--origin must look like https://games.example.org, not "${text}"`)
  return url.origin
}
