import { LIMITS } from '../../../protocol/limits.ts'
import { OptionRow } from '../../../ui/components/controls/option-row.tsx'
import { settings } from '../../../ui/device/settings.ts'
import { shell } from '../../../ui/text/shell/index.ts'

/** The name under which this person plays. */
export function NameField({ first, done }: { first?: boolean; done?(): void }) {
  return (
    <OptionRow as="label" label={shell.t('name')} hint={shell.t('name.hint')}>
      <input
        class="field"
        value={settings.name.value}
        placeholder={shell.t('name.otherwise')}
        maxLength={LIMITS.nameLength}
        autocomplete="nickname"
        autofocus={first}
        onChange={done}
        onInput={(event) => {
          settings.name.value = event.currentTarget.value
        }}
      />
    </OptionRow>
  )
}
