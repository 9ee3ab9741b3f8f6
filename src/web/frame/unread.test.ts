import { expect, test } from 'vitest'
import { remarksOfOthers } from './unread.ts'

const remark = (seat: number | undefined, text: string) =>
  seat === undefined ? { name: 'Eve', text } : { seat, name: `Player ${seat}`, text }

const REMARKS = [remark(1, 'hello'), remark(0, 'hi'), remark(2, 'good luck'), remark(undefined, 'bye')]

test('the viewer’s own remarks are never unread, even if they come back after the chat was closed', () => {
  expect(remarksOfOthers(REMARKS, 1, 0).map(({ text }) => text)).toEqual(['good luck', 'bye'])
  expect(remarksOfOthers(REMARKS.slice(0, 2), 1, 0)).toEqual([])
})

test('spectators have no remarks of their own', () => {
  expect(remarksOfOthers(REMARKS, 0, undefined)).toHaveLength(4)
})
