import { useState } from 'preact/hooks'
import { useTitle } from '../../../ui/hooks/title.ts'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { to } from '../../router.ts'
import { confirmChannel, stopChannel } from '../../session/api/notices.ts'
import { ChartPage } from '../chart-page.tsx'
import { LostPage } from '../lost.tsx'
import { settingsWords } from './texts.ts'
import '../settings.css'
import '../setup/startbar.css'

const DEEDS = { confirm: confirmChannel, stop: stopChannel } as const
type Deed = keyof typeof DEEDS

const isDeed = (text: string): text is Deed => Object.hasOwn(DEEDS, text)

/** Where the links in e-mails lead. Programs that open every link of a mail press no button, so they change nothing. */
export function EmailPage({ deed, token }: { deed: string; token: string }) {
  return isDeed(deed) && token !== '' ? (
    <Ask deed={deed} token={token} />
  ) : (
    <LostPage words={shell.t('error.page')} />
  )
}

function Ask({ deed, token }: { deed: Deed; token: string }) {
  const [done, setDone] = useState(false)
  const [problem, setProblem] = useState('')
  const title = settingsWords.t(`email.${deed}`)
  useTitle(`${title} · Vermeil`)
  const act = async (): Promise<void> => {
    const answer = await DEEDS[deed](token)
    setProblem(answer.ok ? '' : rejectionWords(answer.rejection))
    setDone(answer.ok)
  }
  return (
    <ChartPage crumb={settingsWords.t('email')} roses={[[1100, 700, 120]]}>
      <main class="settings-page device-page">
        <h1>{title}</h1>
        <section class="paper opts">
          <p class="device-words" role="status">
            {settingsWords.t(done ? `email.${deed}.done` : `email.${deed}.words`)}
          </p>
          <p class="problem" role="alert">
            {problem}
          </p>
          <div class="startbar">
            {!done && (
              <button type="button" class="btn btn-gold" onClick={() => void act()}>
                {settingsWords.t(`email.${deed}.do`)}
              </button>
            )}
            <a class="btn" href={to()}>
              {shell.t('home')}
            </a>
          </div>
        </section>
      </main>
    </ChartPage>
  )
}
