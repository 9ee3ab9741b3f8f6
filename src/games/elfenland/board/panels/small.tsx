import { type Seat, seatsOf } from '../../../../kernel/index.ts'
import { LogLines } from '../../../../ui/components/seats/log-panel.tsx'
import { listed } from '../../../../ui/text/texts.tsx'
import { countTowns } from '../../rules/components/map.ts'
import type { Move } from '../../rules/moves.ts'
import type { Open, SeatView } from '../../rules/state.ts'
import { Coin, Glyph, Picture } from '../art/pieces.tsx'
import { usePointed } from '../parts/pointed.tsx'
import { el } from '../texts.ts'
import type { Discarding, Keeping } from '../turn/choosing.ts'
import { secretWords } from '../words.ts'
import { GoldButton, Panel, SilverButton } from './panel.tsx'

/** What I did last, as long as I may take it back. */
interface Undoing {
  readonly takeBack: (() => void) | undefined
}

function TakeBack({ takeBack }: Undoing) {
  return takeBack ? (
    <SilverButton press={takeBack} name="takeBack">
      <Glyph of="undo" /> {el.t('takeBack')}
    </SilverButton>
  ) : undefined
}

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

/** The hand limit: the cards are chosen in the rack. */
export function LimitPanel({
  discarding,
  send,
  takeBack,
}: {
  discarding: Discarding
  send(moves: readonly Move[]): void
} & Undoing) {
  const { owed, moves } = discarding
  return (
    <Panel
      kind="limit"
      title={el.t('limit.title')}
      foot={
        <>
          <GoldButton ready={moves !== undefined} press={() => moves && send(moves)}>
            {el.t('limit.confirm')}
          </GoldButton>
          <TakeBack takeBack={takeBack} />
        </>
      }
    >
      <p class="ef-hint ef-ask" role="status">
        {owed > 0 ? el.t('limit.hint', { n: owed }) : el.t('limit.ready')}
      </p>
    </Panel>
  )
}

/** The end of a round: the tokens to keep are chosen in the tray. */
export function KeepPanel({
  keeping,
  last,
  send,
}: {
  keeping: Keeping
  last: boolean
  send(moves: readonly Move[]): void
}) {
  const { moves, wanted, chosen } = keeping
  return (
    <Panel
      kind="keeping"
      title={el.t('keep.title')}
      foot={
        <GoldButton ready={moves !== undefined} press={() => moves && send(moves)}>
          {el.t('keep.confirm')}
        </GoldButton>
      }
    >
      <p class="ef-hint ef-ask">{el.t('keep.hint', { n: wanted })}</p>
      <p class="ef-count" role="status">
        {chosen.length} / {wanted}
      </p>
      <p class="ef-hint">{el.t('keep.hidden')}</p>
      {last ? <p class="ef-gain">{el.t('wait.last')}</p> : undefined}
    </Panel>
  )
}

/** While others are asked: who, what for, and what happened lately. */
export function WaitPanel(props: {
  open: Open
  view: SeatView | undefined
  waiting: number
  reached: number
  name(seat: Seat): string
  takeBack: (() => void) | undefined
}) {
  const { open, view, waiting, reached, name, takeBack } = props
  const over = open.phase === 'over'
  const seats = seatsOf(waiting)
  const secret = view ? secretWords(view, open.players[view.seat].boot) : ''
  return (
    <Panel
      kind="waiting"
      start="peek"
      title={over ? el.t('over.title') : el.t('wait.title', { names: listed(seats.map(name)) })}
      foot={takeBack ? <TakeBack takeBack={takeBack} /> : undefined}
    >
      <p class="ef-hint ef-ask">{over ? el.t('over.words') : el.t(`asked.${askedKey(open)}`)}</p>
      {view && !over && (open.phase === 'planning' || open.phase === 'moving' || open.phase === 'auction') ? (
        <p class="ef-gain">{el.t('plan.reach', { n: countTowns(reached) })}</p>
      ) : undefined}
      {secret === '' ? undefined : <p class="ef-gain">{secret}</p>}
      <h3>{el.t('wait.lately')}</h3>
      <section class="ef-lately" tabIndex={0} aria-label={el.t('wait.lately')}>
        <LogLines most={12} />
      </section>
    </Panel>
  )
}

export type Asked =
  | 'drawCards'
  | 'threeCounters'
  | 'tokens'
  | 'auction'
  | 'planning'
  | 'moving'
  | 'handLimit'
  | 'reward'
  | 'rewardCards'
  | 'roundEnd'
  | 'over'

/** The phases that ask somebody; the others go by themselves. */
export function askedKey({ phase }: Open): Asked {
  switch (phase) {
    case 'deal':
    case 'hiddenCounter':
      return 'threeCounters'
    case 'income':
      return 'tokens'
    default:
      return phase
  }
}
