import type { ComponentChildren } from 'preact'
import type { Seat } from '../../../../kernel/index.ts'
import type { CardName } from '../../rules/components/cards.ts'
import type { TokenName } from '../../rules/components/tokens.ts'
import { TERRAINS, type TerrainName, TRANSPORTS, tableCost } from '../../rules/components/transport.ts'
import { gemOf } from './seats.ts'

export type Kind = CardName | TokenName

/** A drawing of the game. It is decorative: a text beside it says what it is. */
export function Picture({
  of,
  class: look = '',
}: {
  of: Kind | 'coin' | 'caravan' | 'tokenBack' | 'cardBack' | 'lantern'
  class?: string
}) {
  return (
    <svg class={`ef-ic ${look}`} aria-hidden="true">
      <use href={`#el-${of}`} />
    </svg>
  )
}

export function Glyph({ of }: { of: string }) {
  return (
    <svg class="ef-gl" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#el-u-${of}`} />
    </svg>
  )
}

export function TerrainGlyph({ of }: { of: TerrainName }) {
  const water = of === 'river' || of === 'lake'
  return (
    <svg class="ef-terrain elfink" viewBox="-16 -16 32 32" aria-hidden="true">
      {of === 'river' ? <circle r="15" class="ef-terrain-water" /> : undefined}
      <use href={`#g-${of}`} transform={water ? 'scale(1.5)' : undefined} />
    </svg>
  )
}

export function Gem({ seat, class: look = '' }: { seat: Seat; class?: string }) {
  return (
    <svg class={`ef-gem seat-${seat} ${look}`} viewBox="-13 -13 26 26" aria-hidden="true">
      <use href={`#el-gem-${gemOf(seat)}`} x="-13" y="-13" width="26" height="26" />
    </svg>
  )
}

/** A token as it lies on felt, paper or velvet. */
export function TokenDisc({
  of,
  hidden = false,
  class: look = '',
}: {
  of: TokenName
  hidden?: boolean
  class?: string
}) {
  return (
    <span class={`ef-token kind-${of} ${hidden ? 'is-hidden' : ''} ${look}`}>
      <Picture of={of} />
    </span>
  )
}

export function TokenBack({ class: look = '' }: { class?: string }) {
  return (
    <span class={`ef-token back ${look}`}>
      <Picture of="tokenBack" />
    </span>
  )
}

export function Coin({ children, class: look = '' }: { children: ComponentChildren; class?: string }) {
  return <span class={`ef-coin ${look}`}>{children}</span>
}

/** The costs of a transport on each terrain that it can use; `1/2` on a river is downstream and upstream. */
export function Costs({ of }: { of: Kind }) {
  const transport = TRANSPORTS.indexOf(of as (typeof TRANSPORTS)[number])
  if (transport < 0) return undefined
  return (
    <span class="ef-costs" data-costs aria-hidden="true">
      {TERRAINS.map((terrain, i) => {
        const cards = tableCost(transport, i, false)
        if (cards === undefined) return undefined
        const words = terrain === 'river' ? `${cards}/${tableCost(transport, i, true)}` : String(cards)
        return (
          <span key={terrain}>
            <TerrainGlyph of={terrain} />
            <b data-n={words} />
          </span>
        )
      })}
    </span>
  )
}

/** One gold to pass an obstacle, three to fly. */
function WizardCosts() {
  return (
    <span class="ef-costs" data-costs aria-hidden="true">
      <span>
        <Picture of="treeObstacle" />
        <b data-n="1" />
      </span>
      <span>
        <Picture of="coin" />
        <b data-n="3" />
      </span>
    </span>
  )
}

/** What a card pays for. */
export const CardCosts = ({ of }: { of: CardName }) =>
  of === 'elvenWizard' ? <WizardCosts /> : <Costs of={of} />

/** The face of a travel card. */
export function CardFace({ of }: { of: CardName }) {
  return (
    <>
      <Picture of={of} />
      <CardCosts of={of} />
    </>
  )
}

/** A card as a thumbnail, with the number of such cards. */
export function MiniCard({ of, n = 1 }: { of: CardName; n?: number }) {
  return (
    <span class={`ef-mini kind-${of}`}>
      <Picture of={of} />
      {n > 1 ? <b>{n}</b> : undefined}
    </span>
  )
}

const leaf = (x: number, side: number): string =>
  `M${x} ${9 + side}Q${x} ${9 + side * 6} ${x + 6} ${9 + side * 8}Q${x + 9} ${9 + side * 4} ${x + 7} ${9 + side}z`
const ZIGZAG = 'M2 9L6 3L12 15L18 3L24 15L30 3L36 15L42 3L46 9'
const STONES = 'M6 9h.1M18 9h.1M30 9h.1M42 9h.1'

/** A short piece of road, drawn as on the map. */
export function Swatch({ of }: { of: TerrainName }) {
  return (
    <svg class="ef-swatch elfink" viewBox="-2 -2 52 22" aria-hidden="true">
      <g class={`e-road-${of}`}>{swatchLines(of)}</g>
    </svg>
  )
}

function swatchLines(of: TerrainName): ComponentChildren {
  switch (of) {
    case 'plain':
      return (
        <>
          <path class="e-rl-e" d="M2 9H46" />
          <path class="e-rl-f" d="M2 9H46" />
          <path class="e-rt" d="M8 9h6M21 9h6M34 9h6" />
        </>
      )
    case 'wood':
      return (
        <>
          <path class="e-rl" d="M2 9H46" />
          <path class="e-rt" d={leaf(4, 1) + leaf(14, -1) + leaf(24, 1) + leaf(34, -1)} />
        </>
      )
    case 'desert':
    case 'mountain': {
      const line = of === 'desert' ? STONES : ZIGZAG
      return (
        <>
          <path class="e-rt-o" d={line} />
          <path class="e-rt" d={line} />
        </>
      )
    }
    case 'river':
      return (
        <>
          <path class="e-rl-e" d="M4 9H44" />
          <path class="e-rl-f" d="M4 9H44" />
          <path class="e-rt" d="M10 5l5 4l-5 4M22 5l5 4l-5 4M34 5l5 4l-5 4" />
        </>
      )
    case 'lake':
      return (
        <>
          <path class="e-rl-e" d="M2 9H46" />
          <path class="e-rl" d="M2 9H46" />
        </>
      )
  }
}

/** A velvet cushion for the one thing that matters now. */
export function Cushion({ children }: { children: ComponentChildren }) {
  return (
    <div class="ef-velvet">
      <svg viewBox="0 0 120 100" aria-hidden="true">
        <path class="ef-tassels" d="M10 9l-8-7M110 9l8-7M10 91l-8 7M110 91l8 7" />
        <path class="ef-pillow" d="M10 8Q60 19 110 8Q101 50 110 92Q60 82 10 92Q19 50 10 8z" />
        <path class="ef-pillow-2" d="M20 18Q60 26 100 18Q94 50 100 82Q60 75 20 82Q26 50 20 18z" />
      </svg>
      {children}
    </div>
  )
}

/** Twenty notches, one filled for each visited town. */
export function Notches({ n }: { n: number }) {
  return (
    <svg class="ef-notches" viewBox="0 0 120 4" preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: 20 }, (_, i) => (
        <rect key={i} x={i * 6} y="0" width="4.600" height="4" class={i < n ? 'full' : ''} />
      ))}
    </svg>
  )
}
