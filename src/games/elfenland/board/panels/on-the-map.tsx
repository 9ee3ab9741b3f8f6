import { Fragment } from 'preact'
import { useFrame } from '../../../../ui/board/frame-context.ts'
import { pointingAt } from '../../../../ui/board/pointed-place.ts'
import { shell } from '../../../../ui/text/shell/index.ts'
import type { Token } from '../../rules/components/tokens.ts'
import type { Open } from '../../rules/state.ts'
import { Gem, TokenDisc } from '../art/pieces.tsx'
import type { LogPlace } from '../history/log-place.ts'
import type { LaidBy } from '../history/recently.ts'
import { tokenName } from '../names.ts'
import { el } from '../texts.ts'
import { roadName, thingWords, tokensOn } from '../words.ts'

/** Lights a road while the pointer is on its line. */
function lightRoad(road: number) {
  const { onPointerEnter, onPointerLeave } = pointingAt({ roads: [road], towns: [] } satisfies LogPlace)
  return { onPointerEnter, onPointerLeave }
}

/** A list of what lies on the roads, each token beside the sign of the player who laid it. */
export function OnTheMap({ open, laidBy }: { open: Open; laidBy: LaidBy }) {
  const { name } = useFrame()
  const loaded = open.roads.flatMap((load, road) => (load === 0 ? [] : [road]))
  return (
    <>
      <h3 class="ef-laid-title">{el.t('plan.soFar')}</h3>
      {loaded.length === 0 ? <p class="ef-hint ef-laid-title">{el.t('plan.empty')}</p> : undefined}
      <ol class="ef-laid" tabIndex={0} aria-label={el.t('plan.soFar')}>
        {loaded.map((road) => {
          const tokens = tokensOn(open.roads[road] ?? 0, road)
          const layer = (token: Token) => laidBy.get(road)?.get(token)
          return (
            <li key={road} {...lightRoad(road)}>
              {tokens.map((token) => {
                const seat = layer(token)
                return (
                  <Fragment key={token}>
                    {seat === undefined ? <span class="ef-gem" /> : <Gem seat={seat} />}
                    <TokenDisc of={tokenName(token)} class="xs" />
                  </Fragment>
                )
              })}
              <span>{roadName(road)}</span>
              <span class="vh">
                {tokens
                  .map((token) => {
                    const seat = layer(token)
                    const thing = thingWords(token)
                    return seat === undefined
                      ? thing
                      : shell.t('labelled', { label: thing, text: name(seat) })
                  })
                  .join(', ')}
              </span>
            </li>
          )
        })}
      </ol>
    </>
  )
}
