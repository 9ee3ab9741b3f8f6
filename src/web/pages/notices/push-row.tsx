import { useEffect, useState } from 'preact/hooks'
import type { NewChannel, ShownChannel } from '../../../protocol/index.ts'
import { Checkbox } from '../../../ui/components/controls/checkbox.tsx'
import { type PushState, pushState, subscribePush, unsubscribePush } from './push-device.ts'
import { noticeWords as words } from './texts.ts'

interface PushRowProps {
  /** This browser, as the server knows it. */
  readonly channel: ShownChannel | undefined
  readonly pushKey: string
  add(channel: NewChannel): Promise<boolean>
  test(): void
  remove(): Promise<void>
  fail(words: string): void
}

/** Push messages on this device. The browser asks for permission when they are switched on, and not before. */
export function PushRow({ channel, pushKey, add, test, remove, fail }: PushRowProps) {
  const [state, setState] = useState<PushState | undefined>(undefined)
  const known = channel !== undefined
  useEffect(() => void pushState(known).then(setState), [known])
  const canSwitch = state === 'on' || state === 'off'

  async function turnOn(): Promise<void> {
    try {
      const wanted = await subscribePush(pushKey)
      if (wanted) await add(wanted)
    } catch {
      fail(words.t('push.failed'))
    }
    setState(await pushState(known))
  }
  async function turnOff(): Promise<void> {
    await unsubscribePush()
    await remove()
  }

  return (
    <div class="opt">
      <div>
        {words.t('push')}
        <small>{state === undefined ? '' : words.t(`push.${state}`)}</small>
      </div>
      {state === 'on' ? (
        <button
          type="button"
          class="btn small"
          aria-label={words.t('test.one', { label: words.t('push') })}
          onClick={test}
        >
          {words.t('test')}
        </button>
      ) : undefined}
      {canSwitch ? (
        <Checkbox
          label={words.t('push')}
          checked={state === 'on'}
          change={(on) => void (on ? turnOn() : turnOff())}
        />
      ) : undefined}
    </div>
  )
}
