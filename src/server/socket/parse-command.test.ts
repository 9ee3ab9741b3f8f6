import { expect, test } from 'vitest'
import { passesUnchanged } from '../../kernel/index.ts'
import { COMMANDS } from '../../protocol/index.ts'
import { parseCommand, readCommandId } from './parse-command.ts'

const common = { id: 'abc', table: 'AbCdEfGh' }
const play = { type: 'play', ...common, asked: 3, moves: [{ type: 'draw' }] }

test('a valid turn passes the fast check and is returned unchanged', () => {
  expect(passesUnchanged(COMMANDS.play, play)).toBe(true)
  expect(parseCommand(JSON.stringify(play))).toEqual({ ok: true, command: play })
})

test('an invalid turn is refused with the place of the mistake', () => {
  const asked = JSON.stringify({ ...play, asked: -1 })
  expect(parseCommand(asked)).toEqual({
    ok: false,
    id: 'abc',
    rejection: { code: 'malformed', place: 'asked' },
  })
  const more = JSON.stringify({ ...play, more: 1 })
  expect(parseCommand(more)).toMatchObject({ ok: false, rejection: { code: 'malformed', place: 'more' } })
})

test('a command that is refused for its id is answered with that id, or told that the id is wrong', () => {
  for (const id of ['', 'a b', '<b>', 'x'.repeat(41), 'ż']) {
    expect(parseCommand(JSON.stringify({ type: 'ping', id }))).toEqual({
      ok: false,
      id,
      rejection: { code: 'malformed', place: 'id' },
    })
  }
  for (const id of [7, null, ['a'], undefined]) {
    expect(parseCommand(JSON.stringify({ type: 'ping', id }))).toEqual({
      ok: false,
      id: undefined,
      rejection: { code: 'malformed', place: 'id' },
    })
  }
})

test('a chat text is trimmed as its schema says', () => {
  const said = JSON.stringify({ type: 'chat', ...common, text: '  hallo ' })
  expect(parseCommand(said)).toEqual({ ok: true, command: { type: 'chat', ...common, text: 'hallo' } })
})

test('the id of a command that is not looked at any further is found as in any other', () => {
  expect(readCommandId('{"table":"x","moves":[{"id":"b"}],"id":"a"}')).toBe('a')
  expect(readCommandId('{"moves":[{"id":"b"}]}')).toBeUndefined()
  for (const text of ['', 'null', '[]', '{', ' 7', `{"id":"a","deep":${'['.repeat(99)}${']'.repeat(99)}}`])
    expect(readCommandId(text)).toBeUndefined()
  expect(readCommandId(`\n{"id":"a","text":"${'['.repeat(99)}"}`)).toBe('a')
})
