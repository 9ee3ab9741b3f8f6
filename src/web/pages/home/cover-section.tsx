import type { ComponentType } from 'preact'
import { COVERS } from '../../../games/boards.ts'
import type { GameCover } from '../../../ui/board/game-board.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { PlayButton } from './play-button.tsx'
import './cover-section.css'

/** The pictures on the home page; games that share a cover share one. */
export const COVER_SECTIONS = [...new Set(COVERS.map(({ Cover }) => Cover))].map((Cover) => ({
  Cover,
  covers: COVERS.filter((cover) => cover.Cover === Cover),
}))

export function CoverSection({ Cover, covers }: { Cover: ComponentType; covers: readonly GameCover[] }) {
  return (
    <section
      class={`game ${covers.map(({ id }) => `game-${id}`).join(' ')}`}
      aria-label={covers.map(({ name }) => name).join(', ')}
    >
      <Cover />
      <div class="tags">
        {covers.map((cover) => (
          <div key={cover.id} class="tag">
            <h2>{cover.name}</h2>
            <p>
              {shell.t('home.players', { min: cover.players.min, n: cover.players.max })} ·{' '}
              {shell.t('home.minutes', { n: cover.minutes })}
            </p>
            <PlayButton
              cover={cover}
              words={shell.t('home.choose')}
              label={shell.t('home.playGame', { game: cover.name })}
            />
          </div>
        ))}
      </div>
    </section>
  )
}
