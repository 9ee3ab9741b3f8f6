import { useState } from 'preact/hooks'
import type { Day } from '../../../daily/day.ts'
import { findCover } from '../../../games/boards.ts'
import type { Rejection } from '../../../kernel/index.ts'
import type { DailyDay } from '../../../protocol/index.ts'
import { Icon } from '../../../ui/components/pictures/icon.tsx'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { language } from '../../../ui/text/texts.tsx'
import { go, to } from '../../router.ts'
import { fetchMasterMatch } from '../../session/api/daily.ts'
import { dayWords } from '../../session/daily/day-words.ts'
import { type EarlierChallenge, earlierChallenges } from '../../session/daily/earlier-challenges.ts'
import { playedDays } from '../../session/daily/played-days.ts'
import { startPractice } from '../../session/daily/practice.ts'
import { storeFile } from '../../session/review/review-client.ts'
import { saveText } from '../save-text.ts'
import { RevealedProof } from './proof.tsx'
import { words } from './texts.ts'
import './earlier-days.css'

/** The deals of earlier days: the player's own results beside master's, and the proof of each. */
export function EarlierDays({ today, days }: { today: Day; days: readonly DailyDay[] }) {
  const all = earlierChallenges(today, days, playedDays())
  return (
    <section class="paper earlier" aria-labelledby="daily-earlier">
      <h2 id="daily-earlier">{words.t('earlier')}</h2>
      {all.length === 0 ? <p class="none">{words.t('earlier.none')}</p> : undefined}
      {all.map((one) => (
        <EarlierRow key={`${one.day} ${one.game}`} {...one} />
      ))}
    </section>
  )
}

function EarlierRow({ day, game, challenge, played }: EarlierChallenge) {
  const mine = challenge?.mine
  const own = mine?.result?.score ?? played?.score
  const counted = mine?.result !== undefined || played?.counted
  const master = counted || played === undefined ? challenge?.master?.score : played.master
  const summary = (
    <>
      <span class="earlier-day">{dayWords(day, language.value)}</span>
      <b>{findCover(game)?.name ?? game}</b>
      <span class="earlier-own">
        {own === undefined ? words.t('earlier.notPlayed') : <b>{own}</b>}
        {own === undefined || counted ? undefined : ` (${words.t('practice.mark')})`}
      </span>
      <span class="earlier-master">{master === undefined ? '' : `${words.t('master')} ${master}`}</span>
    </>
  )
  const seed = challenge?.seed
  if (!challenge || seed === undefined) return <div class="earlier-row">{summary}</div>
  return (
    <details class="earlier-details">
      <summary class="earlier-row">{summary}</summary>
      <RevealedProof day={day} game={game} seed={seed} commitment={challenge.commitment} />
      <div class="btns">
        {mine?.result ? (
          <a class="btn small" href={to('review', 't', mine.table)}>
            <Icon name="star" />
            {words.t('earlier.ownGame')}
          </a>
        ) : undefined}
        {challenge.master ? <MasterMatch day={day} game={game} /> : undefined}
        <button
          type="button"
          class="btn small"
          onClick={() => go('here', startPractice({ game, day, revealed: seed }))}
        >
          <Icon name="play" />
          {words.t('earlier.practise')}
        </button>
      </div>
    </details>
  )
}

/** Opens master's match on the deal in the review, or saves its file. */
function MasterMatch({ day, game }: { day: Day; game: string }) {
  const [problem, setProblem] = useState<Rejection | undefined>(undefined)
  const withFile = async (use: (file: string) => Promise<Rejection | undefined>): Promise<void> => {
    const answer = await fetchMasterMatch(day, game)
    setProblem(answer.ok ? await use(answer.value) : answer.rejection)
  }
  const review = async (file: string): Promise<Rejection | undefined> => {
    const id = await storeFile(file)
    if (typeof id !== 'string') return id
    go('review', 'file', id)
    return undefined
  }
  const save = async (file: string): Promise<undefined> =>
    saveText(file, `vermeil-${day}-${game}-master.json`)
  return (
    <>
      <button type="button" class="btn small" onClick={() => void withFile(review)}>
        <Icon name="star" />
        {words.t('earlier.masterGame')}
      </button>
      <button type="button" class="btn small" onClick={() => void withFile(save)}>
        <Icon name="download" />
        {shell.t('result.download')}
      </button>
      <p class="problem" role="alert">
        {problem ? rejectionWords(problem) : ''}
      </p>
    </>
  )
}
