import type { Move } from '../../rules/moves.ts'
import type { Open } from '../../rules/state.ts'
import { Coin, Picture } from '../art/pieces.tsx'
import { usePointed } from '../parts/pointed.tsx'
import { el } from '../texts.ts'
import { Panel } from './panel.tsx'
import { TakeBack, type Undoing } from './take-back.tsx'

/** After the journey: the gold of the towns, or two cards. */
export function RewardPanel({ open, send, takeBack }: { open: Open; send(move: Move): void } & Undoing) {
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
