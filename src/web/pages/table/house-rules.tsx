import { useEffect, useState } from 'preact/hooks'
import type { TableSettings } from '../../../protocol/index.ts'
import type { GameBoard, GameCover } from '../../../ui/board/game-board.ts'
import { OptionRow } from '../../../ui/components/controls/option-row.tsx'
import { LazyPart } from '../../../ui/components/lazy-part.tsx'
import { announce } from '../../../ui/components/overlays/announce.tsx'
import { shell } from '../../../ui/text/shell/index.ts'
import { OptionList } from '../../frame/sheets/option-list.tsx'
import { clockWords } from '../../session/remote/clock-words.ts'
import type { TableInfo } from '../../session/remote/remote-state.ts'
import { RatedFact } from './rated-fact.tsx'

export interface HouseRulesProps {
  readonly info: TableInfo
  readonly game: GameBoard
  readonly cover: GameCover
  /** Absent for everybody but the host. */
  readonly change: ((settings: TableSettings) => void) | undefined
}

/** Only the host has fields to fill in. */
const loadFields = async () => (await import('./house-rule-fields.tsx')).HouseRuleFields

/** What is played at this table and who may watch. The host can change it, and the others see it at once. */
export function HouseRules(props: HouseRulesProps) {
  const { info, change } = props
  const changed = useChangedByOthers(info, change !== undefined)
  return (
    <section class="paper opts">
      <h2>{shell.t('lobby.rules')}</h2>
      {change ? <LazyPart load={loadFields} {...props} change={change} /> : <Facts {...props} />}
      <p class="watchers" role="status">
        {[
          ...(changed ? [shell.t('lobby.changed')] : []),
          ...(info.spectators > 0 ? [shell.t('lobby.spectators', { n: info.spectators })] : []),
        ].join(' ')}
      </p>
    </section>
  )
}

/** Whether the host has changed something since the page was opened, which is announced to the others. */
function useChangedByOthers(info: TableInfo, host: boolean): boolean {
  const { name, options, clock, rest, listed, watchable, seats } = info
  const now = JSON.stringify([name, options, clock, rest, listed, watchable, seats.length])
  const [seen, see] = useState({ settings: now, changed: false })
  useEffect(() => {
    if (seen.settings === now) return
    see({ settings: now, changed: !host })
    if (!host) announce(shell.t('lobby.changed'))
  }, [now, host])
  return seen.changed && !host
}

/** What is played, for those who cannot change it. */
function Facts({ info, game }: HouseRulesProps) {
  const { clock, listed, watchable } = info
  const facts = [
    [shell.t('new.people'), String(info.seats.length)],
    ...(clock.kind === 'none' ? [[shell.t('new.clock'), shell.t('new.clock.none')] as const] : []),
    [shell.t('new.listed'), shell.t(listed ? 'lobby.yes' : 'lobby.no')],
    [shell.t('new.spectators'), shell.t(watchable ? 'lobby.yes' : 'lobby.no')],
  ] as const
  return (
    <>
      {info.rated ? <RatedFact /> : undefined}
      <OptionList game={game} options={info.options} />
      {facts.map(([label, value]) => (
        <OptionRow key={label} label={label}>
          <b>{value}</b>
        </OptionRow>
      ))}
      {clock.kind === 'none' ? undefined : <p class="clock-words">{clockWords(clock, info.rest)}</p>}
    </>
  )
}
