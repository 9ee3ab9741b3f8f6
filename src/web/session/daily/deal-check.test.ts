import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commitmentTo } from '../../../kernel/index.ts'
import { fakeStorage } from '../../../ui/testing/fake-storage.ts'
import { checkDeal } from './deal-check.ts'
import { noteCommitment, notedCommitment } from './noted-commitments.ts'

beforeEach(() => void vi.stubGlobal('localStorage', fakeStorage()))
afterEach(() => void vi.unstubAllGlobals())

const SEED = '5eed'.repeat(16)
const OTHER = '0dd5'.repeat(16)

test('a seed fits its hash and no other', () => {
  expect(checkDeal(SEED, commitmentTo(SEED), undefined)).toBe('fits')
  expect(checkDeal(OTHER, commitmentTo(SEED), undefined)).toBe('wrong')
  for (const seed of ['', '5ee', 'not hex'])
    expect(checkDeal(seed, commitmentTo(SEED), undefined)).toBe('wrong')
})

test('a hash that the device has noted beforehand is found again', () => {
  noteCommitment('2026-11-16', 'elfengold', commitmentTo(SEED))
  expect(notedCommitment('2026-11-16', 'silver-and-gold')).toBeUndefined()
  const noted = notedCommitment('2026-11-16', 'elfengold')
  expect(checkDeal(SEED, commitmentTo(SEED), noted)).toBe('noted')
})

test('a server that publishes another hash later is found out', () => {
  noteCommitment('2026-11-16', 'elfengold', commitmentTo(SEED))
  noteCommitment('2026-11-16', 'elfengold', commitmentTo(OTHER))
  const noted = notedCommitment('2026-11-16', 'elfengold')
  expect(checkDeal(OTHER, commitmentTo(OTHER), noted)).toBe('changed')
})
