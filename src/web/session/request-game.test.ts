import { expect, test } from 'vitest'
import { gameOf } from './request-game.ts'

test('a request names the game that must be loaded for it', () => {
  const match = { id: 'a', game: 'elfengold', options: {}, seats: [] }
  expect(gameOf({ type: 'levels', game: 'elfenland' })).toBe('elfenland')
  expect(gameOf({ type: 'open', match, eyes: undefined })).toBe('elfengold')
  expect(gameOf({ type: 'review', file: '{"game":"silver-and-gold"}', levels: undefined })).toBe(
    'silver-and-gold',
  )
})

test('a file that is no match file names no game', () => {
  for (const file of ['', 'nonsense', 'null', '[]', '{"game":7}', '{}'])
    expect(gameOf({ type: 'finishedMatch', file })).toBeUndefined()
})

test('requests about the open match need no other game', () => {
  expect(gameOf({ type: 'file' })).toBeUndefined()
  expect(gameOf({ type: 'play', seat: 0, moves: [] })).toBeUndefined()
})
