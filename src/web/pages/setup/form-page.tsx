import type { ComponentChildren } from 'preact'
import { COVERS } from '../../../games/boards.ts'
import type { GameCover } from '../../../ui/board/game-board.ts'
import { useTitle } from '../../../ui/hooks/title.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { route, to } from '../../router.ts'
import { ChartPage } from '../chart-page.tsx'
import './form.css'
import './startbar.css'

/** A page with a form: the cover of the game on one side, the form on the other. */
export function FormPage({
  cover,
  title,
  children,
}: {
  cover: GameCover
  title: string
  children: ComponentChildren
}) {
  const { Cover, id, name } = cover
  const [way = ''] = route.value
  useTitle(`${title} · ${name} · Vermeil`)
  return (
    <ChartPage crumb={name}>
      <main class="form-page">
        <div class="form-land">
          <div class="form-cover">
            <Cover />
          </div>
          <nav class="ways" aria-label={shell.t('new.games')}>
            {COVERS.map((table) => (
              <a key={table.id} href={to(way, table.id)} aria-current={table.id === id ? 'page' : undefined}>
                {table.name}
              </a>
            ))}
          </nav>
        </div>
        <div class="form-main">
          <h1>{title}</h1>
          <nav class="ways" aria-label={shell.t('new.ways')}>
            {WAYS.map(([other, words]) => (
              <a key={other} href={to(other, id)} aria-current={other === way ? 'page' : undefined}>
                {shell.t(words)}
              </a>
            ))}
          </nav>
          {children}
        </div>
      </main>
    </ChartPage>
  )
}

/** The ways to start a match, by their address. */
const WAYS = [
  ['play', 'new.bots'],
  ['new', 'new.table'],
  ['pair', 'new.strangers'],
  ['together', 'new.hotSeat'],
] as const
