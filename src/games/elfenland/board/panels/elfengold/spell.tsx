import { at } from '../../../../../kernel/index.ts'
import { ROADS } from '../../../rules/components/map.ts'
import { counterBit } from '../../../rules/components/roads.ts'
import { TERRAINS } from '../../../rules/components/transport.ts'
import type { SeatView } from '../../../rules/state.ts'
import { Glyph, Swatch, TokenDisc } from '../../art/pieces.tsx'
import { tokenName } from '../../names.ts'
import { el } from '../../texts.ts'
import { gainsOf } from '../../turn/lay-effects/gains.ts'
import type { Planning, PlanningAction } from '../../turn/planning/planning.ts'
import { type PreviewedCounter, previewCounters } from '../../turn/planning/spell-preview.ts'
import { kindWords, roadName, tokenWords, townName } from '../../words.ts'
import { CardPrice } from '../planning/target.tsx'

/** The roads that a spell is cast on, with every counter that it touches, and the choices that are left. */
export function SpellPreview({ view, planning }: { view: SeatView; planning: Planning }) {
  const { roads, seconds, swaps } = planning
  return (
    <>
      {roads.map((road) => (
        <SpellRoad key={road} view={view} planning={planning} road={road} />
      ))}
      {seconds.length > 1 ? <Seconds view={view} planning={planning} /> : undefined}
      {swaps.length > 1 ? <Swaps view={view} planning={planning} /> : undefined}
    </>
  )
}

function SpellRoad({ view, planning, road }: { view: SeatView; planning: Planning; road: number }) {
  const { from, to, terrain } = at(ROADS, road)
  const before = at(view.open.roads, road)
  const after = planning.after?.open.roads ?? view.open.roads
  const other = planning.roads.find((one) => one !== road)
  return (
    <div class="ef-target">
      <span>{townName(from)}</span>
      <Swatch of={at(TERRAINS, terrain)} />
      <span>{townName(to)}</span>
      <ul>
        {previewCounters(road, before, at(after, road)).map((counter) => (
          <CounterLine key={counter.kind} counter={counter} to={other} />
        ))}
      </ul>
    </div>
  )
}

/** One counter: whether it stays, comes or goes, and what the road costs with it. */
function CounterLine({ counter, to }: { counter: PreviewedCounter; to: number | undefined }) {
  const { kind, change, cards } = counter
  return (
    <li class={`is-${change}`}>
      <TokenDisc of={tokenName(kind)} class="xs" />
      <b>{kindWords(tokenName(kind))}</b>
      {change === 'comes' ? <i>{el.t('spell.new')}</i> : undefined}
      {change === 'leaves' && to !== undefined ? (
        <small>→ {roadName(to)}</small>
      ) : (
        <CardPrice kind={kind} n={cards} />
      )}
    </li>
  )
}

/** The counters that double transport could bring, each with what the road would cost with it. */
function Seconds({ view, planning }: { view: SeatView; planning: Planning }) {
  const { seconds, ready } = planning
  const road = at(planning.roads, 0)
  const before = at(view.open.roads, road)
  return (
    <div class="ef-picks">
      {seconds.map((second) => {
        const chosen =
          ready?.type === 'doubleTransport' &&
          ready.counter === second.token &&
          ready.counterHidden === second.hidden
        const cards = previewCounters(road, before, before | counterBit(second.token)).at(-1)?.cards ?? 0
        return (
          <button
            key={`${second.token} ${second.hidden}`}
            type="button"
            class={chosen ? 'ef-chip on' : 'ef-chip'}
            aria-pressed={chosen}
            onClick={() => planning.chooseSecond(second)}
            data-do="second"
          >
            <TokenDisc of={tokenName(second.token)} hidden={second.hidden} class="xs" />
            {tokenWords(second.token, second.hidden)}
            <CardPrice kind={second.token} n={cards} />
            <Gain
              view={view}
              action={{
                type: 'doubleTransport',
                hidden: false,
                road,
                counter: second.token,
                counterHidden: second.hidden,
              }}
            />
          </button>
        )
      })}
    </div>
  )
}

/** Between doubled roads several swaps may be possible. */
function Swaps({ view, planning }: { view: SeatView; planning: Planning }) {
  return (
    <div class="ef-picks">
      {planning.swaps.map((swap, i) => (
        <button
          key={`${swap.counter} ${swap.otherCounter}`}
          type="button"
          class={i === planning.swap ? 'ef-chip on' : 'ef-chip'}
          aria-pressed={i === planning.swap}
          onClick={() => planning.chooseSwap(i)}
        >
          <TokenDisc of={tokenName(swap.counter)} class="xs" />
          <Glyph of="swap" />
          <TokenDisc of={tokenName(swap.otherCounter)} class="xs" />
          <span class="vh">
            {kindWords(tokenName(swap.counter))} – {kindWords(tokenName(swap.otherCounter))}
          </span>
          <Gain view={view} action={swap} />
        </button>
      ))}
    </div>
  )
}

/** The number of towns that one way of casting the spell brings into reach. */
function Gain({ view, action }: { view: SeatView; action: PlanningAction }) {
  const n = Math.max(0, ...gainsOf(view, [action]).values())
  return n > 0 ? (
    <b class="ef-plus">
      <span aria-hidden="true">+{n}</span>
      <span class="vh">{el.t('plan.gain', { n })}</span>
    </b>
  ) : undefined
}
