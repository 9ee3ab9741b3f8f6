import { startNats } from './nats.ts'
import { startPostgres } from './postgres.ts'

/* Starts the programs and waits to be killed, for the test that they end together with their parent. */

const [postgres, nats] = await Promise.all([startPostgres(), startNats()])
process.stdout.write(`${postgres.url} ${nats.url}\n`)
