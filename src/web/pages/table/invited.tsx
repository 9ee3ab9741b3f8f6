import { useEffect, useState } from 'preact/hooks'
import type { Rejection } from '../../../kernel/index.ts'
import { Waiting } from '../../lazy.tsx'
import { replace } from '../../router.ts'
import { findInvitation } from '../../session/invitation.ts'
import { LostPage, lostBy } from '../lost.tsx'

/** The address with a table's code leads on to the table. */
export function InvitedPage({ code }: { code: string }) {
  const [problem, setProblem] = useState<Rejection | undefined>(undefined)
  useEffect(() => {
    let gone = false
    void findInvitation(`/j/${code}`).then((found) => {
      if (gone) return
      if (found.ok) replace('t', found.value.table)
      else setProblem(found.rejection)
    })
    return () => {
      gone = true
    }
  }, [])
  return problem ? <LostPage {...lostBy(problem)} /> : <Waiting />
}
