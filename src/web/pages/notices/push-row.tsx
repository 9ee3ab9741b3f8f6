import { useEffect, useState } from 'preact/hooks'
import type { NewChannel, ShownChannel } from '../../../protocol/index.ts'
import { Checkbox } from '../../../ui/components/controls/checkbox.tsx'
import { OptionRow } from '../../../ui/components/controls/option-row.tsx'
import { RowButton } from '../../../ui/components/controls/row-button.tsx'
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
    <OptionRow label={words.t('push')} hint={state === undefined ? '' : words.t(`push.${state}`)}>
      {state === 'on' ? (
        <RowButton
          words={words.t('test')}
          label={words.t('test.one', { label: words.t('push') })}
          small
          press={test}
        />
      ) : undefined}
      {canSwitch ? (
        <Checkbox
          label={words.t('push')}
          checked={state === 'on'}
          change={(on) => void (on ? turnOn() : turnOff())}
        />
      ) : undefined}
    </OptionRow>
  )
}
