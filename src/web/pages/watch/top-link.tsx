import type { RunningTable } from '../../../protocol/index.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { to } from '../../router.ts'
import { BoardPicture } from './board-picture.tsx'
import { gameName, playerNames, tableFacts, whoseTurn } from './table-facts.ts'
import { watchWords as words } from './texts.ts'
import './watch.css'

/** A match that is being played, with its position. The words beside the picture are its name. */
export function TopLink({ table }: { table: RunningTable }) {
  return (
    <a class="top-table" href={to('t', table.table)}>
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
