import { useState } from 'preact/hooks'
import type { GameCover } from '../../../ui/board/game-board.ts'
import { LazyPart } from '../../../ui/components/lazy-part.tsx'

const loadDialog = async () => (await import('./play-dialog.tsx')).PlayDialog

/** A button that opens the choice of opponents and level. */
export function PlayButton({ cover, words, label }: { cover: GameCover; words: string; label?: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        class="btn btn-gold"
        aria-haspopup="dialog"
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        {words}
      </button>
      {open ? <LazyPart load={loadDialog} cover={cover} close={() => setOpen(false)} /> : undefined}
    </>
  )
}
