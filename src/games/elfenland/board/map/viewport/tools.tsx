import type { ComponentChildren } from 'preact'
import { Glyph } from '../../art/pieces.tsx'
import { el } from '../../texts.ts'
import type { Viewport } from './viewport.ts'

const STEP = 1.35

/** The buttons of the map: closer, further away, the whole map, and those that the board adds. */
export function MapTools({ viewport, children }: { viewport: Viewport; children: ComponentChildren }) {
  return (
    <div class="ef-tools">
      <Tool name="in" glyph="plus" press={() => viewport.zoom(STEP)} />
      <Tool name="out" glyph="minus" press={() => viewport.zoom(1 / STEP)} />
      <Tool name="fit" glyph="fit" press={() => viewport.showWholeMap()} />
      {children}
    </div>
  )
}

function Tool({ name, glyph, press }: { name: 'in' | 'out' | 'fit'; glyph: string; press(): void }) {
  const label = el.t(`map.${name}`)
  return (
    <button
      type="button"
      class="ef-stud"
      aria-label={label}
      data-explain={label}
      data-do={name}
      onClick={press}
    >
      <Glyph of={glyph} />
    </button>
  )
}
