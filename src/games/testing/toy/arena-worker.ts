import { serveMatchup } from '../../../arena/threads.ts'
import { GAMES_WITH_TOY } from './index.ts'

serveMatchup(GAMES_WITH_TOY)
