import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { RunningServer, ServerOptions } from '../../server/index.ts'
import { readArgs, refuseArguments } from '../args.ts'
import { type CliCommand, type ExitCode, messageOf, printJson, printLine, UsageError } from '../command.ts'
import { LOG_HELP, logLevelOf, stopped } from '../running.ts'
import { ENVIRONMENT_HELP, optionsFromEnvironment } from '../serve-environment.ts'
import { PLACE_ENVIRONMENT_HELP, PLACE_HELP, PLACE_OPTIONS, serverPlace } from '../serve-options.ts'
import { unknownSettings } from '../unknown-settings.ts'

const BUILD_PAGES = fileURLToPath(new URL('../../../scripts/build-web.js', import.meta.url))

export const serveCommand: CliCommand = {
  name: 'serve',
  usage:
    'serve [--port N] [--host NAME] [--data DIR] [--base PATH] [--trust-proxy] [--origin URL]… [--log LEVEL] [--json]',
  summary: 'serve the games to browsers, with all data in one folder',
  help: `${PLACE_HELP}
${LOG_HELP}
  --json          print the address as JSON
${PLACE_ENVIRONMENT_HELP}
${ENVIRONMENT_HELP}
The server runs until it is stopped by a signal (Ctrl-C).`,
  async run(args): Promise<ExitCode> {
    const { values, positionals } = readArgs(args, {
      ...PLACE_OPTIONS,
      log: { type: 'string', default: 'info' },
      json: { type: 'boolean', default: false },
    })
    refuseArguments(positionals)
    const options = {
      ...serverPlace(values, process.env),
      ...optionsFromEnvironment(process.env),
      logLevel: logLevelOf(values.log),
    }
    for (const name of unknownSettings(process.env))
      process.stderr.write(`vermeil serve: ${name} in the environment is not a setting and has no effect\n`)
    buildPages()
    const server = await start(options)
    const { url, port, adminToken } = server
    if (values.json) printJson({ url, port, ...(adminToken ? { adminToken } : {}) })
    else {
      if (adminToken) printLine(`The token of the administrator, shown only now: ${adminToken}`)
      printLine(`Vermeil is open at ${url}  (press Ctrl-C to stop)`)
    }
    await stopped()
    await server.close()
    // Connections to a database that does not answer would keep the process alive for minutes.
    setTimeout(() => process.exit(), 500).unref()
    return 0
  },
}

/** In a clone the pages are built if they are out of date; a package contains them. */
function buildPages(): void {
  if (!existsSync(BUILD_PAGES)) return
  const { status } = spawnSync(process.execPath, [BUILD_PAGES], { stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) throw new UsageError('the pages could not be built; see the errors above')
}

async function start(options: ServerOptions): Promise<RunningServer> {
  try {
    // Imported only here, so that the other commands start faster.
    const { startServer } = await import('../../server/index.ts')
    return await startServer(options)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE')
      throw new UsageError(`port ${options.port} is already in use; choose another with --port`)
    if (code === 'EACCES') throw new UsageError(`no permission to use port ${options.port}`)
    throw new UsageError(messageOf(error))
  }
}
