import { startNats } from './nats.ts'
import { startPostgres } from './postgres.ts'

/* Starts the parts and waits to be killed: for the test that they go with us. */

const [postgres, nats] = await Promise.all([startPostgres(), startNats()])
process.stdout.write(`${postgres.url} ${nats.url}\n`)
