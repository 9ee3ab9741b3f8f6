import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Phrase, View } from '../../kernel/index.ts'
import type { GameBoard, Shown } from '../../ui/board/game-board.ts'
import type { Advice, TableSession } from '../../ui/board/session.ts'
import { shownAdvice } from '../../ui/board/shown-advice.ts'
import { IconButton } from '../../ui/components/controls/icon-button.tsx'
import { Why } from '../../ui/components/controls/why.tsx'
import { announce } from '../../ui/components/overlays/announce.tsx'
import { Icon } from '../../ui/components/pictures/icon.tsx'
import { useShortcuts } from '../../ui/hooks/shortcuts.ts'
import { shell } from '../../ui/text/shell/index.ts'
import './hint.css'

type Said = { readonly advice: Advice; why(): string; inShort(): string } | 'thinking' | 'none'

export interface HintState {
  /** Absent while no hint can be asked for. */
  readonly ask: (() => void) | undefined
  readonly said: Said | undefined
  readonly shown: readonly Shown[]
  dismiss(): void
}

const NOTHING: readonly Shown[] = []

/** Loads what puts an advice into words. */
async function loadWords(game: string) {
  const [{ sayAll, sayShortly }, { loadSentences }] = await Promise.all([
    import('../../review/sentences.ts'),
    import('../session/review/sentences.ts'),
  ])
  return { ...(await loadSentences(game)), sayAll, sayShortly }
}

/** Asks a strong bot for advice. The answer stays until the position changes. */
export function useHint(
  session: TableSession,
  game: GameBoard,
  view: View | undefined,
  active: boolean,
): HintState {
  const [{ at, said }, set] = useState<{ at: View | undefined; said: Said | undefined }>({
    at: undefined,
    said: undefined,
  })
  const now = active && at === view ? said : undefined
  const shown = useMemo(() => (typeof now === 'object' ? [shownAdvice(now.advice)] : NOTHING), [now])
  /** The position for which an answer is awaited. */
  const awaited = useRef<View | undefined>(undefined)
  const isThinking = now === 'thinking'
  useLayoutEffect(() => {
    if (!isThinking) return undefined
    return () => {
      if (awaited.current) session.dropHint?.()
      awaited.current = undefined
    }
  }, [isThinking])
  async function think(): Promise<void> {
    awaited.current = view
    set({ at: view, said: 'thinking' })
    announce(shell.t('hint.thinking'))
    const [advice, words] = await Promise.all([
      session.hint?.(),
      // Without a network there may be none, and then there is nothing to say.
      loadWords(session.game).catch(() => undefined),
    ])
    if (awaited.current !== view) return
    awaited.current = undefined
    const answer = advice && words ? inWords(advice, words) : 'none'
    set((then) => (then.at === view ? { at: view, said: answer } : then))
    if (typeof answer === 'object' && view)
      announce(`${game.describeMoves(view, answer.advice.moves)}. ${answer.why()}`)
    else announce(shell.t('hint.none'))
  }
  function inWords(advice: Advice, { say, sayAll, sayShortly }: Awaited<ReturnType<typeof loadWords>>): Said {
    const sayHere = (phrase: Phrase): string =>
      say(phrase, { seats: session.seats.value.map(({ name }) => name), name: game.nameOf })
    return { advice, why: () => sayAll(advice, sayHere), inShort: () => sayShortly(advice, sayHere) }
  }
  const ask = session.hint && active && now === undefined ? () => void think() : undefined
  const dismiss = (): void => set({ at: undefined, said: undefined })
  useShortcuts(session.hint !== undefined && active, { h: () => (now === undefined ? ask?.() : dismiss()) })
  return { ask, said: now, shown, dismiss }
}

/** The advice in words, with a button that plays it. */
export function HintStrip({
  hint: { said, dismiss },
  game,
  view,
  play,
}: {
  hint: HintState
  game: GameBoard
  view: View
  play(moves: readonly unknown[]): void
}) {
  if (said === undefined) return undefined
  return (
    <section class="strip hint-strip" aria-label={shell.t('hint')}>
      <Icon name="star" />
      {typeof said === 'object' ? (
        <>
          <p>
            {shell.rich('labelled', {
              label: `*${game.describeMoves(view, said.advice.moves)}*`,
              text: said.inShort(),
            })}
            .
          </p>
          <button type="button" class="btn small" onClick={() => play(said.advice.moves)} data-do="playHint">
            {shell.t('hint.play')}
          </button>
          <Why>{said.why()}</Why>
        </>
      ) : (
        <p class={said}>{shell.t(said === 'thinking' ? 'hint.thinking' : 'hint.none')}</p>
      )}
      <IconButton icon="x" label={shell.t('close')} onClick={dismiss} />
    </section>
  )
}
