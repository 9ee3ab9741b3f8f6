import type { Depth } from '../rules/state.ts'

/** A pearl in its oyster. Pictures are hidden from screen readers, so words must go with them. */
export function PearlPicture({ value }: { value: number }) {
  return (
    <svg class="of-pearl-divers-pearl" viewBox="0 0 120 100" aria-hidden="true">
      <path d="M8 58C12 18 108 18 112 58C92 46 28 46 8 58Z" class="shell" />
      <path d="M36 50L44 26M60 47V22M84 50L76 26" class="ribs" />
      <path d="M8 58C28 46 92 46 112 58C104 92 16 92 8 58Z" class="shell low" />
      <circle cx="60" cy="58" r="21" class="pearl" />
      <circle cx="53" cy="50" r="6" class="shine" />
      <text x="60" y="67" class="worth">
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
