import { shell } from '../../text/shell/index.ts'
import { Icon } from '../pictures/icon.tsx'

interface CopyButtonProps {
  readonly label?: string
  /** Whether it is what most people want to do here. */
  readonly main?: boolean
  /** Whether the text was copied a moment ago. */
  readonly copied: boolean
  copy(): Promise<void>
}

/** Copies a text, and says so for a moment. */
export const CopyButton = ({ label, main = false, copied, copy }: CopyButtonProps) => (
  <button type="button" class={main ? 'btn btn-gold' : 'btn'} onClick={() => void copy()}>
    <Icon name={copied ? 'check' : 'copy'} />
    {copied ? shell.t('copied') : (label ?? shell.t('copy'))}
  </button>
)
