import { GAMES } from '../../games/index.ts'
import { createMatchWorker } from './match-worker.ts'
import type { ToWorker } from './worker-protocol.ts'

const onMessage = createMatchWorker(GAMES, (message) => postMessage(message))

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => onMessage(data))
