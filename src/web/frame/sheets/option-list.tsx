import type { GameBoard } from '../../../ui/board/game-board.ts'
import { OptionRow } from '../../../ui/components/controls/option-row.tsx'
import { shell } from '../../../ui/text/shell/index.ts'

/** The options of a table, read-only. */
export function OptionList({ game, options }: { game: GameBoard; options: unknown }) {
  const chosen = new Map(Object.entries(typeof options === 'object' && options !== null ? options : {}))
  return (
    <div class="option-list">
      {game.options.map(({ name, kind, ...field }) => {
        const value: unknown = chosen.get(name) ?? field.default
        return (
          <OptionRow
            key={name}
            label={game.texts.word(`option.${name}`)}
            hint={game.texts.word(`option.${name}.hint`)}
          >
            <b>{kind === 'choice' ? String(value) : shell.t(value === true ? 'lobby.yes' : 'lobby.no')}</b>
          </OptionRow>
        )
      })}
    </div>
  )
}
