import { GAMES } from '../../games/all.ts'
import { playForBots } from './bot-thread.ts'

playForBots(GAMES)
