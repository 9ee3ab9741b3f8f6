import type { TableSession } from '../../../ui/board/session.ts'
import { CopyButton } from '../../../ui/components/controls/copy-button.tsx'
import { shell } from '../../../ui/text/shell/index.ts'
import { ShareLinkButton } from '../../pages/share-link-button.tsx'
import { useCopy } from '../../pages/use-copy.ts'
import { sharedTableAddress } from '../../router.ts'
import { embedCode } from './embed-code.ts'
import { shareWords as words } from './texts.ts'
import './share.css'

/** The link to a table and the code that shows it in another page. */
export function ShareSheet({ session }: { session: TableSession }) {
  const link = sharedTableAddress(session.id)
  return (
    <div class="share-sheet">
      <p>{words.t(session.watchable ? 'link.watch' : 'link.players')}</p>
      <Copied text={link} label={words.t('copy.link')} />
      <ShareLinkButton link={link} label={`${shell.t('lobby.share')} …`} />
      {session.watchable ? (
        <>
          <h3>{words.t('embed')}</h3>
          <p>{words.t('embed.words')}</p>
          <Copied text={embedCode(session.id)} label={words.t('copy.code')} />
        </>
      ) : undefined}
    </div>
  )
}

/** A text with a button that copies it. */
function Copied({ text, label }: { text: string; label: string }) {
  const { shown, copied, copy } = useCopy<HTMLElement>(text)
  return (
    <div class="share-copy">
      <code ref={shown} translate={false}>
        {text}
      </code>
      <CopyButton main label={label} copied={copied} copy={copy} />
    </div>
  )
}
