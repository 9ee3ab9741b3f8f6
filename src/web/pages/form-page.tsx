import type { ComponentChildren } from 'preact'
import type { GameCover } from '../shared/game-table.ts'
import { Chart } from '../shared/pieces.tsx'
import { Top } from './top.tsx'

/** A page on which something is chosen: the game's land on one side, the slip to fill in on the other. */
export function FormPage({
  cover,
  title,
  children,
}: {
  cover: GameCover
  title: string
  children: ComponentChildren
}) {
  const { Cover, name } = cover
  return (
    <div class="chart page">
      <Chart roses={FORM_ROSES} />
      <Top crumb={name} />
      <main class="form-page">
        <div class="form-cover">
          <Cover />
        </div>
        <div class="form-slip">
          <h1>{title}</h1>
          {children}
        </div>
      </main>
    </div>
  )
}

const FORM_ROSES = [
  [395, 395, 0],
  [1220, 60, 0],
] as const
