import { emphasise } from '../../../ui/text/texts.tsx'
import { CardPicture, PearlPicture } from './pictures.tsx'
import { gameTexts } from './texts.ts'
import './rules-page.css'

export const ready = (): Promise<unknown> => gameTexts.ready()

const PARAGRAPHS = ['rules.deal', 'rules.choose', 'rules.show', 'rules.draw', 'rules.end'] as const

/** The rules, in pictures of the board's own parts and a few sentences. */
export function Rules() {
  return (
    <div class="of-pearl-divers-rules">
      <p class="lead">{gameTexts.t('rules.lead')}</p>
      <p class="pictures">
        <CardPicture depth={3} />
        <CardPicture depth={8} />
        <PearlPicture value={4} />
        <CardPicture />
      </p>
      {PARAGRAPHS.map((key) => (
        <p key={key}>{emphasise(gameTexts.t(key))}</p>
      ))}
    </div>
  )
}
