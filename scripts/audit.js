// Asks the npm registry for known vulnerabilities of all our packages, including those for development. Fails if one is
// high or critical. If the registry does not answer, reports that nothing was checked.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const SERIOUS = ['high', 'critical']

const { stdout } = spawnSync('npm', ['audit', '--json'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  encoding: 'utf8',
  shell: process.platform === 'win32',
  timeout: 120_000,
})

/** The report of npm on all packages. Undefined if there is none. */
function report() {
  try {
    const found = JSON.parse(stdout)
    return found.vulnerabilities && found.metadata ? found : undefined
  } catch {
    return undefined
  }
}

const found = report()
if (!found) {
  console.error(
    'vermeil: NOT CHECKED: known vulnerabilities of our packages. The registry gave no answer (npm audit).',
  )
} else {
  const all = Object.values(found.vulnerabilities)
  const serious = all.filter(({ severity }) => SERIOUS.includes(severity))
  const asked = found.metadata.dependencies.total
  console.error(
    `vermeil: ${asked} packages, known vulnerabilities: ${all.length}, high or critical: ${serious.length}`,
  )
  for (const { name, severity, range } of serious) console.error(`vermeil: ${severity}: ${name} ${range}`)
  if (serious.length > 0) {
    console.error('vermeil: run npm audit for details; npm audit fix may help')
    process.exitCode = 1
  }
}
