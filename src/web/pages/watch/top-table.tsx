import { to } from '../../router.ts'
import { runningTables } from '../../session/api/watching.ts'
import { usePolled } from '../../session/my-turns.ts'
import { RunningPicture } from './running-picture.tsx'
import { factsOf, gameOf, namesOf, turnWords } from './table-facts.ts'
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
      aria-label={words.t('open', { game: gameOf(table), names: namesOf(table) })}
    >
      <RunningPicture table={table} />
      <span class="top-words">
        <b>
          {words.t('top')}: {gameOf(table)}
        </b>
        <span>{namesOf(table)}</span>
        <span class="top-facts">
          {[factsOf(table), turnWords(table)].filter((part) => part !== '').join(' · ')}
        </span>
      </span>
    </a>
  )
}
