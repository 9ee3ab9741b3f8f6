import { at } from '../../../../kernel/index.ts'
import type { Town } from '../../rules/components/map.ts'
import { hasGoldPiece } from '../../rules/components/roads.ts'
import type { Move } from '../../rules/moves.ts'
import type { Open } from '../../rules/state.ts'
import { Coin, Picture, TokenDisc } from '../art/pieces.tsx'
import { usePointed } from '../parts/pointed.tsx'
import type { Leg } from '../story/retrace.ts'
import { el } from '../texts.ts'
import { townName } from '../words.ts'
import { Panel } from './panel.tsx'
import { TakeBack, type Undoing } from './take-back.tsx'

/** After the journey: the gold of the towns, or two cards. */
export function RewardPanel({
  open,
  legs,
  send,
  takeBack,
}: { open: Open; legs: readonly Leg[]; send(move: Move): void } & Undoing) {
  const towns = earnings(open, legs)
  const pointed = usePointed()
  const takes = (take: 'gold' | 'cards') => pointed((move) => move.type === 'reward' && move.take === take)
  return (
    <Panel
      kind="reward"
      title={el.t('reward.title')}
      foot={takeBack ? <TakeBack takeBack={takeBack} /> : undefined}
    >
      <div class="ef-choices">
        <button
          type="button"
          class="ef-choice"
          onClick={() => send({ type: 'reward', take: 'gold' })}
          data-do="takeGold"
          data-shown={takes('gold')}
        >
          <Coin class="huge">{open.earned}</Coin>
          <b>{el.t('reward.gold')}</b>
          <small>{el.t('reward.sum')}</small>
          {towns.length > 0 ? <Earnings towns={towns} /> : undefined}
        </button>
        <button
          type="button"
          class="ef-choice"
          onClick={() => send({ type: 'reward', take: 'cards' })}
          data-do="takeCards"
          data-shown={takes('cards')}
        >
          <span class="ef-twocards big">
            <Picture of="cardBack" />
            <Picture of="cardBack" />
          </span>
          <b>{el.t('reward.cards')}</b>
          <small>{el.t('reward.pile', { n: open.pile })}</small>
        </button>
      </div>
    </Panel>
  )
}

interface Earning {
  readonly town: Town
  readonly gold: number
  readonly doubled: boolean
}

/** The gold of each town on the way; nothing if the way does not explain the sum. */
function earnings({ roads, values, earned }: Open, legs: readonly Leg[]): Earning[] {
  const towns = legs.flatMap(({ to, road }) => {
    // A flight earns nothing.
    if (road === undefined) return []
    const doubled = hasGoldPiece(at(roads, road))
    return [{ town: to, gold: at(values, to) * (doubled ? 2 : 1), doubled }]
  })
  return towns.reduce((sum, { gold }) => sum + gold, 0) === earned ? towns : []
}

/** The sum, town by town; a gold piece on the road doubles the gold of the town. */
function Earnings({ towns }: { towns: readonly Earning[] }) {
  return (
    <span class="ef-earnings">
      {towns.map(({ town, gold, doubled }, i) => (
        <span key={i}>
          {townName(town)}
          {doubled ? (
            <small>
              <TokenDisc of="goldPiece" class="xs" /> 2 × {gold / 2}
            </small>
          ) : undefined}
          <Coin>{gold}</Coin>
        </span>
      ))}
    </span>
  )
}
