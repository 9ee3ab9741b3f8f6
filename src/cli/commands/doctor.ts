import type { Finding } from '../../server/doctor/finding.ts'
import { readArgs, refuseArguments } from '../args.ts'
import { type CliCommand, type ExitCode, printJson, printLine } from '../command.ts'
import { optionsFromEnvironment } from '../serve-environment.ts'
import { PLACE_ENVIRONMENT_HELP, PLACE_HELP, PLACE_OPTIONS, serverPlace } from '../serve-options.ts'
import { unknownSettings } from '../unknown-settings.ts'

export const doctorCommand: CliCommand = {
  name: 'doctor',
  usage:
    'doctor [--port N] [--host NAME] [--data DIR] [--base PATH] [--trust-proxy] [--origin URL]… [--backups DIR] [--json]',
  summary: 'check how a server is set up, and say what to do',
  help: `Give it the options of serve, and the same environment:
${PLACE_HELP}
  --backups DIR   the folder into which backups are written (or VERMEIL_BACKUPS)
  --json          print the findings as JSON
${PLACE_ENVIRONMENT_HELP}
It checks settings, port, proxy, clock, disk, database, ratings, mail server, keys of web push and backups, and changes nothing.
Run it as the user of the server, while the server runs or not. The exit code is 1 if something fails, and 0 if there
are only warnings.`,
  async run(args): Promise<ExitCode> {
    const { values, positionals } = readArgs(args, {
      ...PLACE_OPTIONS,
      backups: { type: 'string' },
      json: { type: 'boolean', default: false },
    })
    refuseArguments(positionals)
    const backups = values.backups ?? (process.env.VERMEIL_BACKUPS || undefined)
    const server = {
      ...serverPlace(values, process.env),
      ...optionsFromEnvironment(process.env),
      unknownSettings: unknownSettings(process.env),
      ...(backups === undefined ? {} : { backups }),
    }
    // Imported only here, so that the other commands start faster.
    const { examine } = await import('../../server/doctor/examine.ts')
    const findings = await examine(server)
    if (values.json) printJson({ findings })
    else printLine(reportOf(findings))
    return findings.some(({ state }) => state === 'fail') ? 1 : 0
  },
}

function reportOf(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ check }) => check.length))
  const lines = findings.flatMap(({ check, state, found, advice }) => [
    `${state.padEnd(4)}  ${check.padEnd(width)}  ${found}`,
    ...(advice === undefined ? [] : [`${' '.repeat(width + 8)}${advice}`]),
  ])
  const [warnings, failures] = (['warn', 'fail'] as const).map(
    (wanted) => findings.filter(({ state }) => state === wanted).length,
  )
  return [...lines, '', `${failures} failed, ${warnings} to look at.`].join('\n')
}
