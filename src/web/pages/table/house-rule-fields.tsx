import { useEffect, useState } from 'preact/hooks'
import type { TableSettings } from '../../../protocol/index.ts'
import { LIMITS } from '../../../protocol/limits.ts'
import { CheckboxRow } from '../../../ui/components/controls/checkbox-row.tsx'
import { OptionRow } from '../../../ui/components/controls/option-row.tsx'
import { shell } from '../../../ui/text/shell/index.ts'
import { ClockFields } from '../setup/clock-fields.tsx'
import { CountField } from '../setup/count-field.tsx'
import { OptionFields } from '../setup/option-fields.tsx'
import type { HouseRulesProps } from './house-rules.tsx'
import { RatedFact } from './rated-fact.tsx'

/** What the host can change. */
export function HouseRuleFields({
  info,
  game,
  cover,
  change,
}: HouseRulesProps & { change(settings: TableSettings): void }) {
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
  return <CheckboxRow label={shell.t(words)} hint={shell.t(`${words}.hint`)} checked={on} change={change} />
}

/** The name is sent when it is complete, and stays as typed if it is refused. */
function TableName({ name, change }: { name: string; change(name: string): void }) {
  const [typed, write] = useState(name)
  useEffect(() => write(name), [name])
  return (
    <OptionRow as="label" label={shell.t('lobby.name')} hint={shell.t('lobby.name.hint')}>
      <input
        class="field"
        value={typed}
        maxLength={LIMITS.nameLength}
        autocomplete="off"
        onInput={(event) => write(event.currentTarget.value)}
        onChange={() => change(typed)}
      />
    </OptionRow>
  )
}
