import { memo } from '../../../../ui/hooks/memo.ts'
import symbols from '../symbols.svg?raw'
import { grain, PENCIL_CROSSES, pencilCross } from './pencil.ts'

function Grain({
  id,
  colour,
  flecks,
  opacity,
}: {
  id: string
  colour: string
  flecks: number
  opacity: number
}) {
  return (
    <pattern id={id} width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(24)">
      <rect width="26" height="26" fill={`var(--${colour})`} />
      <path d={grain(id, flecks)} fill="var(--sand-used)" opacity={opacity} />
    </pattern>
  )
}

/** The symbols that the drawings of this game refer to; every page that shows one of them includes this once. */
export const Sprite = memo(() => (
  <>
    <div class="sprite" aria-hidden="true" dangerouslySetInnerHTML={{ __html: symbols }} />
    <svg class="sprite" width="0" height="0" aria-hidden="true">
      <defs>
        <Grain id="graphite" colour="graphite" flecks={210} opacity={0.8} />
        <Grain id="graphite-new" colour="fresh" flecks={150} opacity={0.7} />
        {Array.from({ length: PENCIL_CROSSES }, (_, i) => (
          <symbol key={i} id={`mk-${i}`} viewBox="0 0 40 40">
            <path d={pencilCross(i)} />
          </symbol>
        ))}
      </defs>
    </svg>
  </>
))
