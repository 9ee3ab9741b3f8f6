import { parentPort } from 'node:worker_threads'

/* A bot that always tries what the rules do not know. */
parentPort?.on('message', () => parentPort?.postMessage({ type: 'win at once' }))
parentPort?.postMessage('ready')
