import { useEffect, useRef } from 'preact/hooks'
import { emphasised } from '../../../text/format.ts'
import { announce } from '../../../ui/components/overlays/announce.tsx'
import type { ReviewTogether } from '../../session/remote/shared-review.ts'
import { sharedTexts } from './texts.ts'

/** Has a screen reader read out who comes and goes, who leads, and what others write. */
export function useNews(review: ReviewTogether): void {
  const before = useRef(review)
  useEffect(() => {
    const old = before.current
    before.current = review
    if (old === review) return
    for (const words of newsBetween(old, review)) announce(words)
  }, [review])
}

export function newsBetween(old: ReviewTogether, now: ReviewTogether): string[] {
  const { you } = now
  const others = ({ visitors }: ReviewTogether) => visitors.filter(({ visitor }) => visitor !== you)
  const isNew = (list: ReviewTogether['visitors']) => (one: { readonly visitor: string }) =>
    list.every(({ visitor }) => visitor !== one.visitor)
  const known = new Set(old.items.map(({ item }) => item))
  const notes = now.items.filter(
    ({ item, visitor, text }) => text !== undefined && visitor !== you && !known.has(item),
  )
  return [
    ...others(now)
      .filter(isNew(old.visitors))
      .map(({ name }) => sharedTexts.t('came', { name })),
    ...others(old)
      .filter(isNew(now.visitors))
      .map(({ name }) => sharedTexts.t('left', { name })),
    ...(old.leader === now.leader && old.free === now.free ? [] : [plain(leaderWords(now))]),
    ...notes.map(({ name, text, step }) => `${name}, ${sharedTexts.t('step', { n: step })}: ${text}`),
  ]
}

/** Who leads, with the name emphasised. */
export function leaderWords({ leader, you, visitors, free }: ReviewTogether): string {
  if (leader !== undefined && leader === you) return sharedTexts.t('leads.you')
  const there = visitors.find(({ visitor }) => visitor === leader)
  return !there || free ? sharedTexts.t('leads.nobody') : sharedTexts.t('leads', { name: there.name })
}

const plain = (text: string): string => emphasised(text).join('')
