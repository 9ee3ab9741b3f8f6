import type { Move } from '../../../rules/moves.ts'
import type { Open } from '../../../rules/state.ts'
import { Coin, Picture, TokenDisc } from '../../art/pieces.tsx'
import { type Earning, earnings } from '../../history/earnings.ts'
import type { Leg } from '../../history/retrace.ts'
import { usePointed } from '../../parts/pointed.tsx'
import { el } from '../../texts.ts'
import { townName } from '../../words.ts'
import { Panel } from '../panel.tsx'
import { TakeBack, type Undoing } from '../take-back.tsx'

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
