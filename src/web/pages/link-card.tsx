import { useMemo, useState } from 'preact/hooks'
import { renderSVG } from 'uqr'
import { Icon } from '../shared/pieces.tsx'
import { shell } from '../shared/texts/index.ts'

/** A link, to be copied, shared or scanned. */
export function LinkCard({
  icon,
  title,
  words,
  link,
}: {
  icon: string
  title: string
  words: string
  link: string
}) {
  const [copied, setCopied] = useState(false)
  const code = useMemo(
    () => renderSVG(link, { border: 0, whiteColor: 'transparent', blackColor: '#1D3541' }),
    [link],
  )
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link).catch(() => undefined)
    setCopied(true)
    setTimeout(() => setCopied(false), 2000)
  }
  return (
    <section class="paper invite">
      <h2>
        <Icon name={icon} />
        {title}
      </h2>
      <p>{words}</p>
      <div class="link" data-link={link}>
        {link.replace(/^https?:\/\//, '')}
      </div>
      <div class="bt">
        <button type="button" class="btn btn-gold" onClick={() => void copy()}>
          <Icon name={copied ? 'check' : 'copy'} />
          <span role="status">{shell.t(copied ? 'lobby.copied' : 'lobby.copy')}</span>
        </button>
        {'share' in navigator ? (
          <button
            type="button"
            class="btn"
            onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
          >
            <Icon name="share" />
            {shell.t('lobby.share')}
          </button>
        ) : undefined}
      </div>
      <div
        class="qr"
        role="img"
        aria-label={shell.t('lobby.qr')}
        dangerouslySetInnerHTML={{ __html: code }}
      />
    </section>
  )
}
