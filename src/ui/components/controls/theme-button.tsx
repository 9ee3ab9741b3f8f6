import { dark, settings } from '../../device/settings.ts'
import { shell } from '../../text/shell/index.ts'
import { IconButton } from './icon-button.tsx'

export function ThemeButton() {
  return (
    <IconButton
      icon={dark.value ? 'sunny' : 'moon'}
      label={shell.t('theme')}
      onClick={() => {
        settings.theme.value = dark.value ? 'light' : 'dark'
      }}
    />
  )
}
