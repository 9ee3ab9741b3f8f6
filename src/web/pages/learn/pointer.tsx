import { useEffect, useRef, useState } from 'preact/hooks'
import { pointedPlace } from '../../../ui/board/pointed-place.ts'
import { SENTENCE } from './lesson-strip.tsx'
import './pointer.css'

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** How often the ring follows what it points at, in milliseconds. Boards move things without telling anybody. */
const FOLLOW = 120

/** How far the ring reaches beyond the thing, in pixels, so that it stays whole at the edge of the screen. */
const RING = 9

/** A ring around one thing on the board. The thing is described by the sentence, for screen readers. */
export function Pointer({ selectors, place }: { selectors: readonly string[]; place: unknown }) {
  const [box, setBox] = useState<Box | undefined>(undefined)
  const described = useRef<Element | undefined>(undefined)
  useEffect(() => {
    let last = ''
    const follow = (): void => {
      const targets = visibleTargets(selectors)
      describe(described, targets[0])
      const now = boxAround(targets)
      if (JSON.stringify(now) === last) return
      if (last === '' && place === undefined)
        targets[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      last = JSON.stringify(now)
      setBox(now)
    }
    follow()
    const timer = setInterval(follow, FOLLOW)
    return () => {
      clearInterval(timer)
      describe(described, undefined)
    }
  }, [])
  useEffect(() => {
    if (place === undefined) return
    pointedPlace.value = { place, pressed: true }
    return () => {
      pointedPlace.value = undefined
    }
  }, [])
  if (!box) return undefined
  const { left, top, width, height } = box
  return (
    <div
      class="lesson-pointer"
      aria-hidden="true"
      data-pointer
      style={{ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }}
    />
  )
}

/** What the first selector finds that finds anything visible. */
function visibleTargets(selectors: readonly string[]): Element[] {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(selector)].filter((element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 0 && height > 0
    })
    if (found.length > 0) return found
  }
  return []
}

/** Moves the description from the thing that had it to another. */
function describe(described: { current: Element | undefined }, target: Element | undefined): void {
  if (described.current === target) return
  described.current?.removeAttribute('aria-describedby')
  target?.setAttribute('aria-describedby', SENTENCE)
  described.current = target
}

function boxAround(elements: readonly Element[]): Box | undefined {
  if (elements.length === 0) return undefined
  const boxes = elements.map((element) => element.getBoundingClientRect())
  const left = Math.max(RING, Math.min(...boxes.map((box) => box.left)))
  const top = Math.max(RING, Math.min(...boxes.map((box) => box.top)))
  const width = Math.min(innerWidth - RING, Math.max(...boxes.map((box) => box.right))) - left
  const height = Math.min(innerHeight - RING, Math.max(...boxes.map((box) => box.bottom))) - top
  return width > 0 && height > 0 ? { left, top, width, height } : undefined
}
