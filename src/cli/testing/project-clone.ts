import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
/** What a clone has of the files that types, tests and the formatter need. */
const FILES = [
  ...[
    '.gitignore',
    'biome.json',
    'package.json',
    'tsconfig.json',
    'tsconfig.hot.json',
    'tsconfig.hot.test.json',
  ],
  ...['vitest.config.ts', 'scripts/longest-first.ts', 'scripts/temporary-folder.ts', 'docs', 'src'],
]

/** Copies this project into a new folder and returns its path. */
export function cloneProject(): string {
  const clone = mkdtempSync(join(tmpdir(), 'vermeil-new-game-'))
  for (const path of FILES) cpSync(join(ROOT, path), join(clone, path), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(clone, 'node_modules'))
  return clone
}

/** Runs a program of `node_modules` in the clone: `fine`, or what it complains about. */
export function runIn(clone: string, name: string, ...args: string[]): string {
  const program = join(clone, 'node_modules', name)
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: clone,
    encoding: 'utf8',
  })
  return status === 0 ? 'fine' : `${status}: ${stdout}${stderr}`
}
