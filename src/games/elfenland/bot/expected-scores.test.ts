import { expect, test } from 'vitest'
import { recordOne } from '../../../arena/series.ts'
import { at, fastChance, fastSeed, stateAt } from '../../../kernel/index.ts'
import { requireBot, requireGame } from '../../testing/lookup.ts'
import { elfengold } from '../rules/game.ts'
import { HIGHEST_BID } from '../rules/moves.ts'
import type { ElfenlandState } from '../rules/state.ts'
import { createStaticEvaluator } from './evaluator.ts'
import { elfengoldForesight } from './foresight/elfengold.ts'

test('a bid that nobody can raise and its bidder cannot pay lowers their chances at once', () => {
  const { game } = requireGame('elfengold')
  const sharp = requireBot('elfengold', 'sharp')
  const { expectedScores, winProbabilities } = createStaticEvaluator('elfengold', elfengoldForesight)
  let bids = 0
  for (const seats of [2, 3]) {
    const match = recordOne(
      { game, options: {}, bots: Array.from({ length: seats }, () => sharp), seed: 11 },
      0,
    )
    for (let turns = 0; turns < match.log.length; turns++) {
      const state = stateAt(match, turns) as ElfenlandState
      const { phase, turn, bidding, round, variant } = state.open
      if (phase !== 'auction' || bidding === 1 << turn || round === variant.rounds) continue
      if (at(state.open.players, turn).gold < 5) continue
      const chance = (): number => at(winProbabilities(expectedScores(state, undefined), state.open), turn)
      const before = chance()
      elfengold.play(state, turn, { type: 'bid', gold: HIGHEST_BID }, fastChance(fastSeed(1)))
      expect(chance(), `turn ${turns}`).toBeLessThan(before - 0.01)
      bids++
    }
  }
  expect(bids).toBeGreaterThan(20)
})
