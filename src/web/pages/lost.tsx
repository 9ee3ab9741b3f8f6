import type { Rejection } from '../../kernel/index.ts'
import { useTitle } from '../../ui/hooks/title.ts'
import { rejectionWords } from '../../ui/text/rejections.ts'
import { shell } from '../../ui/text/shell/index.ts'
import { to } from '../router.ts'
import { ChartPage } from './chart-page.tsx'
import './lost.css'

export interface Lost {
  readonly words: string
  /** The table at which the visitor may have a seat, in another browser. */
  readonly table?: string
  readonly retry?: boolean
}

/** Rejections that a retry does not change. */
const FINAL: ReadonlySet<string> = new Set([
  'noSuchTable',
  'noSuchCode',
  'notFound',
  'notKept',
  'unknownRules',
  'linkBroken',
])

/** Why something could not be opened, and whether a retry may help. */
export const lostBy = (rejection: Rejection): Lost => ({
  words: rejectionWords(rejection),
  retry: !FINAL.has(rejection.code),
})

/** Says that something could not be opened, with links to go on. */
export function LostPage({ words, retry, table }: Lost) {
  useTitle(`${words.replace(/\.$/, '')} · Vermeil`)
  return (
    <ChartPage roses={[[640, 420, 150]]}>
      <main class="lost">
        <h1>{words}</h1>
        <p class="btns">
          {retry ? (
            <button type="button" class="btn btn-gold" onClick={() => location.reload()}>
              {shell.t('retry')}
            </button>
          ) : undefined}
          {table === undefined ? undefined : (
            <a class="btn" href={to('sign-in', 't', table)}>
              {shell.t('table.signIn')}
            </a>
          )}
          <a class={retry ? 'btn' : 'btn btn-gold'} href={to()}>
            {shell.t('home')}
          </a>
        </p>
      </main>
    </ChartPage>
  )
}
