import { useState } from 'preact/hooks'
import { useTitle } from '../../../ui/hooks/title.ts'
import { fileWords } from '../../../ui/text/rejections.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { go } from '../../router.ts'
import { storeFile } from '../../session/review/review-client.ts'
import { ChartPage } from '../chart-page.tsx'
import { reviewWords } from './texts.ts'

/** Opens a match file from disk. */
export function OpenFile() {
  useTitle(`${reviewWords.t('review.title')} · Vermeil`)
  const [problem, setProblem] = useState('')
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return
    const kept = await storeFile(await file.text())
    if (typeof kept === 'string') go('review', 'file', kept)
    else setProblem(fileWords(kept))
  }
  return (
    <ChartPage crumb={reviewWords.t('review.title')} roses={[[640, 400, 90]]}>
      <main class="lost review-open">
        <h1>{shell.t('review.open')}</h1>
        <p>{reviewWords.t('review.openHint')}</p>
        <label class="btn btn-gold">
          {reviewWords.t('review.choose')}
          <input
            type="file"
            accept=".json,application/json"
            onChange={(event) => void open(event.currentTarget.files?.[0])}
          />
        </label>
        <p class="problem" role="alert">
          {problem}
        </p>
      </main>
    </ChartPage>
  )
}
