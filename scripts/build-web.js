// Builds the web pages into dist-web/ when a source file is newer than the last build.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const built = join(root, 'dist-web', 'index.html')
const SOURCES = [
  'src',
  'puzzles',
  'scripts/vite',
  'vite.config.ts',
  'vite.embed.config.ts',
  'vite.pictures.config.ts',
  'package-lock.json',
]

/** When the newest source file was changed. Skips tests, and the caches that tools keep in dot folders. */
function newest(path) {
  const stat = statSync(path)
  if (!stat.isDirectory()) return /\.test\.tsx?$/.test(path) ? 0 : stat.mtimeMs
  const names = readdirSync(path).filter((name) => !name.startsWith('.'))
  return Math.max(0, ...names.map((name) => newest(join(path, name))))
}

const stale = !existsSync(built) || SOURCES.some((path) => newest(join(root, path)) > statSync(built).mtimeMs)
if (stale) {
  console.error('vermeil: building the web pages …')
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
    // Another value in the environment would keep the checks of libraries in the pages.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  process.exit(status ?? 1)
}
