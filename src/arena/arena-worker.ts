import { GAMES } from '../games/all.ts'
import { serveMatchup } from './threads.ts'

serveMatchup(GAMES)
