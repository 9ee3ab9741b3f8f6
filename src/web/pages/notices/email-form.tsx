import { useState } from 'preact/hooks'
import type { NewChannel, ShownChannel } from '../../../protocol/index.ts'
import { OptionRow } from '../../../ui/components/controls/option-row.tsx'
import { Segments } from '../../../ui/components/controls/segments.tsx'
import { language } from '../../../ui/text/texts.tsx'
import { minutesIn, ownZone, timeText } from '../setup/hour-fields.tsx'
import { noticeWords as words } from './texts.ts'

const OFTEN = ['each', 'daily'] as const
const MORNING = 8 * 60

/** Adds an e-mail address, or changes how often one that was added gets something. */
export function EmailForm({
  offered,
  channels,
  add,
}: {
  offered: boolean
  channels: readonly ShownChannel[]
  add(channel: NewChannel): Promise<boolean>
}) {
  const [first] = channels
  const [often, setOften] = useState<(typeof OFTEN)[number]>(first?.digest ? 'daily' : 'each')
  const [at, setAt] = useState(first?.digest?.at ?? MORNING)

  function send(address: string, digest: number | undefined): Promise<boolean> {
    const more = digest === undefined ? {} : { digest: { at: digest, zone: ownZone() } }
    return add({ kind: 'email', language: language.value, address, ...more })
  }
  /** An address that is there already changes at once. */
  const apply = (daily: boolean, minute: number): void => {
    setOften(daily ? 'daily' : 'each')
    setAt(minute)
    if (first) void send(first.label, daily ? minute : undefined)
  }

  if (!offered) return <OptionRow label={words.t('email')} hint={words.t('email.none')} />
  return (
    <div class="opt notice-form">
      <div>
        {words.t('email')}
        <small>{words.t('email.hint')}</small>
        <div class="notice-fields">
          <Segments
            label={words.t('email.often')}
            value={often}
            options={OFTEN.map((value) => ({ value, label: words.t(`email.${value}`) }))}
            choose={(value) => apply(value === 'daily', at)}
          />
          {often === 'daily' ? (
            <input
              type="time"
              class="field"
              required
              aria-label={words.t('email.at')}
              value={timeText(at)}
              onChange={(event) => apply(true, minutesIn(event.currentTarget.value) ?? at)}
            />
          ) : undefined}
        </div>
        {first ? undefined : (
          <AddressForm send={(address) => send(address, often === 'daily' ? at : undefined)} />
        )}
      </div>
    </div>
  )
}

/** The field for an address, which is empty again once the address was added. */
function AddressForm({ send }: { send(address: string): Promise<boolean> }) {
  const [address, setAddress] = useState('')
  return (
    <form
      class="notice-fields"
      onSubmit={(event) => {
        event.preventDefault()
        void send(address.trim()).then((added) => added && setAddress(''))
      }}
    >
      <input
        type="email"
        class="field"
        required
        autocomplete="email"
        placeholder={words.t('email.address')}
        aria-label={words.t('email.address')}
        value={address}
        onInput={(event) => setAddress(event.currentTarget.value)}
      />
      <button type="submit" class="btn small">
        {words.t('add')}
      </button>
    </form>
  )
}
