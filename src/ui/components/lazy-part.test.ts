import { expect, test } from 'vitest'
import { mountHook } from '../testing/mount-hook.ts'
import { loadPart, useLoaded } from './lazy-part.tsx'

const Part = (): null => null

test('a part that was loaded ahead is there at the first rendering', async () => {
  const load = async () => Part
  const firstRendering = () => mountHook(() => useLoaded(load)).current()
  expect(firstRendering().Part).toBeUndefined()
  await loadPart(load)
  expect(firstRendering().Part).toBe(Part)
})

test('a part that could not be loaded is tried again', async () => {
  let isOnline = false
  const load = async () => {
    if (!isOnline) throw new Error('offline')
    return Part
  }
  await expect(loadPart(load)).rejects.toThrow('offline')
  expect(mountHook(() => useLoaded(load)).current().Part).toBeUndefined()
  isOnline = true
  expect(await loadPart(load)).toBe(Part)
})
