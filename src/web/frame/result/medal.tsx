import type { ComponentType } from 'preact'
import type { Seat } from '../../../kernel/index.ts'
import { tokenHref } from '../../../ui/components/pictures/token.tsx'
import './medal.css'

const LEAVES = Array.from({ length: 10 }, (_, i) => i)

/** A gold coin in a silver laurel with the winner's sign, or with the shared token if the game has no signs. */
export function Medal({ seat, Sign }: { seat: Seat; Sign: ComponentType<{ seat: Seat }> | undefined }) {
  return (
    <div class="medal">
      <Coin seat={Sign ? undefined : seat} />
      {Sign ? <Sign seat={seat} /> : undefined}
    </div>
  )
}

function Coin({ seat }: { seat: Seat | undefined }) {
  return (
    <svg viewBox="0 0 220 214" aria-hidden="true">
      {[-1, 1].map((side) => (
        <g key={side}>
          <path d={stem(side)} class="stem" />
          {LEAVES.flatMap((i) =>
            [-1, 1].map((half) => {
              const angle = Math.PI / 2 + side * (0.3 + i * 0.245)
              const turned = (angle * 180) / Math.PI + side * 90 - side * half * 34
              const length = 21 - i * 0.5
              return (
                <g
                  key={`${i}${half}`}
                  transform={`translate(${(110 + Math.cos(angle) * 93).toFixed(1)} ${(103 + Math.sin(angle) * 93).toFixed(1)}) rotate(${turned.toFixed(1)})`}
                >
                  <path
                    d={`M0 0C${length * 0.3}-6.5 ${length * 0.7}-6 ${length} 0 ${length * 0.7} 6 ${length * 0.3} 6.500 0 0z`}
                    class="leaf"
                  />
                  <path d={`M2 0H${length - 4}`} class="vein" />
                </g>
              )
            }),
          )}
        </g>
      ))}
      <circle cx="110" cy="106" r="71" class="coin-edge" />
      <circle cx="110" cy="103" r="71" class="coin-face" />
      <path d="M52 88a61 61 0 0 1 50-44" class="coin-shine" />
      <circle cx="110" cy="103" r="61" class="coin-dots" />
      <circle cx="110" cy="103" r="53" class="coin-ring" />
      {seat === undefined ? undefined : (
        <use href={tokenHref(seat)} x="66" y="58" width="88" height="88" class="coin-sign" />
      )}
    </svg>
  )
}

function stem(side: number): string {
  return Array.from({ length: 11 }, (_, i) => {
    const angle = Math.PI / 2 + side * (0.2 + i * 0.245)
    return `${i ? 'L' : 'M'}${(110 + Math.cos(angle) * 93).toFixed(1)} ${(103 + Math.sin(angle) * 93).toFixed(1)}`
  }).join('')
}
