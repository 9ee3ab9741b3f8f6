import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Spot } from './spot.ts'
import './pencil-pointer.css'

/** With a mouse or a keyboard, a pencil rests on the cell that is hovered or focused. */
export function PencilPointer({ root, at }: { root: { current: HTMLElement | null }; at: Spot | undefined }) {
  const pencil = useRef<SVGSVGElement>(null)
  useLayoutEffect(() => {
    const cell = at && root.current?.querySelector(`[data-place="${at.place}"] [data-cell="${at.cell}"]`)
    if (!pencil.current || !cell) return
    const box = cell.getBoundingClientRect()
    pencil.current.style.transform = `translate(${box.left + box.width * 0.6}px, ${box.top + box.height * 0.7}px)`
  })
  return (
    <svg
      ref={pencil}
      class={at ? 'pencil-pointer' : 'pencil-pointer away'}
      viewBox="0 0 120 120"
      aria-hidden="true"
    >
      {/* The shadow is drawn, because a filter would be computed again wherever the pencil goes. */}
      <path d="M9 11l10 12 78 78c4 4 11 8 15 4s0-11-4-15L26 16z" class="pencil-shadow" />
      <path d="M6 14.500L1 1l13.500 5c3 3 6 6 8 9l-7 7.500c-3-2-6.500-5-9.500-8z" class="pencil-wood" />
      <path d="M1 1l4 9.500L10.500 5z" class="pencil-lead" />
      <path d="M15.500 22.500l7-7.500L98 90.500 90.500 98z" class="pencil-side" />
      <path d="M18 20l2-2.500L95.500 93l-2.500 2.500z" class="pencil-shine" />
      <path d="M90.500 98L98 90.500l7 7-7.500 7.500z" class="pencil-band" />
      <path d="M97.500 105l7.500-7.500 5 5c2 2 2 4.500 0 6.500s-4.500 2-6.500 0z" class="pencil-eraser" />
    </svg>
  )
}
