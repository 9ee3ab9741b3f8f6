import { moves } from '../device/settings.ts'
import './fly.css'

/** Animates a small picture along an arc from one place on the screen to another, unless animations are off. */
export function flyPicture(
  symbol: string,
  from: DOMRect,
  to: DOMRect,
  options: { delay?: number; look?: string; arrive?: () => void } = {},
): void {
  const { delay = 0, look = '', arrive } = options
  if (!moves.value || from.width === 0 || to.width === 0) {
    arrive?.()
    return
  }
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  picture.setAttribute('class', `flying ${look}`)
  picture.setAttribute('aria-hidden', 'true')
  picture.setAttribute('viewBox', '0 0 32 32')
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  use.setAttribute('href', `#${symbol}`)
  picture.append(use)
  document.body.append(picture)
  const size = 32
  const at = (box: DOMRect): [number, number, number] => [
    box.left + box.width / 2 - size / 2,
    box.top + box.height / 2 - size / 2,
    Math.max(0.4, Math.min(2, Math.min(box.width, box.height) / size)),
  ]
  const [x, y, scale] = at(from)
  const [toX, toY, toScale] = at(to)
  const lift = Math.min(y, toY) - 40 - Math.abs(toX - x) * 0.12
  const place = (left: number, top: number, size: number): string =>
    `translate(${left}px, ${top}px) scale(${size})`
  const flight = picture.animate(
    [
      { transform: place(x, y, scale), opacity: 1, easing: 'cubic-bezier(.3,0,.6,.6)' },
      {
        transform: place((x + toX) / 2, Math.max(8, lift), (scale + toScale) * 0.6),
        opacity: 1,
        easing: 'cubic-bezier(.4,.4,.7,1)',
      },
      { transform: place(toX, toY, toScale), opacity: 0.9 },
    ],
    { duration: 520, delay, fill: 'both' },
  )
  const land = (): void => {
    picture.remove()
    arrive?.()
  }
  flight.finished.then(land, land)
}
