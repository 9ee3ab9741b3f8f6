import { NO_TOKEN } from '../../../rules/components/tokens.ts'
import type { Move } from '../../../rules/moves.ts'
import type { SeatView } from '../../../rules/state.ts'
import { Glyph, TokenDisc } from '../../art/pieces.tsx'
import { tokenName } from '../../names.ts'
import { usePointed } from '../../parts/pointed.tsx'
import { el } from '../../texts.ts'
import type { Showing } from '../../turn/choosing.ts'
import { kindWords } from '../../words.ts'
import { TokenNote } from '../note.tsx'
import { GoldButton, Panel } from '../panel.tsx'

/** Two tokens drawn blind: one is shown, one is hidden. */
export function ShowPanel({
  view,
  showing: { chosen, moves, choose },
  send,
}: {
  view: SeatView
  showing: Showing
  send(moves: readonly Move[]): void
}) {
  const [first, second] = view.own.drawn
  const same = first === second
  const pointed = usePointed()
  return (
    <Panel
      kind="showing"
      title={el.t('show.title')}
      foot={
        <GoldButton ready={moves !== undefined} why={el.t('show.hint')} press={() => moves && send(moves)}>
          {el.t('show.confirm')}
        </GoldButton>
      }
    >
      <p class="ef-hint">{el.t(same ? 'show.same' : 'show.hint')}</p>
      <div class="ef-two">
        {view.own.drawn.map((token, i) => {
          // Between two views the tokens may already be shown and hidden, but not yet replaced by a new phase.
          if (token === NO_TOKEN) return undefined
          const hidden = chosen !== undefined && chosen !== i
          const words = kindWords(tokenName(token))
          return (
            <button
              key={i}
              type="button"
              class={`ef-choice${chosen === i ? ' is-chosen' : ''}`}
              aria-pressed={chosen === i}
              onClick={() => choose(i)}
              data-do="choose"
              data-shown={pointed((move) => move.type === 'show' && move.token === token)}
            >
              <TokenDisc of={tokenName(token)} hidden={hidden} class="xl" />
              <b>{words}</b>
              <TokenNote of={tokenName(token)} />
              <em class="ef-fate">
                {chosen === undefined ? undefined : hidden ? (
                  <>
                    <Glyph of="eyeoff" />
                    {el.t('show.hides')}
                  </>
                ) : (
                  el.t('show.shows')
                )}
              </em>
            </button>
          )
        })}
      </div>
    </Panel>
  )
}
