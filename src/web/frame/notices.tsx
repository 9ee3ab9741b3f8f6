import type { TableSession } from '../../ui/board/session.ts'
import { shell } from '../../ui/text/shell/index.ts'

/** Messages at the lower edge of the table: a rejected move, or a bot that plays for the viewer. */
export function Notices({
  session,
  problem,
  over,
  comeBack,
}: {
  session: TableSession
  problem: string | undefined
  over: boolean
  comeBack(): void
}) {
  const eyes = session.eyes.value
  const own = eyes === undefined ? undefined : session.seats.value[eyes]
  const replaced = own?.standIn === true && !over
  return (
    <>
      {problem === undefined || replaced ? undefined : (
        <p class="notice" role="alert">
          {problem}
        </p>
      )}
      {replaced ? (
        <div class="notice" role="alert">
          {problem ?? shell.t(own.late ? 'table.timeUp' : 'table.returnWords')}
          <button type="button" class="btn btn-gold" onClick={comeBack}>
            {shell.t('table.return')}
          </button>
        </div>
      ) : undefined}
    </>
  )
}
