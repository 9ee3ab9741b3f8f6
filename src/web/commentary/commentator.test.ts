import { expect, test } from 'vitest'
import type { View } from '../../kernel/index.ts'
import type { WatchedChances } from '../../review/commentary.ts'
import { type Commentary, commentaryOf, createCommentator } from './commentator.ts'
import { mayComment } from './may-comment.ts'

test('matches are commented on once they are over, and before that only if nobody but bots has a seat', () => {
  const [bot, person] = [{ bot: 'sharp' }, {}]
  expect(mayComment([bot, bot], false)).toBe(true)
  expect(mayComment([bot, person], false)).toBe(false)
  expect(mayComment([person], false)).toBe(false)
  expect(mayComment([], false)).toBe(false)
  expect(mayComment([bot, person], true)).toBe(true)
})

test('the seat whose chance has changed most is mentioned, unless it is hardly anything', () => {
  expect(commentaryOf([0.5, 0.5], undefined)).toEqual({ chances: [0.5, 0.5] })
  expect(commentaryOf([0.52, 0.48], [0.5, 0.5])).toEqual({ chances: [0.52, 0.48] })
  expect(commentaryOf([0.6, 0.2, 0.2], [0.5, 0.25, 0.25]).change).toEqual({ seat: 0, from: 0.5, to: 0.6 })
})

/** A commentator whose questions are answered by hand. */
function atWork() {
  const said: (Commentary | undefined)[] = []
  const asked: { readonly view: View; readonly memory: unknown }[] = []
  const answers: ((found: WatchedChances | undefined) => void)[] = []
  const commentator = createCommentator(
    (view, memory) => {
      asked.push({ view, memory })
      return new Promise((resolve) => answers.push(resolve))
    },
    (commentary) => said.push(commentary),
    () => Promise.resolve(),
  )
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    said,
    asked,
    watch: commentator.watch,
    async answer(chances: readonly number[]) {
      answers.shift()?.({ chances, memory: chances })
      await settle()
    },
  }
}
const position = (n: number): View => ({ open: n })

test('one position is evaluated at a time, and those that have passed meanwhile are left out', async () => {
  const { said, asked, watch, answer } = atWork()
  for (const n of [1, 2, 3]) watch(position(n))
  expect(asked).toEqual([{ view: position(1), memory: undefined }])
  await answer([0.5, 0.5])
  expect(asked.slice(1)).toEqual([{ view: position(3), memory: [0.5, 0.5] }])
  await answer([0.75, 0.25, 0])
  expect(said).toEqual([
    { chances: [0.5, 0.5] },
    { chances: [0.75, 0.25, 0], change: { seat: 0, from: 0.5, to: 0.75 } },
  ])
})

test('nothing is asked or said any more once a person has sat down', async () => {
  const { said, asked, watch, answer } = atWork()
  watch(position(1))
  watch(undefined)
  await answer([0.5, 0.5])
  expect(said).toEqual([undefined])
  expect(asked).toHaveLength(1)
})
