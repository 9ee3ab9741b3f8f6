import type { Move } from '../../rules/moves.ts'
import { el } from '../texts.ts'
import type { Discarding } from '../turn/choosing.ts'
import { GoldButton, Panel } from './panel.tsx'
import { TakeBack, type Undoing } from './take-back.tsx'

/** The hand limit: the player chooses the cards to discard in the rack. */
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
          <GoldButton
            ready={moves !== undefined}
            why={el.t('limit.hint', { n: owed })}
            press={() => moves && send(moves)}
          >
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
