import { shell } from '../../../ui/text/shell/index.ts'
import { to } from '../../router.ts'
import { runningTables } from '../../session/api/watching.ts'
import { usePolled } from '../../session/my-turns.ts'
import { BoardPicture } from './board-picture.tsx'
import { gameName, playerNames, tableFacts, whoseTurn } from './table-facts.ts'
import { watchWords as words } from './texts.ts'
import './watch.css'

/** The most interesting match on the home page; nothing while there is none. */
export function TopTable() {
  const answer = usePolled(runningTables)
  const table = answer?.ok ? answer.value.tables[0] : undefined
  if (!table) return undefined
  return (
    <a
      class="top-table"
      href={to('t', table.table)}
      aria-label={words.t('open', { game: gameName(table), names: playerNames(table) })}
    >
      <BoardPicture table={table} />
      <span class="top-words">
        <b>{shell.t('labelled', { label: words.t('top'), text: gameName(table) })}</b>
        <span>{playerNames(table)}</span>
        <span class="top-facts">
          {[tableFacts(table), whoseTurn(table)].filter((part) => part !== '').join(' · ')}
        </span>
      </span>
    </a>
  )
}
