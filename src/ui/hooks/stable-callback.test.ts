import { expect, test } from 'vitest'
import { mountHook } from '../testing/mount-hook.ts'
import { useStableCallback } from './stable-callback.ts'

test('a stable callback stays the same function and does what the latest render says', () => {
  const calls: string[] = []
  let word = 'first'
  const mounted = mountHook(() => {
    const said = word
    return useStableCallback((name: string) => calls.push(`${said} ${name}`))
  })
  const first = mounted.current()
  first('a')
  word = 'second'
  mounted.render()
  expect(mounted.current()).toBe(first)
  first('b')
  expect(calls).toEqual(['first a', 'second b'])
})
