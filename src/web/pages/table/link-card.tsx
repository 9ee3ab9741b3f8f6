import { useMemo, useRef, useState } from 'preact/hooks'
import { renderSVG } from 'uqr'
import { announce } from '../../../ui/components/overlays/announce.tsx'
import { Icon } from '../../../ui/components/pictures/icon.tsx'
import { shell } from '../../../ui/text/shell/index.ts'
import './link-card.css'

/** A link to copy, share or scan. */
export function LinkCard({ title, words, link }: { title?: string; words: string; link: string }) {
  const [copied, setCopied] = useState(false)
  const shown = useRef<HTMLDivElement>(null)
  const code = useMemo(
    () => renderSVG(link, { border: 0, whiteColor: 'transparent', blackColor: 'var(--qr-ink)' }),
    [link],
  )
  const copy = async (): Promise<void> => {
    if (!(await copyText(link, shown.current))) return
    setCopied(true)
    announce(shell.t('lobby.copied'))
    setTimeout(() => setCopied(false), 2000)
  }
  return (
    <section class="paper invite">
      {title === undefined ? undefined : (
        <h2>
          <Icon name="envelope" />
          {title}
        </h2>
      )}
      <p>{words}</p>
      <div ref={shown} class="link" data-link={link}>
        {link}
      </div>
      <div class="bt">
        <button type="button" class="btn btn-gold" onClick={() => void copy()}>
          <Icon name={copied ? 'check' : 'copy'} />
          {shell.t(copied ? 'lobby.copied' : 'lobby.copy')}
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

/** Without https there is no clipboard API, so the link is selected on the page and copied from there. */
async function copyText(text: string, shown: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    if (shown) getSelection()?.selectAllChildren(shown)
    return document.execCommand('copy')
  }
}
