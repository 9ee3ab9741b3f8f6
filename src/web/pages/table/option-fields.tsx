import type { GameBoard, OptionField } from '../../../ui/board/game-board.ts'
import { Segments, Tick } from '../../../ui/components/pieces.tsx'

type Options = Readonly<Record<string, unknown>>

/** A game's options, each explained. */
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
          <div key={field.name} class="opt">
            <div>
              {label}
              <small>{game.texts.word(`option.${field.name}.hint`)}</small>
            </div>
            <Control
              field={field}
              label={label}
              value={options[field.name]}
              set={(value) => change({ ...options, [field.name]: value })}
            />
          </div>
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
    return <Tick label={label} checked={(value ?? field.otherwise) === true} change={set} />
  return (
    <Segments
      label={label}
      value={typeof value === 'number' ? value : field.otherwise}
      options={field.values.map((each) => ({ value: each, label: each }))}
      choose={(each) => set(each)}
    />
  )
}
