import type { Signal } from '@preact/signals'
import { LANGUAGE_NAMES, LANGUAGES } from '../../text/languages.ts'
import { Segments } from '../../ui/components/controls/segments.tsx'
import { VolumeSlider } from '../../ui/components/controls/volume.tsx'
import { Icon } from '../../ui/components/pictures/icon.tsx'
import { SeaChart } from '../../ui/components/pictures/sea-chart.tsx'
import { CONFIRMING, HELP, MOTIONS, PACES, settings, THEMES } from '../../ui/device/settings.ts'
import { useTitle } from '../../ui/hooks/title.ts'
import { shell } from '../../ui/text/shell/index.ts'
import { language, speak } from '../../ui/text/texts.tsx'
import { LazyPart } from '../lazy.tsx'
import { to } from '../router.ts'
import { DeviceList } from './device-list.tsx'
import type { IdentityPanel } from './identity/identity-panel.tsx'
import type { NoticePanel } from './notices/notice-panel.tsx'
import type { RestPanel } from './rest/rest-panel.tsx'
import { NameField } from './setup/name-field.tsx'
import { Top } from './top.tsx'
import './settings.css'

export function SettingsPage({ section }: { section: string }) {
  useTitle(`${shell.t('settings')} · Vermeil`)
  return (
    <div class="chart page">
      <SeaChart roses={[[1100, 700, 120]]} />
      <Top crumb={shell.t('settings')} />
      <main class="settings-page">
        <h1>{shell.t('settings')}</h1>
        <section class="paper opts">
          <NameField />
          <SettingsForm />
          <a class="opt device-row" href={to('device')}>
            <div>
              {shell.t('device')}
              <small>{shell.t('device.hint')}</small>
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
              <small>{shell.t('programs.hint')}</small>
            </div>
            <Icon name="next" />
          </a>
        </section>
        <LazyPart load={loadNoticePanel} shown={section === 'notices'} />
        <LazyPart load={loadRestPanel} />
        <DeviceList />
        <LazyPart load={loadIdentityPanel} />
      </main>
    </div>
  )
}

const loadNoticePanel = async (): Promise<typeof NoticePanel> => {
  const [page, { noticeWords }] = await Promise.all([
    import('./notices/notice-panel.tsx'),
    import('./notices/texts.ts'),
  ])
  await noticeWords.ready()
  return page.NoticePanel
}

const loadRestPanel = async (): Promise<typeof RestPanel> => {
  const [page, { restWords }] = await Promise.all([
    import('./rest/rest-panel.tsx'),
    import('./rest/texts.ts'),
  ])
  await restWords.ready()
  return page.RestPanel
}

const loadIdentityPanel = async (): Promise<typeof IdentityPanel> => {
  const [page, { identityWords }] = await Promise.all([
    import('./identity/identity-panel.tsx'),
    import('./identity/texts.ts'),
  ])
  await identityWords.ready()
  return page.IdentityPanel
}

/** All settings; changes apply at once. */
export function SettingsForm() {
  return (
    <div class="settings-form">
      <div class="opt">
        <div>{shell.t('language')}</div>
        <select
          class="field"
          aria-label={shell.t('language')}
          value={language.value}
          onChange={(event) => {
            const code = LANGUAGES.find((known) => known === event.currentTarget.value)
            if (!code) return
            settings.language.value = code
            void speak(code)
          }}
        >
          {LANGUAGES.map((code) => (
            <option key={code} value={code} lang={code}>
              {LANGUAGE_NAMES[code]}
            </option>
          ))}
        </select>
      </div>
      <div class="opt">
        <div>{shell.t('settings.theme')}</div>
        <Segments
          label={shell.t('settings.theme')}
          value={settings.theme.value}
          options={THEMES.map((value) => ({ value, label: shell.t(`theme.${value}`) }))}
          choose={(value) => {
            settings.theme.value = value
          }}
        />
      </div>
      <div class="opt">
        <div>{shell.t('settings.motion')}</div>
        <Segments
          label={shell.t('settings.motion')}
          value={settings.motion.value}
          options={MOTIONS.map((value) => ({ value, label: shell.t(`motion.${value}`) }))}
          choose={(value) => {
            settings.motion.value = value
          }}
        />
      </div>
      <div class="opt">
        <div>{shell.t('settings.sound')}</div>
        <OnOff label={shell.t('settings.sound')} of={settings.sound} />
      </div>
      <div class="opt">
        <div>{shell.t('volume')}</div>
        <VolumeSlider />
      </div>
      <div class="opt">
        <div>
          {shell.t('settings.keys')}
          <small>{shell.t('settings.keys.hint')}</small>
          <small>{shell.t('settings.keys.silver')}</small>
          <small>{shell.t('settings.keys.elfenland')}</small>
        </div>
        <OnOff label={shell.t('settings.keys')} of={settings.keys} />
      </div>
      <div class="opt">
        <div>
          {shell.t('settings.help')}
          <small>{shell.t('settings.help.hint')}</small>
        </div>
        <Segments
          label={shell.t('settings.help')}
          value={settings.help.value}
          options={HELP.map((value) => ({ value, label: shell.t(`help.${value}`) }))}
          choose={(value) => {
            settings.help.value = value
          }}
        />
      </div>
      <div class="opt">
        <div>
          {shell.t('settings.confirm')}
          <small role="status">{shell.t(`confirm.${settings.confirm.value}.hint`)}</small>
        </div>
        <Segments
          label={shell.t('settings.confirm')}
          value={settings.confirm.value}
          options={CONFIRMING.map((value) => ({ value, label: shell.t(`confirm.${value}`) }))}
          choose={(value) => {
            settings.confirm.value = value
          }}
        />
      </div>
      <div class="opt">
        <div>
          {shell.t('settings.pace')}
          <small>{shell.t('settings.pace.hint')}</small>
        </div>
        <Segments
          label={shell.t('settings.pace')}
          value={settings.pace.value}
          options={PACES.map((value) => ({ value, label: shell.t(`pace.${value}`) }))}
          choose={(value) => {
            settings.pace.value = value
          }}
        />
      </div>
    </div>
  )
}

function OnOff({ label, of }: { label: string; of: Signal<'on' | 'off'> }) {
  return (
    <Segments
      label={label}
      value={of.value}
      options={[
        { value: 'on', label: shell.t('motion.full') },
        { value: 'off', label: shell.t('motion.none') },
      ]}
      choose={(value) => {
        of.value = value
      }}
    />
  )
}
