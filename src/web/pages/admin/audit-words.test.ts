import { beforeAll, expect, test } from 'vitest'
import { shownTime } from '../../../ui/text/shown-time.ts'
import { auditDetails, auditTitle } from './audit-words.ts'
import { adminWords } from './texts.ts'

beforeAll(() => adminWords.ready())

test('the audit log says in words which way a switch was turned', () => {
  expect(auditTitle('readOnly', 'on')).toBe('Began maintenance')
  expect(auditTitle('readOnly', 'off')).toBe('Ended maintenance')
  expect(auditTitle('newTables', 'off')).toBe('Stopped new tables')
  expect(auditDetails('newTables', 'off')).toEqual([])
})

test('the audit log writes the end of a ban and a seat as its reader does', () => {
  const end = '2026-11-18T19:39:34.583Z'
  const until = `until ${shownTime(Date.parse(end))}`
  expect(auditDetails('banGuest', end)).toEqual([until])
  expect(auditDetails('banNetwork', `203.0.113.0/24 ${end}`)).toEqual(['203.0.113.0/24', until])
  expect(auditDetails('removePerson', 'seat 1')).toEqual(['seat 2'])
  expect(auditDetails('announce', 'Tea at five')).toEqual(['Tea at five'])
})
