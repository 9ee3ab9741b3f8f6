import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { at } from '../../../../kernel/index.ts'
import { illustrate } from '../../../../ui/components/overlays/explain.tsx'
import { CARDS } from '../../rules/components/cards.ts'
import { ROADS } from '../../rules/components/map.ts'
import {
  caravanPrice,
  countersOn,
  hasCounter,
  hasGoldPiece,
  hasObstacle,
  IS_LAND,
  price,
} from '../../rules/components/roads.ts'
import { TOKENS } from '../../rules/components/tokens.ts'
import { RAFT, TERRAINS, type TerrainName, TRANSPORTS, tableCost } from '../../rules/components/transport.ts'
import type { Open } from '../../rules/state.ts'
import { CardCosts, Coin, Costs, Glyph, MiniCard, Picture, Swatch, TokenDisc } from '../art/pieces.tsx'
import { cardName, terrainOf, tokenName } from '../names.ts'
import { playerAt } from '../view.ts'

/** Draws the tooltips of this table with pictures and prices; `data-about` says what they are about. */
export function useIllustrations(open: Open): void {
  useEffect(() => {
    illustrate.value = (about) => <div class="ef-note">{pictureOf(open, about)}</div>
    return () => {
      illustrate.value = undefined
    }
  }, [open])
}

/** `about` is a kind of thing and its name or number, such as "token dragon" or "road 12". */
function pictureOf(open: Open, about: string): ComponentChildren {
  const [kind, name = ''] = about.split(' ')
  switch (kind) {
    case 'token': {
      const token = TOKENS.find((known) => known === name)
      return token
        ? [<TokenDisc key="disc" of={token} class="sm" />, <Costs key="costs" of={token} />]
        : undefined
    }
    case 'card': {
      const card = CARDS.find((known) => known === name)
      return card ? [<MiniCard key="card" of={card} />, <CardCosts key="costs" of={card} />] : undefined
    }
    case 'terrain': {
      const terrain = TERRAINS.find((known) => known === name)
      return terrain
        ? [<Swatch key="road" of={terrain} />, <TerrainPrices key="prices" of={terrain} />]
        : undefined
    }
    case 'road':
      return [
        <Swatch key="road" of={terrainOf(Number(name))} />,
        <RoadPrices key="prices" open={open} road={Number(name)} />,
      ]
    case 'town':
      return at(open.values, Number(name)) > 0 ? <Coin>{at(open.values, Number(name))}</Coin> : undefined
    case 'player':
      return playerAt(open, Number(name)).tokens.flatMap((n, token) =>
        Array.from({ length: n }, (_, i) => (
          <TokenDisc key={`${token} ${i}`} of={tokenName(token)} class="xs" />
        )),
      )
    case 'phase':
      return <Glyph of={name} />
    default:
      return undefined
  }
}

const Priced = ({ of, children }: { of: ComponentChildren; children: ComponentChildren }) => (
  <span class="ef-priced">
    {of}
    <b>{children}</b>
  </span>
)

function TerrainPrices({ of }: { of: TerrainName }) {
  const terrain = TERRAINS.indexOf(of)
  return TRANSPORTS.map((transport, kind) => {
    const [down, up] = [tableCost(kind, terrain, false), tableCost(kind, terrain, true)]
    if (down === undefined) return undefined
    return (
      <Priced key={transport} of={<Picture of={transport} />}>
        {down === up ? down : `${down}/${up}`}
      </Priced>
    )
  })
}

/** What the road costs as it is now; without a counter, what it would cost with each that fits. */
function RoadPrices({ open, road }: { open: Open; road: number }) {
  const load = at(open.roads, road)
  const { from, to } = at(ROADS, road)
  if (IS_LAND[road] && !hasCounter(load)) return <TerrainPrices of={terrainOf(road)} />
  const caravan = caravanPrice(load)
  const kinds = IS_LAND[road] ? countersOn(load) : [RAFT]
  return (
    <>
      {kinds.map((kind) => {
        const [there, back] = [price(load, road, from, kind), price(load, road, to, kind)]
        return (
          <Priced key={kind} of={<MiniCard of={cardName(kind)} />}>
            {there === back ? there : `${there}/${back}`}
          </Priced>
        )
      })}
      {caravan === undefined ? undefined : <Priced of={<Picture of="caravan" />}>{caravan}</Priced>}
      {hasObstacle(load) ? (
        <TokenDisc of={IS_LAND[road] ? 'treeObstacle' : 'seaMonster'} class="xs" />
      ) : undefined}
      {hasGoldPiece(load) ? <TokenDisc of="goldPiece" class="xs" /> : undefined}
    </>
  )
}
