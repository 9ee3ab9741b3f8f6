import { playForBots } from '../../../server/bots/bot-thread.ts'
import { GAMES_WITH_TOY } from './index.ts'

playForBots(GAMES_WITH_TOY)
