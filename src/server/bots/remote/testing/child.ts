import { GAMES } from '../../../../games/all.ts'
import { openBotProcess } from '../bot-process.ts'

/* A bot process that tests can kill. Takes the address of the nats-server and the worker of its threads. */

const [, , url = '', worker] = process.argv
const log = { debug() {}, info() {}, warn() {}, error() {} }
await openBotProcess({ url, games: GAMES, log, threads: 1, ...(worker ? { worker: new URL(worker) } : {}) })
