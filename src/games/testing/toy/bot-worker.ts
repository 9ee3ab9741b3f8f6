import { answerBotTasks } from '../../../server/bots/bot-thread.ts'
import { GAMES_WITH_TOY } from './index.ts'

answerBotTasks(GAMES_WITH_TOY)
