import { useEffect, useRef } from 'preact/hooks'
import type { Seat } from '../../kernel/index.ts'
import { useFrame } from '../../ui/board/frame-context.ts'
import { announce } from '../../ui/components/overlays/announce.tsx'
import { useFocusFallback } from '../../ui/hooks/focus.ts'
import { shell } from '../../ui/text/shell/index.ts'
import './hand-over.css'

/** At a shared screen: hides everything until the next player has the device. */
export function HandOver({ seat, name, ready }: { seat: Seat; name: string; ready(): void }) {
  const { Sign } = useFrame()
  const title = useRef<HTMLHeadingElement>(null)
  const words = shell.t('hand.title', { name })
  useFocusFallback(title)
  useEffect(() => announce(words), [seat])
  return (
    <main class="hand-over" data-phase="handOver">
      <div class="paper">
        <Sign seat={seat} />
        <h2 ref={title} tabIndex={-1}>
          {words}
        </h2>
        <p>{shell.t('hand.words', { name })}</p>
        <button type="button" class="btn btn-gold" onClick={ready}>
          {shell.t('hand.ready', { name })}
        </button>
      </div>
    </main>
  )
}
