import assert from 'node:assert/strict'
import { fastSeed, type Game, playTurn, takeBack, tryTurn } from '../../kernel/index.ts'
import type { ConformanceCheck } from '../check.ts'
import { newSampleMatch, plainText, type Sample } from '../samples.ts'

export function undoChecks(game: Game, samples: () => readonly Sample[]): ConformanceCheck[] {
  return [
    {
      area: 'undo',
      name: 'a turn that shows nothing hidden can be taken back, and everything is as before',
      run: () => checkTakeBack(game, samples()),
    },
  ]
}

const TRIED_PER_SAMPLE = 100

/** Replays the samples. Each turn that can be taken back is taken back and played again. */
function checkTakeBack(game: Game, samples: readonly Sample[]): void {
  for (const { match: played, options, seats } of samples) {
    const match = newSampleMatch(game, options, seats, played.seed ?? fastSeed(1))
    const every = Math.max(1, Math.floor(played.log.length / TRIED_PER_SAMPLE))
    for (const [index, { seat, moves }] of played.log.entries()) {
      if (index % every !== 0) {
        playTurn(match, seat, moves)
        continue
      }
      const tried = tryTurn(match, seat, moves)
      assert('turn' in tried, 'a legal turn is refused when it is played again')
      const before = plainText(match.state)
      assert(!playTurn(match, seat, moves))
      const refused = takeBack(match, seat)
      if (tried.reveals) {
        assert(
          refused,
          `${plainText(moves)} can be taken back although it asked Chance or changed another hand`,
        )
        continue
      }
      assert(!refused, `${plainText(moves)} cannot be taken back: ${refused?.code}`)
      assert.equal(
        plainText(match.state),
        before,
        `taking back ${plainText(moves)} does not restore the position`,
      )
      assert(!playTurn(match, seat, moves))
    }
  }
}
