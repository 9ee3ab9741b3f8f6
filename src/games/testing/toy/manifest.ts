import type { Bot } from '../../../kernel/index.ts'
import { toyGame } from '../../../kernel/testing/toy-game.ts'
import type { GameManifest } from '../../manifest.ts'

const random: Bot = {
  name: 'random',
  choose(view, chance) {
    const moves = (toyGame as GameManifest['game']).legal(view)
    return moves[chance.below(moves.length)]
  },
}

/** The smallest manifest: rules, a bot and a text print. */
export const toyManifest: GameManifest = {
  game: toyGame,
  bots: [random],
  print: ({ open }, names) => `${names.join(', ')}: ${JSON.stringify(open)}`,
}
