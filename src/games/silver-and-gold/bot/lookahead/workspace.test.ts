import { describe, expect, test } from 'vitest'
import { STANDARD_DECK } from '../../rules/components/deck.ts'
import { withWorkspace } from './workspace.ts'

describe('a workspace', () => {
  test('is not shared with a search that runs inside the search', () => {
    withWorkspace(STANDARD_DECK, (outer) => {
      withWorkspace(STANDARD_DECK, (inner) => expect(inner).not.toBe(outer))
    })
  })

  test('is reused by the next search, even after one that failed', () => {
    const first = withWorkspace(STANDARD_DECK, (workspace) => workspace)
    const failing = (): unknown =>
      withWorkspace(STANDARD_DECK, () => {
        throw new Error('failed')
      })
    expect(failing).toThrow('failed')
    expect(withWorkspace(STANDARD_DECK, (workspace) => workspace)).toBe(first)
  })
})
