import type { Move } from '../../rules/moves.ts'
import { el } from '../texts.ts'
import type { Keeping } from '../turn/choosing.ts'
import { GoldButton, Panel } from './panel.tsx'

/** The end of a round: the player chooses the tokens to keep in the tray. */
export function KeepPanel({ keeping, send }: { keeping: Keeping; send(moves: readonly Move[]): void }) {
  const { moves, wanted, chosen } = keeping
  return (
    <Panel
      kind="keeping"
      title={el.t('keep.title')}
      foot={
        <GoldButton
          ready={moves !== undefined}
          why={el.t('keep.hint', { n: wanted })}
          press={() => moves && send(moves)}
        >
          {el.t('keep.confirm')}
        </GoldButton>
      }
    >
      <p class="ef-hint ef-ask">{el.t('keep.hint', { n: wanted })}</p>
      <p class="ef-count" role="status">
        {chosen.length} / {wanted}
      </p>
      <p class="ef-hint">{el.t('keep.hidden')}</p>
    </Panel>
  )
}
