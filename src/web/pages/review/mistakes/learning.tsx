import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { useFocusFallback } from '../../../../ui/hooks/focus.ts'
import { ChartPage } from '../../chart-page.tsx'
import type { ReviewModel } from '../review-model.ts'
import '../../lost.css'
import './learning.css'

/** The address of an exercise, counted from 1, of the end of all exercises, or of the first that is not solved. */
export const learningAddress = ({ place, id }: ReviewModel, exercise?: number | 'end'): readonly string[] => [
  'review',
  place,
  id,
  'mistakes',
  ...(exercise === undefined ? [] : [String(exercise)]),
]

/** A page around the exercises that shows no board. */
export function PlainPage({
  reviewed,
  title,
  children,
}: {
  reviewed: ReviewModel
  title: string
  children: ComponentChildren
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusFallback(heading)
  return (
    <ChartPage crumb={reviewed.loaded.cover.name} roses={[[640, 400, 90]]}>
      <main class="lost learning">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </main>
    </ChartPage>
  )
}
