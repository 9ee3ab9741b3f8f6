import type { GameBoard, OptionField } from '../../../ui/board/game-board.ts'
import { Checkbox } from '../../../ui/components/controls/checkbox.tsx'
import { OptionRow } from '../../../ui/components/controls/option-row.tsx'
import { Segments } from '../../../ui/components/controls/segments.tsx'

type Options = Readonly<Record<string, unknown>>

/** The options of a game, each with an explanation. */
export function OptionFields({
  game,
  options,
  change,
}: {
  game: GameBoard
  options: Options
  change(options: Options): void
}) {
  return (
    <>
      {game.options.map((field) => {
        const label = game.texts.word(`option.${field.name}`)
        return (
          <OptionRow key={field.name} label={label} hint={game.texts.word(`option.${field.name}.hint`)}>
            <Control
              field={field}
              label={label}
              value={options[field.name]}
              set={(value) => change({ ...options, [field.name]: value })}
            />
          </OptionRow>
        )
      })}
    </>
  )
}

function Control({
  field,
  label,
  value,
  set,
}: {
  field: OptionField
  label: string
  value: unknown
  set(value: boolean | number): void
}) {
  if (field.kind === 'toggle')
    return <Checkbox label={label} checked={(value ?? field.default) === true} change={set} />
  return (
    <Segments
      label={label}
      value={typeof value === 'number' ? value : field.default}
      options={field.values.map((each) => ({ value: each, label: each }))}
      choose={(each) => set(each)}
    />
  )
}
