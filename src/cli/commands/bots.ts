import { readArgs, refuseArguments, wholeNumber } from '../args.ts'
import { type CliCommand, type ExitCode, messageOf, UsageError } from '../command.ts'
import { LOG_HELP, logLevelOf, stopped } from '../running.ts'
import { optionsFromEnvironment } from '../serve-environment.ts'

const MAX_THREADS = 1_024

export const botsCommand: CliCommand = {
  name: 'bots',
  usage: 'bots [--connect URL] [--threads N] [--log LEVEL]',
  summary: 'let the strong bots of servers think in this process, over NATS',
  help: `  --connect URL   the nats-server of the servers, such as nats://host or nats://user:password@host; with commas
                  if there are several. Where other users of the machine must not read the password, leave it out
                  and put the address into VERMEIL_NATS_URL, or its file into VERMEIL_NATS_URL_FILE
  --threads N     bots that think at once (default: as many as the machine has cores)
${LOG_HELP}
Servers with the same VERMEIL_NATS_URL find it by themselves and share all such processes; VERMEIL_REMOTE_BOTS tells
them which bots to send. It is given what the bot's seat sees and nothing else. When it stops or fails, the servers'
own threads take over. It needs the same version as the servers.
The process runs until it is stopped by a signal (Ctrl-C); then it finishes the moves that it has begun.`,
  async run(args, games): Promise<ExitCode> {
    const { values, positionals } = readArgs(args, {
      connect: { type: 'string' },
      threads: { type: 'string' },
      log: { type: 'string', default: 'info' },
    })
    refuseArguments(positionals)
    const level = logLevelOf(values.log)
    const threads =
      values.threads === undefined ? undefined : wholeNumber('--threads', values.threads, 1, MAX_THREADS)
    const url = values.connect ?? optionsFromEnvironment(process.env).nats
    if (!url) throw new UsageError('name the nats-server with --connect nats://host, or in VERMEIL_NATS_URL')
    const stop = stopped()
    // Imported only here, so that the other commands start faster.
    const [{ openBotProcess }, { newApp }] = await Promise.all([
      import('../../server/bots/remote/bot-process.ts'),
      import('../../server/http/app.ts'),
    ])
    const { log } = newApp({ level })
    const bots = await openBotProcess({ url, games, threads, log }).catch((problem: unknown) => {
      throw new UsageError(messageOf(problem))
    })
    await stop
    await bots.close()
    return 0
  },
}
