import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { HelpTopic } from '../../../ui/board/game-help.ts'
import { fakeStorage } from '../../../ui/testing/fake-storage.ts'
import { dueTopic, type HelpProgress, NEW_MATCH, withClosed, withDone, withTold } from './progress.ts'
import { loadHelpProgress, storeHelpProgress } from './stored-progress.ts'

const NEWCOMER: HelpProgress = { game: {}, match: NEW_MATCH }
const phase: HelpTopic = { id: 'mark', kind: 'phase' }
const coin: HelpTopic = { id: 'coin', kind: 'symbol' }
const palm: HelpTopic = { id: 'palm', kind: 'symbol' }

const nextMatch = ({ game }: HelpProgress): HelpProgress => ({ game, match: NEW_MATCH })
const turn = (progress: HelpProgress, ...done: string[]): HelpProgress => withDone(progress, done, 1)

describe('the help in the first matches', () => {
  test('tells a phase until the player has done it twice, on this device', () => {
    const once = turn(withTold(NEWCOMER, 'mark'), 'mark')
    expect(dueTopic([phase], once, 'first')).toBe('mark')
    expect(dueTopic([phase], nextMatch(once), 'first')).toBe('mark')
    const twice = turn(once, 'mark')
    expect(dueTopic([phase], twice, 'first')).toBeUndefined()
    expect(dueTopic([phase], nextMatch(twice), 'first')).toBeUndefined()
  })

  test('tells a closed topic no more in this match, but once in the next', () => {
    const closed = withClosed(withTold(NEWCOMER, 'mark'), 'mark')
    expect(dueTopic([phase], closed, 'first')).toBeUndefined()
    expect(dueTopic([phase], nextMatch(closed), 'first')).toBe('mark')
  })

  test('does not count a turn that is taken back', () => {
    const once = turn(NEWCOMER, 'mark')
    const again = turn(withDone(once, ['mark'], -1), 'mark')
    expect(dueTopic([phase], again, 'first')).toBe('mark')
  })

  test('gives up on a topic that the player never tries after three matches', () => {
    let progress = NEWCOMER
    for (let match = 0; match < 3; match++) {
      expect(dueTopic([coin], progress, 'first')).toBe('coin')
      progress = nextMatch(withTold(progress, 'coin'))
    }
    expect(dueTopic([coin], progress, 'first')).toBeUndefined()
  })

  test('tells one thing at a time: what was just drafted, the phase, then one symbol in each turn', () => {
    const drafted: HelpTopic = { id: 'cross', kind: 'drafted' }
    expect(dueTopic([phase, coin, drafted], NEWCOMER, 'first')).toBe('cross')
    expect(dueTopic([phase, coin], NEWCOMER, 'first')).toBe('mark')
    const closed = withClosed(NEWCOMER, 'mark')
    expect(dueTopic([phase, coin, palm], closed, 'first')).toBeUndefined()
    const second = withTold(turn(closed), 'coin')
    expect(dueTopic([phase, coin, palm], second, 'first')).toBe('coin')
    expect(dueTopic([phase, coin, palm], turn(second), 'first')).toBe('palm')
  })
})

test('help that is always on starts anew with every match, and steps back within it', () => {
  const twice = turn(turn(NEWCOMER, 'mark'), 'mark')
  expect(dueTopic([phase], twice, 'always')).toBeUndefined()
  expect(dueTopic([phase], nextMatch(twice), 'always')).toBe('mark')
})

test('help that is switched off says nothing', () => {
  expect(dueTopic([phase, coin], NEWCOMER, 'never')).toBeUndefined()
})

describe('what the device remembers', () => {
  beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()))

  test('survives a reload, by game and by match', () => {
    const progress = withClosed(turn(withTold(NEWCOMER, 'mark'), 'mark', 'coin'), 'mark')
    storeHelpProgress('silver-and-gold', 'one', progress)
    expect(loadHelpProgress('silver-and-gold', 'one')).toMatchObject(progress)
    expect(loadHelpProgress('silver-and-gold', 'two')).toEqual({ game: progress.game, match: NEW_MATCH })
    expect(loadHelpProgress('elfenland', 'two')).toEqual(NEWCOMER)
  })

  test('holds a few matches only', () => {
    for (let i = 0; i < 40; i++) storeHelpProgress('elfengold', `${i}`, withClosed(NEWCOMER, 'auction'))
    expect(JSON.parse(localStorage.getItem('vermeil:help-matches') ?? '')).toHaveLength(12)
    expect(loadHelpProgress('elfengold', '39').match.closed).toEqual(['auction'])
  })
})
