// Runs every npm script: installs missing packages, puts the project's own Node 24 first in PATH and runs the steps
// one after the other. Plain JavaScript, because it must run on any installed version of Node.
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runChild } from './child.js'
import { ownNode } from './own-node.js'

const root = fileURLToPath(new URL('..', import.meta.url))

const CHECKS = [
  ['tsc', '--build', '.', 'tsconfig.hot.test.json', 'src/web', 'src/web/tsconfig.test.json', 'e2e'],
  ['biome', 'check', '--error-on-warnings'],
  ['knip'],
]

const SCRIPTS = {
  start: [['node', 'src/cli/main.ts', 'serve']],
  test: [
    ...CHECKS,
    ['node', 'scripts/audit.js'],
    ['node', 'scripts/build.js'],
    ['vitest', 'run'],
    ['vitest', 'run', '--config', 'e2e/vitest.config.ts'],
  ],
  'test:long': [
    ['vitest', 'run', '--config', 'vitest.long.config.ts'],
    ['vitest', 'run', '--config', 'e2e/vitest.long.config.ts'],
  ],
  check: [...CHECKS, ['vitest', 'run', '--project', 'fast', '--project', 'page', '--project', 'isolated']],
  format: [['biome', 'check', '--write']],
  bench: [['node', 'bench/main.ts']],
  'bench:server': [['node', 'bench/server/main.ts']],
  'bench:scaling': [['node', 'bench/server/scaling.ts']],
  chaos: [['node', 'src/server/testing/chaos/main.ts']],
  attack: [['node', 'src/server/testing/attack/main.ts']],
}

/** Runs beside the steps of a script, mostly waiting for downloads. A step that needs it waits for it. */
const BESIDE = { test: ['node', 'e2e/install.ts'] }

/** Whether node_modules matches the lock file. npm records there what it has installed. */
function installed() {
  const hidden = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(hidden) || ownNode() === undefined) return false
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const have = JSON.parse(readFileSync(hidden, 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || have[path]?.version === version,
  )
}

const run = (command, args, env) =>
  runChild(command, args, { cwd: root, env, shell: process.platform === 'win32' })

async function main([script, ...more]) {
  const steps = SCRIPTS[script]
  if (!steps) {
    console.error(
      `vermeil: unknown script "${script}". Available scripts: ${Object.keys(SCRIPTS).join(', ')}`,
    )
    return 2
  }
  if (!installed()) {
    console.error('vermeil: installing missing packages …')
    const status = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], process.env)
    if (status !== 0) {
      console.error(
        'vermeil: the installation failed, see the output of npm above. It needs npm and access to its registry.',
      )
      return status
    }
  }
  const node = ownNode()
  if (node === undefined) {
    // npm leaves out an optional package that it cannot fetch, or whose hash is not the one in the lock file.
    console.error(
      `vermeil: Node 24 for ${process.platform} ${process.arch} could not be installed, or its hash is wrong.`,
    )
    return 1
  }
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH]
  // With a compile cache, starting takes a third of the time.
  const cache = join(root, 'node_modules', '.cache', 'compile')
  const env = { NODE_COMPILE_CACHE: cache, ...process.env, PATH: path.join(delimiter) }
  const [beside, ...besideArgs] = BESIDE[script] ?? []
  const installing = beside === undefined ? undefined : run(beside, besideArgs, env)
  const status = await runSteps(steps, more, env)
  // Whatever the steps say: an installation that is stopped half-way leaves the system's packages in disorder.
  await installing
  return status
}

async function runSteps(steps, more, env) {
  for (const [index, [command, ...args]] of steps.entries()) {
    const last = index === steps.length - 1
    const status = await run(command, last ? [...args, ...more] : args, env)
    if (status !== 0) return status
  }
  return 0
}

process.exit(await main(process.argv.slice(2)))
