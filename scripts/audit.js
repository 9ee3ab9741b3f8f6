// Asks the registry whether a package that we use, for running or for building, is known to be dangerous. Fails on what is
// high or critical; where the registry does not answer such questions, it says that it could not look.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const SERIOUS = ['high', 'critical']

const { stdout } = spawnSync('npm', ['audit', '--json'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  encoding: 'utf8',
  shell: process.platform === 'win32',
  timeout: 120_000,
})

/** What npm says of the whole tree; undefined where it had nothing to say. */
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
    'vermeil: NOT LOOKED AT: known vulnerabilities of our packages. The registry did not tell (npm audit).',
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
    console.error('vermeil: npm audit says more; npm audit fix may help')
    process.exitCode = 1
  }
}
