import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '../testing/fake-storage.ts'

/** As much of Web Audio as the sounds need: nodes that remember what they are connected to. */
class FakeNode {
  readonly gain = {
    value: 1,
    setValueAtTime() {},
    linearRampToValueAtTime() {},
    exponentialRampToValueAtTime() {},
  }
  target: unknown
  readonly context: unknown
  constructor(context: unknown) {
    this.context = context
    made.push(this)
  }
  connect<Node>(node: Node): Node {
    this.target = node
    return node
  }
  start(): void {}
  stop(): void {}
}
class FakeContext {
  readonly state = 'running'
  readonly currentTime = 0
  readonly destination = 'speaker'
}
let made: FakeNode[] = []

beforeEach(() => {
  made = []
  vi.resetModules()
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true }, languages: ['en'] })
  vi.stubGlobal('AudioContext', FakeContext)
  for (const name of ['GainNode', 'OscillatorNode']) vi.stubGlobal(name, FakeNode)
})
afterEach(() => void vi.unstubAllGlobals())

const load = async () => ({ ...(await import('./settings.ts')), ...(await import('./sound.ts')) })

/** The node through which everything reaches the speaker. */
const outputs = () => made.filter(({ target }) => target === 'speaker')

test('every sound goes through one output whose gain follows the volume', async () => {
  const { sound, settings } = await load()
  sound('tap')
  const [output] = outputs()
  expect(output?.gain.value).toBe(1)
  settings.volume.value = 30
  sound('coin')
  expect(output?.gain.value).toBe(0.25)
  settings.volume.value = 100
  sound('bell')
  expect(output?.gain.value).toBeGreaterThan(1)
  expect(outputs()).toHaveLength(1)
})

test('nothing is played at volume 0 or with the sound off', async () => {
  const { sound, settings } = await load()
  settings.volume.value = 0
  sound('tap')
  settings.volume.value = 50
  settings.sound.value = 'off'
  sound('tap')
  expect(made).toEqual([])
})

test('the volume is remembered on the device, and a damaged one is ignored', async () => {
  const { settings } = await load()
  settings.volume.value = 35
  vi.resetModules()
  expect((await load()).settings.volume.value).toBe(35)
  localStorage.setItem('vermeil:setting:volume', '9000')
  vi.resetModules()
  expect((await load()).settings.volume.value).toBe(60)
})
