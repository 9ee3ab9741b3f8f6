import { memo } from '../../../../ui/hooks/memo.ts'
import { Glyph } from '../art/pieces.tsx'
import { el } from '../texts.ts'
import type { Viewport } from './viewport.ts'

const STEP = 1.35

/** The buttons on the map: closer, further away, the whole map. */
export const MapTools = memo(({ viewport }: { viewport: Viewport }) => (
  <div class="ef-tools">
    <Tool label={el.t('map.in')} glyph="plus" press={() => viewport.zoom(STEP)} />
    <Tool label={el.t('map.out')} glyph="minus" press={() => viewport.zoom(1 / STEP)} />
    <Tool label={el.t('map.fit')} glyph="fit" press={() => viewport.showWholeMap()} />
  </div>
))

function Tool({ label, glyph, press }: { label: string; glyph: string; press(): void }) {
  return (
    <button type="button" class="ef-stud" aria-label={label} data-explain={label} onClick={press}>
      <Glyph of={glyph} />
    </button>
  )
}
