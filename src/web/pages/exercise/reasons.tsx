import type { ComponentChildren } from 'preact'
import type { Phrase } from '../../../kernel/index.ts'
import { sayAll, sayShortly } from '../../../review/sentences.ts'
import type { Advice } from '../../../ui/board/session.ts'
import { Why } from '../../../ui/components/controls/why.tsx'
import { settings } from '../../../ui/device/settings.ts'

interface ReasonsProps {
  readonly better: Advice
  say(phrase: Phrase): string
  /** The move, in words and without a full stop. */
  readonly children: ComponentChildren
  readonly class?: string
}

/** A good move and why it is good: in whole sentences or, for readers who have closed those, in a few words. */
export function Reasons({ better, say, children, class: kind = 'better' }: ReasonsProps) {
  return (
    <>
      <p class={kind}>
        {children}
        {settings.explain.value === 'on' ? '.' : `: ${sayShortly(better, say)}.`}
      </p>
      <Why>{sayAll(better, say)}</Why>
    </>
  )
}
