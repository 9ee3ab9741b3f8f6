import { expect, test } from 'vitest'
import { memo } from './memo.ts'

interface Props {
  points: number
  name?: string | undefined
}

const Memo = memo<Props>(() => null)
const rendersAgain = (before: Props, after: Props): boolean | undefined =>
  new Memo(before).shouldComponentUpdate?.(after, {}, undefined)

test('a memoised component renders again only if a property was changed, added or removed', () => {
  expect(rendersAgain({ points: 1 }, { points: 1 })).toBe(false)
  expect(rendersAgain({ points: 1 }, { points: 2 })).toBe(true)
  expect(rendersAgain({ points: 1 }, { points: 1, name: 'Anna' })).toBe(true)
  expect(rendersAgain({ points: 1, name: undefined }, { points: 1 })).toBe(true)
})
