import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeStorage } from '../../ui/testing/fake-storage.ts'
import type { SavedMatch } from './saved-match.ts'
import {
  findLocal,
  newMatchId,
  removeMatch,
  savedMatch,
  savedMatches,
  saveMatch,
  startLocal,
} from './saved-matches.ts'

const matchOf = (id: string, at: number, over = false): SavedMatch => ({
  id,
  game: 'silver-and-gold',
  rules: 1,
  options: { memoryAid: false },
  seats: [{ name: 'Ada' }, { name: 'Bot', bot: 'steady' }],
  seed: 'ab',
  turns: [{ seat: 0, moves: [{ type: 'draw' }] }],
  over,
  at,
  waiting: 1,
})

beforeEach(() => void vi.stubGlobal('localStorage', fakeStorage()))
afterEach(() => void vi.unstubAllGlobals())

describe('matches on this device', () => {
  test('are found again by their id', () => {
    saveMatch(matchOf('one', 1))
    expect(savedMatch('one')).toEqual(matchOf('one', 1))
    expect(findLocal('one')).toEqual(matchOf('one', 1))
    expect(savedMatch('two')).toBeUndefined()
  })

  test('are listed with the last played first', () => {
    for (const [id, at] of [
      ['one', 5],
      ['two', 9],
      ['three', 7],
    ] as const)
      saveMatch(matchOf(id, at))
    expect(savedMatches().map(({ id }) => id)).toEqual(['two', 'three', 'one'])
  })

  test('all that are still being played are kept', () => {
    for (let at = 0; at < 50; at++) saveMatch(matchOf(`open${at}`, at))
    expect(savedMatches()).toHaveLength(50)
  })

  test('a new one is found by its setup until it has been opened', () => {
    const { id, game, options, seats } = matchOf(newMatchId(), 0)
    const setup = { id, game, options, seats }
    expect(startLocal(setup)).toBe(id)
    expect(findLocal(id)).toEqual(setup)
    expect(savedMatches()).toEqual([])
    saveMatch(matchOf(id, 3))
    expect(findLocal(id)).toEqual(matchOf(id, 3))
    expect(localStorage.getItem(`vermeil:new:${id}`)).toBeNull()
  })

  test('a removed one cannot be dealt again from its setup', () => {
    const { id, game, options, seats } = matchOf('one', 0)
    startLocal({ id, game, options, seats })
    saveMatch(matchOf('one', 1))
    removeMatch('one')
    expect(findLocal('one')).toBeUndefined()
  })

  test.each(['{', '[]', '{"id":"one"}', '{"id":"one","game":"silver-and-gold","seats":"two"}'])(
    'a stored value like %s is ignored',
    (text) => {
      localStorage.setItem('vermeil:match:one', text)
      localStorage.setItem('vermeil:new:one', text)
      expect(savedMatches()).toEqual([])
      expect(findLocal('one')).toBeUndefined()
    },
  )
})

describe('values that the previous version stored', () => {
  /** With the fields in the order in which that version wrote them. */
  const MATCH =
    '{"turns":[{"seat":1,"moves":[{"type":"keep","card":12}]},{"seat":0,"moves":[{"type":"keep","card":3},{"type":"keep","card":40}]}],"over":false,"waiting":2,"id":"1x2y3z","game":"silver-and-gold","options":{"memoryAid":true},"seats":[{"name":"Ada"},{"name":"Rosalind","bot":"steady"}],"rules":1,"seed":"00ff","at":1763200000000}'
  const FORK = MATCH.replace('"id"', '"fork":"{\\"format\\":\\"vermeil-match/1\\"}","id"')
  const SETUP =
    '{"id":"1x2y3z","game":"elfengold","options":{},"seats":[{"name":"Ada"},{"name":"Rosalind","bot":"strong"}]}'

  test.each([MATCH, FORK])('a match can be played on: %#', (text) => {
    localStorage.setItem('vermeil:match:1x2y3z', text)
    expect(findLocal('1x2y3z')).toEqual(JSON.parse(text))
    expect(savedMatches()).toEqual([JSON.parse(text)])
  })

  test('a match that was set up can be opened', () => {
    localStorage.setItem('vermeil:new:1x2y3z', SETUP)
    expect(findLocal('1x2y3z')).toEqual(JSON.parse(SETUP))
  })
})
