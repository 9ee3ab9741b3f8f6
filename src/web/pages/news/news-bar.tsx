import { useState } from 'preact/hooks'
import { IconButton } from '../../../ui/components/controls/icon-button.tsx'
import { refusals } from '../../../ui/text/refusals/index.ts'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { language } from '../../../ui/text/texts.tsx'
import { myTablesAnswer } from '../../session/my-tables.ts'
import './news-bar.css'

/** What administrators want everybody to know: an announcement, maintenance, or that the visitor is banned. */
export function NewsBar() {
  const [dismissed, dismiss] = useState('')
  const words = newsWords()
  if (words === undefined || words === dismissed) return undefined
  return (
    <div class="news-bar paper">
      <p role="status">{words}</p>
      <IconButton class="ibtn" icon="x" label={shell.t('close')} onClick={() => dismiss(words)} />
    </div>
  )
}

function newsWords(): string | undefined {
  const answer = myTablesAnswer.value
  if (!answer) return undefined
  if (!answer.ok) return answer.rejection.code === 'banned' ? rejectionWords(answer.rejection) : undefined
  const { announcement, readOnly } = answer.value
  if (announcement) return announcement[language.value] ?? announcement.en ?? Object.values(announcement)[0]
  return readOnly ? refusals.t('refused.readOnly') : undefined
}
