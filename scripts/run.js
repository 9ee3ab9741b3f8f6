// Runs every npm script: installs missing packages, puts the project's own Node 24 first in PATH and runs the steps
// one after the other; the commands of a list are one step and run beside each other. Plain JavaScript, because it must
// run on any installed version of Node.
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runChild } from './child.js'
import { ownNode } from './own-node.js'

const root = fileURLToPath(new URL('..', import.meta.url))

const TYPED = ['.', 'tsconfig.hot.test.json', 'src/web', 'src/web/tsconfig.test.json', 'e2e']

/** None of them needs another, and some mostly wait, so they run beside each other. */
const CHECKS = [
  // Several checkers in a project would find out the same types, each for itself, in the time that the others need.
  ['tsc', '--build', '--checkers', '1', ...TYPED],
  ['biome', 'check', '--error-on-warnings'],
  ['knip'],
]

const SCRIPTS = {
  start: [['node', 'src/cli/main.ts', 'serve']],
  test: [
    [...CHECKS, ['node', 'scripts/audit.js'], ['node', 'scripts/build.js'], ['node', 'scripts/build-web.js']],
    // Both keep all cores busy, so running them side by side would gain nothing.
    ['vitest', 'run'],
    ['vitest', 'run', '--config', 'e2e/vitest.config.ts'],
  ],
  'test:long': [
    ['vitest', 'run', '--config', 'vitest.long.config.ts'],
    ['vitest', 'run', '--config', 'e2e/vitest.long.config.ts'],
  ],
  check: [CHECKS, ['vitest', 'run', '--project', 'fast', '--project', 'page', '--project', 'isolated']],
  format: [['biome', 'check', '--write']],
  bench: [['node', 'bench/main.ts']],
  'bench:server': [['node', 'bench/server/main.ts']],
  'bench:scaling': [['node', 'bench/server/scaling.ts']],
  chaos: [['node', 'src/server/testing/chaos/main.ts']],
  attack: [['node', 'src/server/testing/attack/main.ts']],
}

/** Runs beside the steps of a script, mostly waiting for downloads. A step that needs it waits for it. */
const BESIDE = { test: ['node', 'e2e/browser/install.ts'] }

/** No package has install scripts, and our own would build dist/ for others, which a step of the tests does. */
const INSTALL = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']

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

const run = (command, args, env, stdio = 'inherit') =>
  runChild(command, args, { cwd: root, env, stdio, shell: process.platform === 'win32' })

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
    const status = await run('npm', INSTALL, process.env)
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
  for (const [index, step] of steps.entries()) {
    const last = index === steps.length - 1
    const commands = Array.isArray(step[0]) ? step : [step]
    const status = await runTogether(last ? withMore(commands, more) : commands, env)
    if (status !== 0) return status
  }
  return 0
}

/** Passes more arguments to the last command. */
const withMore = (commands, more) =>
  commands.map((command, index) => (index === commands.length - 1 ? [...command, ...more] : command))

/**
 * Runs commands beside each other. The first prints as it goes. The output of the others follows when it has ended, so
 * that they do not mix.
 */
async function runTogether([[command, ...args], ...others], env) {
  const folder = mkdtempSync(join(tmpdir(), 'vermeil-steps-'))
  const first = run(command, args, env)
  const statuses = await Promise.all([
    first,
    ...others.map(async ([command, ...args], index) => {
      const file = join(folder, String(index))
      const output = openSync(file, 'w')
      const status = await run(command, args, env, ['inherit', output, output])
      closeSync(output)
      await first
      process.stderr.write(readFileSync(file, 'utf8'))
      return status
    }),
  ])
  rmSync(folder, { recursive: true, force: true })
  return statuses.find((status) => status !== 0) ?? 0
}

process.exit(await main(process.argv.slice(2)))
