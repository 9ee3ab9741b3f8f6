import { useEffect, useRef, useState } from 'preact/hooks'
import type { Devices } from '../../../protocol/index.ts'
import { OptionRow } from '../../../ui/components/controls/option-row.tsx'
import { RowButton } from '../../../ui/components/controls/row-button.tsx'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { shownDay } from '../../../ui/text/shown-day.ts'
import { fetchDevices, signOutDevice, signOutOthers } from '../../session/api/me.ts'
import type { ApiResult } from '../../session/api/request.ts'
import { settingsWords } from './texts.ts'

type Device = Devices['devices'][number]

/** The devices on which the player is signed in, each with a button to sign it out. Empty for an unknown visitor. */
export function DeviceList() {
  const [devices, setDevices] = useState<readonly Device[]>([])
  const [message, setMessage] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    void fetchDevices().then((answer) => answer.ok && setDevices(answer.value.devices))
  }, [])
  if (devices.length === 0) return undefined

  async function signOut(request: Promise<ApiResult<Devices>>): Promise<void> {
    const answer = await request
    setMessage(answer.ok ? settingsWords.t('devices.done') : rejectionWords(answer.rejection))
    if (!answer.ok) return
    setDevices(answer.value.devices)
    // The button that had the focus is gone.
    heading.current?.focus()
  }

  return (
    <section class="paper opts device-list" aria-labelledby="device-list">
      <h2 id="device-list" ref={heading} tabIndex={-1}>
        {settingsWords.t('devices')}
      </h2>
      <p class="device-words">{settingsWords.t('devices.hint')}</p>
      <ul>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} signOut={() => void signOut(signOutDevice(device.id))} />
        ))}
      </ul>
      <p class="device-words" role="status">
        {message}
      </p>
      {devices.length > 1 ? (
        <button type="button" class="btn" onClick={() => void signOut(signOutOthers())}>
          {settingsWords.t('devices.others')}
        </button>
      ) : undefined}
    </section>
  )
}

function DeviceRow({ device, signOut }: { device: Device; signOut(): void }) {
  const { signedIn, used, current, browser = settingsWords.t('devices.unknown') } = device
  const notes = [
    ...(current
      ? [settingsWords.t('devices.this')]
      : [settingsWords.t('devices.used', { day: shownDay(used) })]),
    ...(signedIn === undefined ? [] : [settingsWords.t('devices.since', { day: shownDay(signedIn) })]),
  ]
  return (
    <OptionRow as="li" label={browser} hint={notes.join(' · ')}>
      {current ? undefined : (
        <RowButton
          words={settingsWords.t('devices.signOut')}
          label={settingsWords.t('devices.signOutOne', { browser })}
          press={signOut}
        />
      )}
    </OptionRow>
  )
}
