import { useMemo } from 'preact/hooks'
import { renderSVG } from 'uqr'
import { codeWords } from '../../../protocol/code-words.ts'
import { CopyButton } from '../../../ui/components/controls/copy-button.tsx'
import { Icon } from '../../../ui/components/pictures/icon.tsx'
import { shell } from '../../../ui/text/shell/index.ts'
import { shortAddress } from '../../session/invitation.ts'
import { ShareLinkButton } from '../share-link-button.tsx'
import { useCopy } from '../use-copy.ts'
import './link-card.css'

interface LinkCardProps {
  readonly title?: string
  readonly words: string
  readonly link: string
  /** The code of the table, to be said aloud. */
  readonly code?: string | undefined
}

/** A link to copy, share or scan. */
export function LinkCard({ title, words, link, code }: LinkCardProps) {
  const { shown, copied, copy } = useCopy<HTMLDivElement>(link)
  const picture = useMemo(
    () => renderSVG(link, { border: 0, whiteColor: 'transparent', blackColor: 'var(--qr-ink)' }),
    [link],
  )
  return (
    <section class="paper invite">
      {title === undefined ? undefined : (
        <h2>
          <Icon name="envelope" />
          {title}
        </h2>
      )}
      {code === undefined ? (
        <p>{words}</p>
      ) : (
        <p class="spoken" translate={false}>
          <span class="vh">{shell.t('lobby.code')} </span>
          {codeWords(code)
            .split(' ')
            .map((word) => (
              <span key={word}>{word} </span>
            ))}
        </p>
      )}
      {code === undefined ? undefined : <p class="words">{words}</p>}
      <div class="send">
        <div ref={shown} class="link" data-link={link}>
          {code === undefined ? link : shortAddress(code).replace(/^https?:\/\//, '')}
        </div>
        <div class="bt">
          <CopyButton main copied={copied} copy={copy} />
          <ShareLinkButton link={link} label={shell.t('lobby.share')} />
        </div>
      </div>
      <div
        class="qr"
        role="img"
        aria-label={shell.t('lobby.qr')}
        dangerouslySetInnerHTML={{ __html: picture }}
      />
    </section>
  )
}
