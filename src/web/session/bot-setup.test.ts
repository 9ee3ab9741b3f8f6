import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeStorage } from '../../ui/testing/fake-storage.ts'
import { rememberSetup, usualLevel } from './bot-setup.ts'

const GAME = 'silver-and-gold'
const LEVELS = ['playful', 'gentle', 'steady', 'master']

beforeEach(() => void vi.stubGlobal('localStorage', fakeStorage()))
afterEach(() => void vi.unstubAllGlobals())

describe('the usual level of the bots', () => {
  test('is the second lowest for newcomers', () => {
    expect(usualLevel(GAME, LEVELS)).toBe('gentle')
    expect(usualLevel(GAME, ['only'])).toBe('only')
    expect(usualLevel(GAME, [])).toBe('')
  })

  test('is the one of the last match of this game', () => {
    rememberSetup(GAME, { level: 'master', opponents: 1, options: {} })
    expect(usualLevel(GAME, LEVELS)).toBe('master')
    expect(usualLevel('elfenland', LEVELS)).toBe('gentle')
  })

  test('is the second lowest where the last one does not exist', () => {
    rememberSetup(GAME, { level: 'expert', opponents: 1, options: {} })
    expect(usualLevel(GAME, LEVELS)).toBe('gentle')
  })
})
