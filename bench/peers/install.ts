import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PEERS = fileURLToPath(new URL('.', import.meta.url))

/** Installs a peer's own packages when they are not there yet; where that fails the bench says so and goes on. */
export function installPeer(name: string): string | undefined {
  const folder = join(PEERS, name)
  if (existsSync(join(folder, 'node_modules'))) return folder
  console.error(`bench: installing ${name} …`)
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status === 0) return folder
  console.error(`bench: ${name} could not be installed, so it is not compared.`)
  return undefined
}
