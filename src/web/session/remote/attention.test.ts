import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import { tellLooking } from './attention.ts'

function open(looks: boolean) {
  const page = { looks }
  const used = signal(0)
  const asked = signal<number | undefined>(undefined)
  const told: number[] = []
  const end = tellLooking({ used, isLooking: () => page.looks }, asked, (request) => told.push(request))
  return { page, used, asked, told, end }
}

test('a request that comes while somebody looks is told once', () => {
  const { asked, used, told } = open(true)
  asked.value = 4
  used.value++
  asked.value = undefined
  asked.value = 7
  expect(told).toEqual([4, 7])
})

test('a request that comes while nobody looks is told when the page is used again', () => {
  const { page, asked, used, told } = open(false)
  asked.value = 4
  used.value++
  expect(told).toEqual([])
  page.looks = true
  used.value++
  used.value++
  expect(told).toEqual([4])
})

test('somebody who goes on looking is told again once a minute', () => {
  const { asked, used, told } = open(true)
  asked.value = 4
  used.value = 59_999
  expect(told).toEqual([4])
  used.value = 60_000
  used.value = 61_000
  expect(told).toEqual([4, 4])
})

test('a page that was left tells nothing more', () => {
  const { asked, told, end } = open(true)
  end()
  asked.value = 4
  expect(told).toEqual([])
})
