import { useEffect, useState } from 'preact/hooks'
import { at } from '../../../../kernel/at.ts'
import { Dialog } from '../../../../ui/components/overlays/dialog.tsx'
import { Icon } from '../../../../ui/components/pictures/icon.tsx'
import { shell } from '../../../../ui/text/shell/index.ts'
import { go, shareAddress } from '../../../router.ts'
import { startFork, textForLink } from '../../../session/review/review-client.ts'
import { lastSetup } from '../../home/quick.ts'
import { addressIn, type Look, nameIn } from '../look.ts'

/** Continues the match from a move, against bots. */
export function TryDialog({ look, move, close }: { look: Look; move: number; close(): void }) {
  const { study, file } = look
  const name = nameIn(look, at(study.turns, move - 1).seat)
  const [busy, setBusy] = useState(false)
  const begin = async (): Promise<void> => {
    setBusy(true)
    const id = await startFork(file, move - 1, study, lastSetup(study.game)?.level ?? 'steady')
    setBusy(false)
    if (id !== undefined) go('here', id)
  }
  return (
    <Dialog title={shell.t('review.playOn')} close={close} class="narrow">
      <p>{shell.t('review.tryHint', { name })}</p>
      <button type="button" class="btn btn-gold" disabled={busy} onClick={() => void begin()} data-do="begin">
        <Icon name="play" />
        {shell.t('review.playOn')}
      </button>
    </Dialog>
  )
}

/** A link to this position: to the match on the server, or with the whole match in it if that is short enough. */
export function LinkDialog({ look, move, close }: { look: Look; move: number; close(): void }) {
  const { place, id, file } = look
  const [link, setLink] = useState<{ readonly words: string; readonly far: boolean } | undefined>(undefined)
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    const here = shareAddress(...addressIn(look, move))
    if (place === 't' || place === 'link') return setLink({ words: here, far: true })
    void textForLink(file).then((packed) =>
      setLink(
        packed === undefined
          ? { words: here, far: false }
          : { words: shareAddress('review', 'link', packed, String(move)), far: true },
      ),
    )
  }, [id])
  const copy = async (): Promise<void> => {
    await navigator.clipboard?.writeText(link?.words ?? '').then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return (
    <Dialog title={shell.t('review.link')} close={close} class="narrow">
      <p>{shell.t(link?.far === false ? 'review.linkHere' : 'review.linkWords')}</p>
      <textarea
        class="field review-link"
        readOnly
        rows={4}
        aria-label={shell.t('review.link')}
        value={link?.words ?? ''}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class="btn btn-gold" onClick={() => void copy()}>
        <Icon name={copied ? 'check' : 'copy'} />
        <span role="status">{shell.t(copied ? 'review.linkCopied' : 'review.link')}</span>
      </button>
    </Dialog>
  )
}
