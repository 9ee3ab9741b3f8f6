import { settings } from '../../device/settings.ts'
import { shell } from '../../text/shell/index.ts'
import './why.css'

/** Reasons in whole sentences, open until the reader closes them once. After that a few words have to do. */
export function Why({ children }: { children: string }) {
  return (
    <details
      class="why"
      open={settings.explain.value === 'on'}
      onToggle={({ currentTarget }) => {
        settings.explain.value = currentTarget.open ? 'on' : 'off'
      }}
    >
      <summary>{shell.t('hint.why')}</summary>
      <p>{children}</p>
    </details>
  )
}
