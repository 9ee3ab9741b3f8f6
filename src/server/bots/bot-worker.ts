import { GAMES } from '../../games/all.ts'
import { answerBotTasks } from './bot-thread.ts'

answerBotTasks(GAMES)
