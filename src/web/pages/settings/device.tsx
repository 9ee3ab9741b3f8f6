import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { DeviceLink } from '../../../protocol/index.ts'
import { dateFormat } from '../../../text/format.ts'
import { settings } from '../../../ui/device/settings.ts'
import { useTitle } from '../../../ui/hooks/title.ts'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { language } from '../../../ui/text/texts.tsx'
import { go, shareAddress, to } from '../../router.ts'
import { claimDevice, linkDevice } from '../../session/api/me.ts'
import { introduce } from '../../session/introduce.ts'
import { ChartPage } from '../chart-page.tsx'
import { changedPerson } from '../identity/changed-person.ts'
import { LinkCard } from '../table/link-card.tsx'
import { settingsWords } from './texts.ts'
import '../settings.css'
import '../setup/startbar.css'

/** Moves a player to another device: without a code this page creates a link, with a code it uses one. */
export function DevicePage({ code }: { code: string }) {
  return code === '' ? <MakeLink /> : <Claim code={code} />
}

function Page({ title, children }: { title: string; children: ComponentChildren }) {
  useTitle(`${title} · Vermeil`)
  return (
    <ChartPage crumb={shell.t('device')} roses={[[1100, 700, 120]]}>
      <main class="settings-page device-page">
        <h1>{title}</h1>
        {children}
      </main>
    </ChartPage>
  )
}

function MakeLink() {
  const [made, setMade] = useState<DeviceLink | undefined>(undefined)
  const [problem, setProblem] = useState('')
  const make = async (): Promise<void> => {
    // The server does not know people who have never sat at a table, so tell it the name first.
    const named = await introduce()
    const answer = named.ok ? await linkDevice() : named
    setProblem(answer.ok ? '' : rejectionWords(answer.rejection))
    if (answer.ok) setMade(answer.value)
  }
  return (
    <Page title={shell.t('device')}>
      {made ? (
        <LinkCard
          words={settingsWords.t('device.words', {
            time: dateFormat(language.value, { timeStyle: 'short' }).format(made.until),
          })}
          link={shareAddress('device', made.code)}
        />
      ) : (
        <section class="paper opts">
          <p class="device-words">{settingsWords.t('device.lead')}</p>
          <p class="problem" role="alert">
            {problem}
          </p>
          <div class="startbar">
            <button type="button" class="btn btn-gold" onClick={() => void make()}>
              {settingsWords.t('device.make')}
            </button>
          </div>
        </section>
      )}
    </Page>
  )
}

function Claim({ code }: { code: string }) {
  const [problem, setProblem] = useState('')
  const claim = async (): Promise<void> => {
    const answer = await claimDevice(code)
    if (!answer.ok) return setProblem(rejectionWords(answer.rejection))
    settings.name.value = answer.value.name ?? settings.name.value
    await changedPerson()
    go()
  }
  return (
    <Page title={settingsWords.t('device.title')}>
      <section class="paper opts">
        <p class="device-words">{settingsWords.t('device.ask')}</p>
        <p class="problem" role="alert">
          {problem}
        </p>
        <div class="startbar">
          <button type="button" class="btn btn-gold" onClick={() => void claim()}>
            {settingsWords.t('device.claim')}
          </button>
          <a class="btn" href={to()}>
            {shell.t('home')}
          </a>
        </div>
      </section>
    </Page>
  )
}
