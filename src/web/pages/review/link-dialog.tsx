import { useEffect, useState } from 'preact/hooks'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { Icon } from '../../../ui/components/pictures/icon.tsx'
import { shell } from '../../../ui/text/shell/index.ts'
import { shareAddress } from '../../router.ts'
import { textForLink } from '../../session/review/review-client.ts'
import { reviewWords } from './texts.ts'

interface LinkDialogProps {
  readonly place: string
  readonly id: string
  readonly file: string
  /** The address of the position, wherever the match is. */
  address(place: string, id: string): readonly string[]
  close(): void
}

/** A link to this position: to the match on the server, or with the whole match in it if that is short enough. */
export function LinkDialog({ place, id, file, address, close }: LinkDialogProps) {
  const [link, setLink] = useState<{ readonly words: string; readonly far: boolean } | undefined>(undefined)
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    const here = shareAddress(...address(place, id))
    if (place === 't' || place === 'link') return setLink({ words: here, far: true })
    void textForLink(file).then((packed) =>
      setLink(
        packed === undefined
          ? { words: here, far: false }
          : { words: shareAddress(...address('link', packed)), far: true },
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
    <Dialog title={reviewWords.t('review.link')} close={close} class="narrow">
      <p>{reviewWords.t(link?.far === false ? 'review.linkHere' : 'review.linkWords')}</p>
      <textarea
        class="field review-link"
        readOnly
        rows={4}
        aria-label={reviewWords.t('review.link')}
        value={link?.words ?? ''}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class="btn btn-gold" onClick={() => void copy()}>
        <Icon name={copied ? 'check' : 'copy'} />
        <span role="status">{copied ? shell.t('review.linkCopied') : reviewWords.t('review.link')}</span>
      </button>
    </Dialog>
  )
}
