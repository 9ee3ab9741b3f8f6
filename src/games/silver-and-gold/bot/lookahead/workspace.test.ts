import { describe, expect, test } from 'vitest'
import { makeDeck, STANDARD_DECK } from '../../rules/components/deck.ts'
import { VERMEIL_DECK } from '../../rules/components/vermeil-deck.ts'
import { type Workspace, withWorkspace } from './workspace.ts'

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

  test('has the wide net only where it is asked for, and only with the deck that this was trained with', () => {
    const other = makeDeck(VERMEIL_DECK)
    const hasWideNet = ({ net }: Workspace): boolean => net.wide !== undefined
    expect(withWorkspace(STANDARD_DECK, hasWideNet, 'wide')).toBe(true)
    expect(withWorkspace(STANDARD_DECK, hasWideNet)).toBe(false)
    expect(withWorkspace(other, hasWideNet, 'wide')).toBe(false)
  })
})
