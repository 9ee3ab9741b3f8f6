import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { Rejection } from '../../../kernel/index.ts'
import type { GameCover } from '../../../ui/board/game-board.ts'
import { levelName } from '../../../ui/board/levels.ts'
import { Icon } from '../../../ui/components/pictures/icon.tsx'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { words } from './texts.ts'

interface CardProps {
  readonly cover: GameCover
  /** The levels of the bots at the table. */
  readonly bots: readonly string[]
  readonly children: ComponentChildren
}

/** One of the day's challenges: the cover of the game, whom one plays against, how it stands, and what to do now. */
export function ChallengeCard({ cover: { id, name, Cover }, bots, children }: CardProps) {
  return (
    <section class={`paper challenge challenge-${id}`} aria-labelledby={`daily-${id}`}>
      <div class="challenge-cover">
        <Cover />
      </div>
      <div class="challenge-words">
        <h2 id={`daily-${id}`}>{name}</h2>
        <p class="challenge-table">
          {bots.length === 0
            ? words.t('alone')
            : words.t('bots', { n: bots.length, levels: bots.map(levelName).join(', ') })}
        </p>
        {children}
      </div>
    </section>
  )
}

/** A button that leads to a table, and says so if that is refused. */
export function StartButton(props: {
  readonly label: string
  readonly gold?: boolean
  /** Goes to the table, or returns why that is not possible. */
  start(): Promise<Rejection | undefined>
}) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const press = async (): Promise<void> => {
    if (busy) return
    setBusy(true)
    const rejection = await props.start()
    setBusy(false)
    setProblem(rejection ? rejectionWords(rejection) : '')
  }
  return (
    <>
      <button
        type="button"
        class={props.gold ? 'btn btn-gold' : 'btn'}
        aria-disabled={busy}
        onClick={() => void press()}
      >
        <Icon name="play" />
        {props.label}
      </button>
      <p class="problem" role="alert">
        {problem}
      </p>
    </>
  )
}
