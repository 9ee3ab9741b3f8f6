import { expect, test } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND } from '../../kernel/time-units.ts'
import { timeLeftText } from './texts.ts'

test.each([
  [3 * DAY - 1, '2 days', '2 dni'],
  [2 * DAY - 1, '47 hours', '47 godzin'],
  [2 * HOUR, '2 hours', '2 godziny'],
  [HOUR, '1 hour', '1 godzina'],
  [HOUR - 1, '59 minutes', '59 minut'],
  [22 * MINUTE, '22 minutes', '22 minuty'],
  [MINUTE, '1 minute', '1 minuta'],
  [59 * SECOND, '0 minutes', '0 minut'],
])('%i milliseconds that are left are %s, in Polish %s', (left, english, polish) => {
  expect([timeLeftText(left, 'en'), timeLeftText(left, 'pl')]).toEqual([english, polish])
})
