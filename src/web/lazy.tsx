import { type LazyProps, useLoaded } from '../ui/components/lazy-part.tsx'
import { shell } from '../ui/text/shell/index.ts'
import { LostPage } from './pages/lost.tsx'

interface PageTexts {
  ready(): Promise<unknown>
}

/** Loads a page, or a part of one, together with its texts, which are a file for each language. */
export async function withTexts<Part>(
  loading: Promise<Part>,
  ...loadingTexts: (PageTexts | Promise<PageTexts>)[]
): Promise<Part> {
  const [part] = await Promise.all([loading, ...loadingTexts.map(async (texts) => (await texts).ready())])
  return part
}

/** Loads a page on demand, and says so if that takes a while or fails. */
export function Lazy<Props extends object>({ load, ...props }: LazyProps<Props>) {
  const { Part: Page, failed } = useLoaded(load)
  if (failed) return <LostPage words={shell.t('error.load')} retry />
  return Page ? <Page {...(props as unknown as Props)} /> : <Waiting />
}

/** Shown while something loads; it appears with a delay so that quick loads do not flicker. */
export function Waiting() {
  return (
    <div class="chart page waiting-page">
      <p class="waiting" role="status">
        {shell.t('loading')}
      </p>
    </div>
  )
}
