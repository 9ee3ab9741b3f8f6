import { GAMES } from '../../../games/all.ts'
import { answerBotTasks } from '../../bots/bot-thread.ts'

/* The usual bots, but those that search look at a few positions instead of thinking for seconds. */

answerBotTasks(GAMES, { iterations: 4 })
