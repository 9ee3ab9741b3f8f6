import type { GameTable } from '../shared/game-table.ts'
import { Tick } from '../shared/pieces.tsx'

/** A game's options, each explained. */
export function OptionFields({
  game,
  options,
  change,
}: {
  game: GameTable
  options: Readonly<Record<string, unknown>>
  change(options: Readonly<Record<string, unknown>>): void
}) {
  return (
    <>
      {game.options.map(({ name, otherwise }) => (
        <div key={name} class="opt">
          <div>
            {game.texts.word(`option.${name}`)}
            <small>{game.texts.word(`option.${name}.hint`)}</small>
          </div>
          <Tick
            label={game.texts.word(`option.${name}`)}
            checked={(options[name] ?? otherwise) === true}
            change={(checked) => change({ ...options, [name]: checked })}
          />
        </div>
      ))}
    </>
  )
}
