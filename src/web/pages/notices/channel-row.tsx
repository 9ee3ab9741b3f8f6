import type { ShownChannel } from '../../../protocol/index.ts'
import { OptionRow } from '../../../ui/components/controls/option-row.tsx'
import { RowButton } from '../../../ui/components/controls/row-button.tsx'
import { timeText } from '../setup/hour-fields.tsx'
import { noticeWords as words } from './texts.ts'

/** A channel that was added, with what can be done with it. */
export function ChannelRow({
  channel,
  test,
  remove,
}: {
  channel: ShownChannel
  test(): void
  remove(): void
}) {
  const { kind, confirmed, digest, failures } = channel
  const label = kind === 'push' ? words.t('push.other') : channel.label
  const notes = [
    ...(kind === 'push' ? [channel.label] : []),
    ...(confirmed ? [] : [words.t('email.unconfirmed')]),
    ...(confirmed && digest ? [words.t('email.dailyAt', { time: timeText(digest.at) })] : []),
    ...(failures === undefined ? [] : [words.t('failing')]),
  ]
  return (
    <OptionRow label={label} hint={notes.join(' · ')} class="notice-channel">
      {confirmed ? (
        <RowButton
          words={words.t('test')}
          label={words.t('test.one', { label: channel.label })}
          small
          press={test}
        />
      ) : undefined}
      <RowButton
        words={words.t('remove')}
        label={words.t('remove.one', { label: channel.label })}
        small
        press={remove}
      />
    </OptionRow>
  )
}
