import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { Rejection } from '../../../kernel/index.ts'
import type { SharedItem } from '../../../protocol/index.ts'
import { LIMITS } from '../../../protocol/limits.ts'
import { IconButton } from '../../../ui/components/controls/icon-button.tsx'
import type { ReviewTogether, SharedReviewSession } from '../../session/remote/shared-review.ts'
import { anchorsById, colourOf } from './anchors.ts'
import { sharedTexts } from './texts.ts'
import '../../frame/sheets/chat.css'

interface NoteListProps {
  readonly review: ReviewTogether
  readonly now: number
  goTo(step: number): void
  readonly change: SharedReviewSession['change']
}

/** All notes and arrows in the order of the steps. Those of the step on screen stand out. */
export function NoteList({ review: { items, you, own }, now, goTo, change }: NoteListProps) {
  const list = useRef<HTMLOListElement>(null)
  useNamesOnBoard(now, items)
  const sorted = useMemo(() => items.toSorted((a, b) => a.step - b.step || a.item - b.item), [items])
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    // Only the list is scrolled, not the page around it.
    if (current && list.current) list.current.scrollTop = current.offsetTop - list.current.offsetTop - 8
  }, [now, items.length])
  if (items.length === 0) return <p class="shared-none">{sharedTexts.t('notes.none')}</p>
  return (
    <ol class="shared-list" ref={list} tabIndex={0} aria-label={sharedTexts.t('notes')}>
      {sorted.map((one) => (
        <li
          key={one.item}
          aria-current={one.step === now ? 'step' : undefined}
          style={{ '--by': colourOf(one.visitor) }}
        >
          <p>
            <button type="button" class="shared-step" onClick={() => goTo(one.step)}>
              {sharedTexts.t('step', { n: one.step })}
            </button>
            <b class="shared-by">{one.name}</b>
          </p>
          <p class="shared-text">{itemWords(one)}</p>
          {own || one.visitor === you ? (
            <IconButton
              icon="x"
              label={sharedTexts.t(one.text === undefined ? 'arrow.delete' : 'note.delete', {
                name: one.name,
              })}
              onClick={() => void change({ type: 'erase', item: one.item })}
            />
          ) : undefined}
        </li>
      ))}
    </ol>
  )
}

/** Draws the list again once the board shows the step: it is the board that names the ends of arrows. */
function useNamesOnBoard(now: number, items: readonly SharedItem[]): void {
  const [, drawAgain] = useState({})
  useEffect(() => drawAgain({}), [now, items])
}

/** The text of a note, or an arrow in the words of the board. */
function itemWords({ text, from = '', to = '' }: SharedItem): string {
  if (text !== undefined) return text
  const places = anchorsById(new Set([from, to]))
  const [start, end] = [places.get(from)?.name, places.get(to)?.name]
  if (start === undefined || end === undefined) return sharedTexts.t('arrow.hidden')
  return from === to
    ? sharedTexts.t('ring', { place: start })
    : sharedTexts.t('arrow', { from: start, to: end })
}

/** Writes a note. What was typed stays until the server has it. */
export function NoteForm({ step, add }: { step: number; add(text: string): Promise<Rejection | undefined> }) {
  const [text, write] = useState('')
  const label = sharedTexts.t('note', { n: step })
  return (
    <form
      class="say"
      onSubmit={(event) => {
        event.preventDefault()
        const note = text.trim()
        if (note === '') return
        void add(note).then((rejection) => rejection ?? write((now) => (now.trim() === note ? '' : now)))
      }}
    >
      <input
        value={text}
        onInput={(event) => write(event.currentTarget.value)}
        maxLength={LIMITS.chatLength}
        aria-label={label}
        placeholder={label}
        autocomplete="off"
      />
      <button type="submit" class="btn small">
        {sharedTexts.t('note.add')}
      </button>
    </form>
  )
}
