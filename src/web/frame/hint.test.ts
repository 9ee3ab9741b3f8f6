import { signal } from '@preact/signals'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { View } from '../../kernel/index.ts'
import { eventually } from '../../kernel/testing/eventually.ts'
import type { GameBoard } from '../../ui/board/game-board.ts'
import type { TableSession } from '../../ui/board/session.ts'
import { fakeStorage } from '../../ui/testing/fake-storage.ts'
import { mountHook } from '../../ui/testing/mount-hook.ts'

vi.mock('../session/review/sentences.ts', () => ({
  loadSentences: () => Promise.reject(new Error('offline')),
}))
vi.mock('../../ui/hooks/shortcuts.ts', () => ({ useShortcuts: () => undefined }))

const view: View = { seat: 0, open: {}, own: {} }
const session = {
  game: 'silver-and-gold',
  seats: signal([{ name: 'Ada' }]),
  hint: async () => ({ moves: [], reasons: [] }),
} as unknown as TableSession

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => vi.unstubAllGlobals())

it('a hint whose words cannot be loaded is none, instead of being awaited forever', async () => {
  const { shell } = await import('../../ui/text/shell/index.ts')
  const { useHint } = await import('./hint.tsx')
  await shell.ready()
  const hint = mountHook(() => useHint(session, {} as GameBoard, view, true))
  hint.current().ask?.()
  await eventually(() => {
    hint.render()
    expect(hint.current().said).toBe('none')
  })
})
