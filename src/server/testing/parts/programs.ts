import { spawnSync } from 'node:child_process'
import { accessSync, constants, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** A system program that tests start, and the Debian package that contains it. */
export interface Program {
  readonly name: string
  readonly package: string
  /** Folders to search in addition to PATH. */
  folders(): string[]
}

const DEBIAN_CLUSTERS = '/usr/lib/postgresql'

export const POSTGRES: Program = { name: 'postgres', package: 'postgresql', folders: postgresFolders }
export const NATS: Program = { name: 'nats-server', package: 'nats-server', folders: () => ['/usr/sbin'] }
export const PYTHON: Program = { name: 'python3', package: 'python3', folders: () => [] }

/** Debian has one folder per version. The newest comes first. */
function postgresFolders(): string[] {
  try {
    const versions = readdirSync(DEBIAN_CLUSTERS).sort((a, b) => Number(b) - Number(a))
    return versions.map((version) => join(DEBIAN_CLUSTERS, version, 'bin'))
  } catch {
    return []
  }
}

/** The folder that contains the program. */
function folderOf({ name, folders }: Program): string | undefined {
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return [...folders(), ...path].find((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

export const isRoot = (): boolean => process.getuid?.() === 0

export const mayInstall = (): boolean =>
  process.platform === 'linux' && isRoot() && spawnSync('apt-get', ['--version']).status === 0

/**
 * Installs Debian packages without those that they merely recommend, and returns whether it worked. Takes a lock,
 * because several test files may install at once. Package lists are updated only if necessary.
 */
export function install(...packages: string[]): boolean {
  const what = packages.join(' ')
  console.error(`vermeil: installing ${what} for the tests …`)
  const get = `apt-get install -y -qq --no-install-recommends ${what}`
  const command = `${get} >/dev/null 2>&1 || { apt-get update -qq && ${get} >/dev/null; }`
  const { status } = spawnSync('flock', ['/tmp/vermeil-install.lock', 'sh', '-c', command], {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}

/** The folder of a program. Installs the program if it is missing and we are allowed to. */
export function findProgram(program: Program): string | undefined {
  const found = folderOf(program)
  if (found !== undefined || !mayInstall()) return found
  install(program.package)
  return folderOf(program)
}

/**
 * Whether these programs are available. If not, reports what is not tested; in CI that is a failure. Used as
 * `describe.skipIf(!haveParts('many processes on one database', POSTGRES, NATS))`.
 */
export function haveParts(untested: string, ...programs: readonly Program[]): boolean {
  const missing = programs.filter((program) => findProgram(program) === undefined)
  if (missing.length === 0) return true
  const names = missing.map(({ name }) => name).join(' and ')
  const packages = missing.map((program) => program.package).join(' ')
  const text = `NOT TESTED: ${untested}. ${names} not found (Debian: apt-get install ${packages}).`
  if (process.env.CI) throw new Error(`${text} In CI that is a failure.`)
  console.error(`vermeil: ${text}`)
  return false
}
