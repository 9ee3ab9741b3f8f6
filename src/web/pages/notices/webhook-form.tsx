import { useState } from 'preact/hooks'
import type { NewChannel, WebhookStyle } from '../../../protocol/index.ts'
import { Segments } from '../../../ui/components/controls/segments.tsx'
import { language } from '../../../ui/text/texts.tsx'
import { noticeWords as words } from './texts.ts'

/** The names of the services, and what the address of a webhook looks like there. */
const SERVICES: Readonly<Record<WebhookStyle, { readonly name: string; readonly example: string }>> = {
  discord: { name: 'Discord', example: 'https://discord.com/api/webhooks/…' },
  slack: { name: 'Slack', example: 'https://hooks.slack.com/services/…' },
  ntfy: { name: 'ntfy', example: 'https://ntfy.sh/…' },
}
const STYLES = Object.keys(SERVICES) as WebhookStyle[]

/** The service that an address belongs to, if that can be seen. */
const styleOf = (url: string): WebhookStyle | undefined => STYLES.find((style) => url.includes(`${style}.`))

export function WebhookForm({ add }: { add(channel: NewChannel): Promise<boolean> }) {
  const [style, setStyle] = useState<WebhookStyle>('discord')
  const [url, setUrl] = useState('')
  return (
    <div class="opt notice-form">
      <div>
        {words.t('webhook')}
        <small>{words.t('webhook.hint')}</small>
        <form
          class="notice-fields"
          onSubmit={(event) => {
            event.preventDefault()
            void add({ kind: 'webhook', language: language.value, style, url: url.trim() }).then(
              (ok) => ok && setUrl(''),
            )
          }}
        >
          <Segments
            label={words.t('webhook.style')}
            value={style}
            options={STYLES.map((value) => ({ value, label: SERVICES[value].name }))}
            choose={(value) => setStyle(value)}
          />
          <input
            type="url"
            class="field"
            required
            placeholder={SERVICES[style].example}
            aria-label={words.t('webhook.url')}
            value={url}
            onInput={(event) => {
              setUrl(event.currentTarget.value)
              setStyle(styleOf(event.currentTarget.value) ?? style)
            }}
          />
          <button type="submit" class="btn small">
            {words.t('add')}
          </button>
        </form>
      </div>
    </div>
  )
}
