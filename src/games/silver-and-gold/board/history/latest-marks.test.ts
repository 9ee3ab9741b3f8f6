import { describe, expect, it } from 'vitest'
import { at, fastChance, fastSeed, seatsOf, startMatch, viewOf } from '../../../../kernel/index.ts'
import type { LogLine } from '../../../../ui/board/game-board.ts'
import { random } from '../../bot/random.ts'
import { silverAndGold } from '../../rules/game.ts'
import { playList } from '../../testing/turn-list.ts'
import { latestMarks } from './latest-marks.ts'
import { describe as describeStep } from './log.ts'

/** Plays until everyone has marked `turns` times, and returns the log and the match. */
function played(turns: number) {
  const match = startMatch(silverAndGold, {
    options: { memoryAid: false },
    seats: ['Ada', 'Ben', 'Cleo'],
    source: 'fast',
    seed: fastSeed(7),
  })
  if ('code' in match) throw new Error(match.code)
  const chance = fastChance(fastSeed(8))
  const entries: LogLine[] = []
  const step = (): void => {
    const before = structuredClone(viewOf(match.state, 0))
    playList(match, at(seatsOf(match.state.open.waiting), 0), (view) => random.choose(view, chance))
    entries.push(...describeStep(before, viewOf(match.state, 0)))
  }
  while (match.state.open.turn < turns || match.state.open.phase !== 'mark') step()
  return { match, entries, step }
}

describe('the latest marks', () => {
  it('are those that everyone made in the turn revealed last', () => {
    const { match, entries } = played(2)
    const latest = latestMarks(entries, viewOf(match.state, 0))
    expect([...latest.keys()].sort()).toEqual([0, 1, 2])
    for (const { turn, marks } of latest.values()) {
      expect(turn).toBe(1)
      expect(marks[0] | marks[1]).not.toBe(0)
    }
  })

  it('are shown until the viewer has confirmed the next turn', () => {
    const { match, entries, step } = played(2)
    step()
    expect(seatsOf(match.state.open.waiting)).not.toContain(0)
    expect(latestMarks(entries, viewOf(match.state, 0)).size).toBe(0)
    expect(latestMarks(entries, viewOf(match.state, 1)).size).toBe(3)
  })

  it('are none before the first turn is revealed', () => {
    const { match, entries } = played(0)
    expect(latestMarks(entries, viewOf(match.state, 0)).size).toBe(0)
  })
})
