import type { Depth } from '../rules/state.ts'

/** A scallop in five arcs, open behind the pearl. */
const UPPER_SHELL = 'M60 64L12 40Q8 24 26 24Q30 6 46 12Q60 -4 74 12Q90 6 94 24Q112 24 108 40Z'

/** A pearl in its oyster. Pictures are hidden from screen readers, so words must go with them. */
export function PearlPicture({ value }: { value: number }) {
  return (
    <svg class="of-pearl-divers-pearl" viewBox="0 0 120 100" aria-hidden="true">
      <path d={UPPER_SHELL} class="shell" />
      <path d="M60 60L28 22M60 60L47 12M60 60L73 12M60 60L92 22" class="ribs" />
      <path d="M14 62Q60 52 106 62Q104 94 60 96Q16 94 14 62Z" class="shell low" />
      <path d="M26 78Q60 90 94 78" class="ribs" />
      <circle cx="60" cy="56" r="20" class="pearl" />
      <circle cx="53" cy="48" r="5" class="shine" />
      <text x="60" y="65" class="worth">
        {value}
      </text>
    </svg>
  )
}

/** A card: the deeper it dives, the higher the water. Without a depth it lies face down. */
export function CardPicture({ depth }: { depth?: Depth | undefined }) {
  const surface = depth === undefined ? 10 : 112 - depth * 9
  return (
    <svg class="of-pearl-divers-card" viewBox="0 0 90 126" aria-hidden="true">
      <rect x="2" y="2" width="86" height="122" rx="9" class="card-paper" />
      <path
        d={`M8 ${surface}q9.25 -8 18.5 0t18.5 0t18.5 0t18.5 0V112q0 6 -6 6H14q-6 0 -6 -6Z`}
        class={depth === undefined ? 'water back' : 'water'}
      />
      {depth === undefined ? (
        <path d="M45 40l8 20 20 3-20 4-8 20-8-20-20-4 20-3Z" class="rose" />
      ) : (
        <text x="45" y="62" class="depth">
          {depth}
        </text>
      )}
    </svg>
  )
}
