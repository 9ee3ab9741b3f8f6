import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { SeaChart } from '../../../../ui/components/pictures/sea-chart.tsx'
import { useFocusFallback } from '../../../../ui/hooks/focus.ts'
import { Top } from '../../top.tsx'
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
    <div class="chart page">
      <SeaChart roses={[[640, 400, 90]]} />
      <Top crumb={reviewed.loaded.cover.name} />
      <main class="lost learning">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </main>
    </div>
  )
}
