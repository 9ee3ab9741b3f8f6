import { GAMES } from '../../games/index.ts'
import { playForBots } from './bot-thread.ts'

playForBots(GAMES)
