import { useState } from 'preact/hooks'
import type { Seat } from '../../../kernel/index.ts'
import { announce } from '../../../ui/components/overlays/announce.tsx'
import { Icon } from '../../../ui/components/pictures/icon.tsx'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { blockSeat } from '../../session/api/people.ts'
import { personName } from '../../session/person-name.ts'
import { BlockDialog } from './block-dialog.tsx'
import { peopleWords as words } from './texts.ts'

interface BlockAtTableProps {
  readonly table: string
  readonly seat: Seat
  readonly name: string
  /** Is called once they are blocked. */
  done(): void
}

/** Blocks somebody with whom one sits at a table, after saying what that means. */
export function BlockAtTable({ table, seat, name: called, done }: BlockAtTableProps) {
  const name = personName(called)
  const blockedWords = shell.t('labelled', { label: name, text: words.t('blocked') })
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState('')
  const [blocked, setBlocked] = useState('')

  async function block(): Promise<void> {
    setAsking(false)
    const answer = await blockSeat(table, seat)
    if (!answer.ok) return setProblem(rejectionWords(answer.rejection))
    setProblem('')
    setBlocked(called)
    done()
    announce(blockedWords)
  }

  return (
    <>
      <button type="button" disabled={blocked === called} onClick={() => setAsking(true)}>
        <Icon name="x" />
        {blocked === called ? blockedWords : words.t('block.label', { name })}
      </button>
      {problem === '' ? undefined : <small role="alert">{problem}</small>}
      {asking ? (
        <BlockDialog name={name} block={() => void block()} close={() => setAsking(false)} />
      ) : undefined}
    </>
  )
}
