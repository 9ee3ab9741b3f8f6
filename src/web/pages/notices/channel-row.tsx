import type { ShownChannel } from '../../../protocol/index.ts'
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
    <div class="opt notice-channel">
      <div>
        {label}
        <small>{notes.join(' · ')}</small>
      </div>
      {confirmed ? (
        <button
          type="button"
          class="btn small"
          aria-label={words.t('test.one', { label: channel.label })}
          onClick={test}
        >
          {words.t('test')}
        </button>
      ) : undefined}
      <button
        type="button"
        class="btn small"
        aria-label={words.t('remove.one', { label: channel.label })}
        onClick={remove}
      >
        {words.t('remove')}
      </button>
    </div>
  )
}
