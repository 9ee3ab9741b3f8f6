import { useRef, useState } from 'preact/hooks'
import type { Day } from '../../../daily/day.ts'
import { findCover } from '../../../games/boards.ts'
import { announce } from '../../../ui/components/overlays/announce.tsx'
import { Icon } from '../../../ui/components/pictures/icon.tsx'
import { shell } from '../../../ui/text/shell/index.ts'
import { language } from '../../../ui/text/texts.tsx'
import { shareAddress } from '../../router.ts'
import { copyText } from '../copy-text.ts'
import { shareText } from './share-text.ts'
import { words } from './texts.ts'
import './share-button.css'

/** Shares the result of a challenge in a short text. */
export function ShareResult(props: {
  day: Day
  game: string
  score: number
  master?: number | undefined
  counted: boolean
}) {
  const { day, game, score, master, counted } = props
  const text = shareText({
    day,
    language: language.value,
    game,
    name: findCover(game)?.name ?? game,
    score,
    master,
    masterWord: shell.t('level.master'),
    practice: counted ? undefined : words.t('practice.mark'),
    link: shareAddress('daily'),
  })
  return <ShareButton text={text} />
}

/** Shares a short text by the device's own dialog; where there is none, copies it, or else shows it to be copied. */
function ShareButton({ text }: { text: string }) {
  const [state, set] = useState<'ready' | 'copied' | 'shown'>('ready')
  const shown = useRef<HTMLPreElement>(null)
  const copy = async (): Promise<void> => {
    if (!(await copyText(text, shown.current))) return set('shown')
    set('copied')
    announce(shell.t('copied'))
    setTimeout(() => set('ready'), 2000)
  }
  const share = async (): Promise<void> => {
    if (!('share' in navigator)) return copy()
    try {
      await navigator.share({ text })
    } catch (problem) {
      // Whoever closes the dialog wants nothing else.
      if (!(problem instanceof DOMException && problem.name === 'AbortError')) await copy()
    }
  }
  return (
    <>
      <button type="button" class="btn" onClick={() => void share()} data-do="share">
        <Icon name={state === 'copied' ? 'check' : 'share'} />
        {state === 'copied' ? shell.t('copied') : words.t('share')}
      </button>
      <div class={state === 'shown' ? 'share-text' : 'vh'} aria-hidden={state !== 'shown'}>
        {words.t('share.select')}
        <pre ref={shown}>{text}</pre>
      </div>
    </>
  )
}
