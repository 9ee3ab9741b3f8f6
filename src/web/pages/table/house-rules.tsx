import { useEffect, useState } from 'preact/hooks'
import type { TableSettings } from '../../../protocol/index.ts'
import { LIMITS } from '../../../protocol/limits.ts'
import type { GameBoard, GameCover } from '../../../ui/board/game-board.ts'
import { Checkbox } from '../../../ui/components/controls/checkbox.tsx'
import { announce } from '../../../ui/components/overlays/announce.tsx'
import { shell } from '../../../ui/text/shell/index.ts'
import { OptionList } from '../../frame/sheets/option-list.tsx'
import { LazyPart } from '../../lazy.tsx'
import { clockWords } from '../../session/remote/clock-words.ts'
import type { TableInfo } from '../../session/remote/remote-state.ts'
import { loadRatedTerms } from '../ratings/load.ts'
import { ClockFields } from '../setup/clock-fields.tsx'
import { CountField } from '../setup/count-field.tsx'
import { OptionFields } from '../setup/option-fields.tsx'

interface HouseRulesProps {
  readonly info: TableInfo
  readonly game: GameBoard
  readonly cover: GameCover
  /** Absent for everybody but the host. */
  readonly change: ((settings: TableSettings) => void) | undefined
  readonly problem: string
}

/** What is played at this table and who may watch. The host can change it, and the others see it at once. */
export function HouseRules(props: HouseRulesProps) {
  const { info, change, problem } = props
  const changed = useChangedByOthers(info, change !== undefined)
  return (
    <section class="paper opts">
      <h2>{shell.t('lobby.rules')}</h2>
      {change ? <Fields {...props} change={change} /> : <Facts {...props} />}
      <p class="watchers" role="status">
        {[
          ...(changed ? [shell.t('lobby.changed')] : []),
          ...(info.spectators > 0 ? [shell.t('lobby.spectators', { n: info.spectators })] : []),
        ].join(' ')}
      </p>
      <p class="problem" role="alert">
        {problem}
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

function Fields({ info, game, cover, change }: HouseRulesProps & { change(settings: TableSettings): void }) {
  const { seats, clock, rest, listed, watchable } = info
  const options = (info.options ?? {}) as Readonly<Record<string, unknown>>
  const lastPerson = seats.findLastIndex(({ kind }) => kind === 'person')
  const fewest = Math.max(2, lastPerson + 1)
  return (
    <>
      <TableName name={info.name ?? ''} change={(name) => change({ name })} />
      {fewest < cover.players.max ? (
        <CountField
          label={shell.t('new.people')}
          value={seats.length}
          min={fewest}
          max={cover.players.max}
          choose={(count) => change({ seats: count })}
        />
      ) : undefined}
      <ClockFields
        clock={clock}
        change={(chosen) => change({ clock: chosen })}
        rest={rest}
        changeRest={(chosen) => change({ rest: chosen })}
      />
      {info.rated ? (
        <RatedFact />
      ) : (
        <OptionFields
          game={game}
          options={options}
          change={(chosen) => change({ options: changesTo(options, chosen) })}
        />
      )}
      <Switch words="new.listed" on={listed} change={(on) => change({ listed: on })} />
      <Switch words="new.spectators" on={watchable} change={(on) => change({ spectators: on })} />
    </>
  )
}

/** A table stays rated: those who sit at it have agreed to it. */
function RatedFact() {
  return (
    <div class="opt">
      <div>
        {shell.t('new.rated')}
        <small>{shell.t('new.rated.hint')}</small>
        <LazyPart load={loadRatedTerms} />
      </div>
      <b>{shell.t('lobby.yes')}</b>
    </div>
  )
}

/** The options that differ, as the server takes them. */
function changesTo(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Record<string, boolean | number> {
  const changes: Record<string, boolean | number> = {}
  for (const [name, value] of Object.entries(after))
    if (value !== before[name] && (typeof value === 'boolean' || typeof value === 'number'))
      changes[name] = value
  return changes
}

interface SwitchProps {
  readonly words: 'new.listed' | 'new.spectators'
  readonly on: boolean
  change(on: boolean): void
}

function Switch({ words, on, change }: SwitchProps) {
  return (
    <div class="opt">
      <div>
        {shell.t(words)}
        <small>{shell.t(`${words}.hint`)}</small>
      </div>
      <Checkbox label={shell.t(words)} checked={on} change={change} />
    </div>
  )
}

/** The name is sent when it is complete, and stays as typed if it is refused. */
function TableName({ name, change }: { name: string; change(name: string): void }) {
  const [typed, write] = useState(name)
  useEffect(() => write(name), [name])
  return (
    <label class="opt">
      <div>
        {shell.t('lobby.name')}
        <small>{shell.t('lobby.name.hint')}</small>
      </div>
      <input
        class="field"
        value={typed}
        maxLength={LIMITS.nameLength}
        autocomplete="off"
        onInput={(event) => write(event.currentTarget.value)}
        onChange={() => change(typed)}
      />
    </label>
  )
}

/** The same for those who cannot change it. */
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
        <div key={label} class="opt">
          <div>{label}</div>
          <b>{value}</b>
        </div>
      ))}
      {clock.kind === 'none' ? undefined : <p class="clock-words">{clockWords(clock, info.rest)}</p>}
    </>
  )
}
