import { shell } from '../../text/shell/index.ts'
import { Icon } from '../pictures/icon.tsx'

interface CopyButtonProps {
  readonly label: string
  /** Whether the text was copied a moment ago. */
  readonly copied: boolean
  copy(): Promise<void>
}

/** Copies a text, and says so for a moment. */
export const CopyButton = ({ label, copied, copy }: CopyButtonProps) => (
  <button type="button" class="btn btn-gold" onClick={() => void copy()}>
    <Icon name={copied ? 'check' : 'copy'} />
    {copied ? shell.t('lobby.copied') : label}
  </button>
)
