import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { findCover } from '../../games/boards.ts'
import type { GameCover, RulesProps } from '../../ui/board/game-board.ts'
import { useTitle } from '../../ui/hooks/title.ts'
import { shell } from '../../ui/text/shell/index.ts'
import { Waiting } from '../lazy.tsx'
import { to } from '../router.ts'
import { ChartPage } from './chart-page.tsx'
import { LostPage } from './lost.tsx'
import './rules.css'

/** The rules of a game as a page of their own. */
export function RulesPage({ game }: { game: string }) {
  const cover = findCover(game)
  useTitle(cover && `${shell.t('rules')} · ${cover.name} · Vermeil`)
  if (!cover) return <LostPage words={shell.t('error.page')} />
  return (
    <ChartPage crumb={cover.name} class="rules-page" roses={[[1180, 200, 90]]}>
      <main>
        <article class="paper rules">
          <h1>{cover.name}</h1>
          <LazyRules cover={cover} />
          <p class="rules-play">
            <a class="btn btn-gold" href={to('play', cover.id)}>
              {shell.t('home.play')}
            </a>
          </p>
        </article>
      </main>
    </ChartPage>
  )
}

/** The rules of a game, loaded on demand. */
export function LazyRules({ cover, options }: { cover: GameCover } & RulesProps) {
  const [Rules, set] = useState<{ Text: ComponentType<RulesProps> } | 'loading' | 'missing'>('loading')
  useEffect(() => {
    let gone = false
    cover
      .rules()
      .then(async (page) => {
        await page.ready()
        return page.Rules
      })
      .then(
        (Text) => gone || set({ Text }),
        () => gone || set('missing'),
      )
    return () => {
      gone = true
    }
  }, [])
  if (Rules === 'loading') return <Waiting />
  if (Rules === 'missing') return <p>{shell.t('error.load')}</p>
  return <Rules.Text options={options} />
}
