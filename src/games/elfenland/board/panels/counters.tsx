import { NO_TOKEN } from '../../rules/components/tokens.ts'
import type { Move } from '../../rules/moves.ts'
import { COUNTERS_EACH } from '../../rules/phases/counters.ts'
import type { Open } from '../../rules/state.ts'
import { Costs, TokenBack, TokenDisc } from '../art/pieces.tsx'
import { tokenName } from '../names.ts'
import { usePointed } from '../parts/pointed.tsx'
import { el } from '../texts.ts'
import type { BestJourney } from '../turn/best-journey.ts'
import { kindWords } from '../words.ts'
import { BestJourneyNote } from './best-journey.tsx'
import { Panel } from './panel.tsx'

/** Taking a counter in Elfenland: an open one or a blind one, with one press. */
export function CountersPanel({
  open,
  best,
  send,
}: {
  open: Open
  best: BestJourney | undefined
  send(move: Move): void
}) {
  const pointed = usePointed()
  const nth = COUNTERS_EACH - Math.ceil(open.drawsLeft / open.players.length) + 1
  return (
    <Panel kind="counters" title={el.t('counters.title', { n: nth, of: COUNTERS_EACH })}>
      <p class="ef-hint">{el.t('counters.hint')}</p>
      <ul class="ef-offers">
        {open.openCounters.map((token, place) =>
          token === NO_TOKEN ? undefined : (
            <li key={`${place} ${token}`}>
              <button
                type="button"
                onClick={() => send({ type: 'takeCounter', place })}
                aria-label={el.t('draw.take', { kind: kindWords(tokenName(token)) })}
                data-do="takeCounter"
                data-counter={place}
                data-shown={pointed((move) => move.type === 'takeCounter' && move.place === place)}
              >
                <TokenDisc of={tokenName(token)} />
                <span>
                  <b>{kindWords(tokenName(token))}</b>
                  <Costs of={tokenName(token)} />
                </span>
              </button>
            </li>
          ),
        )}
        <li>
          <button
            type="button"
            onClick={() => send({ type: 'drawCounter' })}
            data-do="drawCounter"
            data-shown={pointed(({ type }) => type === 'drawCounter')}
          >
            <TokenBack />
            <span>
              <b>{el.t('counters.blind', { n: open.pool })}</b>
            </span>
          </button>
        </li>
      </ul>
      <BestJourneyNote best={best} />
    </Panel>
  )
}
