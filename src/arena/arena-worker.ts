import { GAMES } from '../games/index.ts'
import { serveMatchup } from './threads.ts'

serveMatchup(GAMES)
