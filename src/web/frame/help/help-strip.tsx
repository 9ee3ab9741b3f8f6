import { useEffect } from 'preact/hooks'
import type { HelpPosition } from '../../../ui/board/game-help.ts'
import { announce } from '../../../ui/components/overlays/announce.tsx'
import { shell } from '../../../ui/text/shell/index.ts'
import { emphasise } from '../../../ui/text/texts.tsx'
import type { Helper } from './helper.ts'
import './help-strip.css'

/** One sentence about what matters now; the board highlights what it is about. */
export function HelpStrip({ helper, ...position }: { helper: Helper } & Omit<HelpPosition, 'drafted'>) {
  const topic = helper.topicIn(position)
  const help = helper.words.value
  useEffect(() => {
    if (topic === undefined || !help) return undefined
    if (helper.told(topic)) announce(help.say(topic).replaceAll('*', ''))
    const { dataset } = document.documentElement
    dataset.helped = topic
    const close = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return
      // Otherwise the same key would also undo something on the board.
      event.preventDefault()
      helper.close(topic)
    }
    addEventListener('keydown', close, { capture: true })
    return () => {
      delete dataset.helped
      removeEventListener('keydown', close, { capture: true })
    }
  }, [topic, help])
  if (topic === undefined || !help) return undefined
  return (
    <section class="strip hint-strip help-strip" aria-label={shell.t('help.label')}>
      <span class="help-picture" aria-hidden="true">
        <help.Picture topic={topic} />
      </span>
      <p>{emphasise(help.say(topic))}</p>
      <button type="button" class="btn small" onClick={() => helper.close(topic)} data-do="closeHelp">
        {shell.t('help.close')}
      </button>
    </section>
  )
}
