import { parentPort } from 'node:worker_threads'

/* A bot that never answers. */
parentPort?.on('message', () => undefined)
parentPort?.postMessage('ready')
