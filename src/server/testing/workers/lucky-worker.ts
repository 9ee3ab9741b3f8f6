import { GAMES } from '../../../games/all.ts'
import { botNamed } from '../../../games/manifest.ts'
import { answerBotTasks } from '../../bots/bot-thread.ts'

/* Bots that decide by nothing but their luck, whatever their level. */
answerBotTasks(
  GAMES.map((manifest) => ({
    ...manifest,
    bots: manifest.bots.map((bot) => ({ ...bot, ...botNamed(manifest, 'random'), name: bot.name })),
  })),
)
