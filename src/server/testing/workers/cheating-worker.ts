import { parentPort } from 'node:worker_threads'

/* A bot that always plays an illegal move. */
parentPort?.on('message', () => parentPort?.postMessage({ type: 'win at once' }))
parentPort?.postMessage('ready')
