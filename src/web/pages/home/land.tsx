import type { ComponentType } from 'preact'
import { COVERS } from '../../../games/boards.ts'
import type { GameCover } from '../../../ui/board/game-board.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { to } from '../../router.ts'
import './land.css'

/** The pictures on the home page; games that share a cover share one. */
export const LANDS = [...new Set(COVERS.map(({ Cover }) => Cover))].map((Cover) => ({
  Cover,
  covers: COVERS.filter((cover) => cover.Cover === Cover),
}))

export function Land({ Cover, covers }: { Cover: ComponentType; covers: readonly GameCover[] }) {
  return (
    <section
      class={`game ${covers.map(({ id }) => `game-${id}`).join(' ')}`}
      aria-label={covers.map(({ name }) => name).join(', ')}
    >
      <Cover />
      <div class="tags">
        {covers.map(({ id, name, players, minutes }) => (
          <div key={id} class="tag">
            <h2>{name}</h2>
            <p>
              {shell.t('home.players', { min: players.min, n: players.max })} ·{' '}
              {shell.t('home.minutes', { n: minutes })}
            </p>
            <a
              class="btn btn-gold"
              href={to('play', id)}
              aria-label={shell.t('home.playGame', { game: name })}
            >
              {shell.t('home.choose')}
            </a>
          </div>
        ))}
      </div>
    </section>
  )
}
