import type { RefObject } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { announce } from '../../ui/components/overlays/announce.tsx'
import { shell } from '../../ui/text/shell/index.ts'
import { copyText } from './copy-text.ts'

/** How long a button says that the text was copied, in milliseconds. */
const COPIED_TIME = 2000

interface Copying<Shown extends HTMLElement> {
  /** The element that shows the text. */
  readonly shown: RefObject<Shown | null>
  /** Whether it was copied a moment ago. */
  readonly copied: boolean
  copy(): Promise<void>
}

/** Copies a text and says so. */
export function useCopy<Shown extends HTMLElement>(text: string): Copying<Shown> {
  const [copied, setCopied] = useState(false)
  const shown = useRef<Shown>(null)
  async function copy(): Promise<void> {
    if (!(await copyText(text, shown.current))) return
    setCopied(true)
    announce(shell.t('copied'))
    setTimeout(() => setCopied(false), COPIED_TIME)
  }
  return { shown, copied, copy }
}
