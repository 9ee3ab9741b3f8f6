import { beforeEach, expect, test, vi } from 'vitest'
import type { Rejection, View } from '../../../kernel/index.ts'
import type { GameHelp } from '../../../ui/board/game-help.ts'
import { fakeStorage } from '../../../ui/testing/fake-storage.ts'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

const VIEW = { open: {} } as unknown as View
const POSITION = { view: VIEW, seat: 0, active: true }
const help: GameHelp = {
  ready: () => Promise.resolve(),
  say: (topic) => topic,
  topics: () => [{ id: 'mark', kind: 'phase' }],
  done: (_, moves) => moves.map(String),
  Picture: () => null,
}

/** A newcomer at a table that answers every turn with `answer`. */
async function sitDown(answer?: Rejection) {
  const { makeHelper } = await import('./helper.ts')
  const { sendTurn, takeTurnBack } = await import('../send-turn.ts')
  const helper = makeHelper({ id: 'one', game: 'silver-and-gold' })
  helper.words.value = help
  return {
    ...helper,
    play: () => sendTurn({ send: () => Promise.resolve(answer) }, helper, VIEW, ['mark']),
    takeBack: () => takeTurnBack({ takeBack: () => Promise.resolve(undefined) }, helper),
  }
}

test('the help steps back after two turns that count, also after a reload', async () => {
  const helper = await sitDown()
  await helper.play()
  expect(helper.topicIn(POSITION)).toBe('mark')
  await helper.play()
  expect(helper.topicIn(POSITION)).toBeUndefined()
  expect((await sitDown()).topicIn(POSITION)).toBeUndefined()
})

test('a refused turn and a turn that is taken back do not count', async () => {
  const refused = await sitDown({ code: 'notYourMove' })
  for (let turn = 0; turn < 3; turn++) await refused.play()
  expect(refused.topicIn(POSITION)).toBe('mark')
  const helper = await sitDown()
  await helper.play()
  await helper.play()
  await helper.takeBack()
  expect(helper.topicIn(POSITION)).toBe('mark')
})

test('a topic is announced once at a table, and stays closed after a reload', async () => {
  const helper = await sitDown()
  expect([helper.told('mark'), helper.told('mark')]).toEqual([true, false])
  helper.close('mark')
  expect(helper.topicIn(POSITION)).toBeUndefined()
  expect((await sitDown()).topicIn(POSITION)).toBeUndefined()
})

test('the setting applies at once', async () => {
  const { settings } = await import('../../../ui/device/settings.ts')
  const helper = await sitDown()
  settings.help.value = 'never'
  expect(helper.topicIn(POSITION)).toBeUndefined()
  settings.help.value = 'always'
  expect(helper.topicIn(POSITION)).toBe('mark')
})
