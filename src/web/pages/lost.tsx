import { to } from '../router.ts'
import { Chart } from '../shared/pieces.tsx'
import { shell } from '../shared/texts/index.ts'
import { useTitle } from '../shared/title.ts'
import { Top } from './top.tsx'

/** Something is not there: said plainly, with a way on. */
export function LostPage({ words, retry }: { words: string; retry?: boolean }) {
  useTitle(`${words} · Vermeil`)
  return (
    <div class="chart page">
      <Chart roses={[[640, 420, 150]]} />
      <Top />
      <main class="lost">
        <h1>{words}</h1>
        <p class="btns">
          {retry ? (
            <button type="button" class="btn btn-gold" onClick={() => location.reload()}>
              {shell.t('retry')}
            </button>
          ) : undefined}
          <a class={retry ? 'btn' : 'btn btn-gold'} href={to()}>
            {shell.t('home')}
          </a>
        </p>
      </main>
    </div>
  )
}
