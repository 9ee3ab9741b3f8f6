import { useState } from 'preact/hooks'
import type { Rejection } from '../../../kernel/index.ts'
import { type Anchor, anchorsOnBoard } from './anchors.ts'
import { sharedTexts } from './texts.ts'

/** Draws an arrow without a pointer: both places are chosen from lists. */
export function ArrowForm({ draw }: { draw(from: string, to: string): Promise<Rejection | undefined> }) {
  const [anchors, list] = useState<readonly Anchor[]>([])
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const known = (id: string): string => (anchors.some((one) => one.id === id) ? id : (anchors[0]?.id ?? ''))
  const [start, end] = [known(from), known(to)]
  return (
    <details
      class="shared-arrow-form"
      onToggle={(event) => event.currentTarget.open && list(anchorsOnBoard())}
    >
      <summary>{sharedTexts.t('draw.list')}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (start !== '' && end !== '') void draw(start, end)
        }}
      >
        <Places label={sharedTexts.t('draw.from')} anchors={anchors} value={start} choose={setFrom} />
        <Places label={sharedTexts.t('draw.to')} anchors={anchors} value={end} choose={setTo} />
        <button type="submit" class="btn small">
          {sharedTexts.t('draw.add')}
        </button>
      </form>
    </details>
  )
}

interface PlacesProps {
  readonly label: string
  readonly anchors: readonly Anchor[]
  readonly value: string
  choose(id: string): void
}

const Places = ({ label, anchors, value, choose }: PlacesProps) => (
  <label>
    <span>{label}</span>
    <select class="field" value={value} onChange={(event) => choose(event.currentTarget.value)}>
      {anchors.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  </label>
)
