import { expect, test } from 'vitest'
import { passesUnchanged } from '../../kernel/index.ts'
import { COMMANDS } from '../../protocol/index.ts'
import { readCommand } from './parse-command.ts'

const about = { id: 'abc', table: 'AbCdEfGh' }
const play = { type: 'play', ...about, asked: 3, moves: [{ type: 'draw' }] }

test('a turn is known at a look, and comes out as it came', () => {
  expect(passesUnchanged(COMMANDS.play, play)).toBe(true)
  expect(readCommand(JSON.stringify(play))).toEqual({ ok: true, command: play })
})

test('what is wrong with a turn is still told', () => {
  const asked = JSON.stringify({ ...play, asked: -1 })
  expect(readCommand(asked)).toEqual({
    ok: false,
    id: 'abc',
    rejection: { code: 'malformed', place: 'asked' },
  })
  const more = JSON.stringify({ ...play, more: 1 })
  expect(readCommand(more)).toMatchObject({ ok: false, rejection: { code: 'malformed', place: 'more' } })
})

test('what the protocol changes is changed', () => {
  const said = JSON.stringify({ type: 'chat', ...about, text: '  hallo ' })
  expect(readCommand(said)).toEqual({ ok: true, command: { type: 'chat', ...about, text: 'hallo' } })
})
