import type { Signal } from '@preact/signals'
import { LANGUAGE_NAMES, LANGUAGES } from '../../../text/languages.ts'
import { OptionRow } from '../../../ui/components/controls/option-row.tsx'
import { Segments } from '../../../ui/components/controls/segments.tsx'
import { VolumeSlider } from '../../../ui/components/controls/volume.tsx'
import { LazyPart } from '../../../ui/components/lazy-part.tsx'
import { Icon } from '../../../ui/components/pictures/icon.tsx'
import { CONFIRMING, HELP, MOTIONS, PACES, settings, THEMES } from '../../../ui/device/settings.ts'
import { useTitle } from '../../../ui/hooks/title.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { language } from '../../../ui/text/texts.tsx'
import { withTexts } from '../../lazy.tsx'
import { to } from '../../router.ts'
import { ChartPage } from '../chart-page.tsx'
import { NameField } from '../setup/name-field.tsx'
import { DeviceList } from './device-list.tsx'
import { settingsWords } from './texts.ts'
import '../settings.css'

export function SettingsPage({ section }: { section: string }) {
  useTitle(`${shell.t('settings')} · Vermeil`)
  return (
    <ChartPage crumb={shell.t('settings')} roses={[[1100, 700, 120]]}>
      <main class="settings-page">
        <h1>{shell.t('settings')}</h1>
        <section class="paper opts">
          <NameField />
          <SettingsForm />
          <a class="opt device-row" href={to('device')}>
            <div>
              {shell.t('device')}
              <small>{settingsWords.t('device.hint')}</small>
            </div>
            <Icon name="next" />
          </a>
          <a class="opt device-row" href={to('people')}>
            <div>{shell.t('people')}</div>
            <Icon name="next" />
          </a>
          <a class="opt device-row" href={to('profile')}>
            <div>{shell.t('profile')}</div>
            <Icon name="next" />
          </a>
          <a class="opt device-row" href={to('ratings')}>
            <div>{shell.t('ratings')}</div>
            <Icon name="next" />
          </a>
          <a class="opt device-row" href={to('programs')}>
            <div>
              {shell.t('programs')}
              <small>{settingsWords.t('programs.hint')}</small>
            </div>
            <Icon name="next" />
          </a>
        </section>
        <LazyPart load={loadNoticePanel} shown={section === 'notices'} />
        <LazyPart load={loadRestPanel} />
        <DeviceList />
        <LazyPart load={loadIdentityPanel} />
      </main>
    </ChartPage>
  )
}

const loadNoticePanel = () =>
  withTexts(
    import('../notices/notice-panel.tsx').then(({ NoticePanel }) => NoticePanel),
    import('../notices/texts.ts').then(({ noticeWords }) => noticeWords),
  )

const loadRestPanel = () =>
  withTexts(
    import('../rest/rest-panel.tsx').then(({ RestPanel }) => RestPanel),
    import('../rest/texts.ts').then(({ restWords }) => restWords),
  )

const loadIdentityPanel = () =>
  withTexts(
    import('../identity/identity-panel.tsx').then(({ IdentityPanel }) => IdentityPanel),
    import('../identity/texts.ts').then(({ identityWords }) => identityWords),
  )

/** All settings; changes apply at once. */
export function SettingsForm() {
  return (
    <div class="settings-form">
      <OptionRow label={shell.t('language')}>
        <LanguageSelect />
      </OptionRow>
      <OptionRow label={settingsWords.t('settings.theme')}>
        <Choice
          label={settingsWords.t('settings.theme')}
          of={settings.theme}
          options={THEMES.map((value) => ({ value, label: settingsWords.t(`theme.${value}`) }))}
        />
      </OptionRow>
      <OptionRow label={settingsWords.t('settings.motion')}>
        <Choice
          label={settingsWords.t('settings.motion')}
          of={settings.motion}
          options={MOTIONS.map((value) => ({ value, label: settingsWords.t(`motion.${value}`) }))}
        />
      </OptionRow>
      <OptionRow label={settingsWords.t('settings.sound')}>
        <OnOff label={settingsWords.t('settings.sound')} of={settings.sound} />
      </OptionRow>
      <OptionRow label={shell.t('volume')}>
        <VolumeSlider />
      </OptionRow>
      <TableSettings />
    </div>
  )
}

/** How the table behaves. */
function TableSettings() {
  return (
    <>
      <OptionRow
        label={settingsWords.t('settings.keys')}
        more={
          <details>
            <summary>{settingsWords.t('settings.keys.which')}</summary>
            {(['settings.keys.hint', 'settings.keys.silver', 'settings.keys.elfenland'] as const).map(
              (key) => (
                <small key={key}>{settingsWords.t(key)}</small>
              ),
            )}
          </details>
        }
      >
        <OnOff label={settingsWords.t('settings.keys')} of={settings.keys} />
      </OptionRow>
      <OptionRow label={settingsWords.t('settings.help')} hint={settingsWords.t('settings.help.hint')}>
        <Choice
          label={settingsWords.t('settings.help')}
          of={settings.help}
          options={HELP.map((value) => ({ value, label: settingsWords.t(`help.${value}`) }))}
        />
      </OptionRow>
      <OptionRow
        label={settingsWords.t('settings.confirm')}
        more={<small role="status">{settingsWords.t(`confirm.${settings.confirm.value}.hint`)}</small>}
      >
        <Choice
          label={settingsWords.t('settings.confirm')}
          of={settings.confirm}
          options={CONFIRMING.map((value) => ({ value, label: settingsWords.t(`confirm.${value}`) }))}
        />
      </OptionRow>
      <OptionRow label={settingsWords.t('settings.pace')} hint={settingsWords.t('settings.pace.hint')}>
        <Choice
          label={settingsWords.t('settings.pace')}
          of={settings.pace}
          options={PACES.map((value) => ({ value, label: settingsWords.t(`pace.${value}`) }))}
        />
      </OptionRow>
    </>
  )
}

function LanguageSelect() {
  return (
    <select
      class="field"
      aria-label={shell.t('language')}
      value={language.value}
      onChange={(event) => {
        const code = LANGUAGES.find((known) => known === event.currentTarget.value)
        if (!code) return
        settings.language.value = code
      }}
    >
      {LANGUAGES.map((code) => (
        <option key={code} value={code} lang={code}>
          {LANGUAGE_NAMES[code]}
        </option>
      ))}
    </select>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  of: Signal<Value>
  options: readonly { readonly value: Value; readonly label: string }[]
}

function Choice<Value extends string>({ label, of, options }: ChoiceProps<Value>) {
  return (
    <Segments
      label={label}
      value={of.value}
      options={options}
      choose={(value) => {
        of.value = value
      }}
    />
  )
}

function OnOff({ label, of }: { label: string; of: Signal<'on' | 'off'> }) {
  return (
    <Choice
      label={label}
      of={of}
      options={[
        { value: 'on', label: settingsWords.t('motion.full') },
        { value: 'off', label: settingsWords.t('motion.none') },
      ]}
    />
  )
}
