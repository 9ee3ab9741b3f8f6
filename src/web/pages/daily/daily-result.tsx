import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../../../ui/components/pictures/icon.tsx'
import { shell } from '../../../ui/text/shell/index.ts'
import { go, to } from '../../router.ts'
import { fetchDaily } from '../../session/api/daily.ts'
import { askRepeatedly } from '../../session/ask-repeatedly.ts'
import { playedDays, rememberPlayed } from '../../session/daily/played-days.ts'
import { masterScore, type PracticeDeal, startPractice } from '../../session/daily/practice.ts'
import { rememberDaily } from '../../session/daily/remember-daily.ts'
import { amongOthers, BesideMaster } from './beside-master.tsx'
import type { DailyResultProps } from './lazy-result.tsx'
import { ShareResult } from './share-button.tsx'
import { words } from './texts.ts'
import './daily-result.css'

/** What the server says about a finished try: undefined until it has answered. */
interface Standing {
  readonly master?: number | undefined
  readonly others?: string
  /** The day was over before the match, so the try does not count. */
  readonly late?: boolean
}

/** How often the server is asked for the result that it has just stored, and how long to wait in between. */
const ASKING = { questions: 5, pause: 2000 }

/** The result of the daily challenge beside master's and the others', with what to do next. */
export function DailyResult(props: DailyResultProps) {
  return props.daily.counted ? <CountedResult {...props} /> : <PracticeResult {...props} />
}

function CountedResult(props: DailyResultProps) {
  const { game, score, daily } = props
  return <ResultWith {...props} standing={useCountedStanding(game, daily.day, score)} />
}

function PracticeResult(props: DailyResultProps) {
  const { game, score, daily } = props
  return <ResultWith {...props} standing={usePracticeStanding({ ...daily, game }, score)} />
}

function ResultWith(props: DailyResultProps & { standing: Standing | undefined }) {
  const { game, score, standing, daily } = props
  const { day, counted, revealed } = daily
  const master = standing?.master
  return (
    <div class="daily-result">
      <BesideMaster score={score} master={master} />
      <p role="status">{statusWords(standing, counted)}</p>
      <div class="btns">
        <a class="btn btn-gold" href={to('daily')}>
          <Icon name="star" />
          {shell.t('daily')}
        </a>
        <div class="two">
          <ShareResult day={day} game={game} score={score} master={master} counted={counted} />
          <button
            type="button"
            class="btn"
            onClick={() => go('here', startPractice({ game, day, revealed }))}
            data-do="practise"
          >
            <Icon name="play" />
            {words.t(counted ? 'practise' : 'practise.again')}
          </button>
        </div>
      </div>
      {counted ? <p class="daily-sealed">{words.t('practice.sealed')}</p> : undefined}
    </div>
  )
}

function statusWords(standing: Standing | undefined, counted: boolean): string {
  if (standing === undefined) return counted ? shell.t('loading') : words.t('master.playing')
  if (standing.late) return words.t('late')
  if (counted && standing.master === undefined) return words.t('master.none')
  return standing.others ?? ''
}

/** Asks the server how a counted try compares. It stores the result a moment after the last move. */
function useCountedStanding(game: string, day: string, score: number): Standing | undefined {
  const [standing, set] = useState<Standing | undefined>(undefined)
  useEffect(() => {
    return askRepeatedly({
      ...ASKING,
      ask: fetchDaily,
      take(answer) {
        if (answer.ok) {
          rememberDaily(answer.value)
          const { today, earlier } = answer.value
          const found = [today, ...earlier].find((one) => one.day === day)
          const challenge = found?.challenges.find((one) => one.game === game)
          const master = challenge?.master?.score
          if (challenge?.mine?.result) set({ master, others: amongOthers(challenge, score) })
          else if (day < today.day) set({ master, late: true })
        }
        // Master's score and those of others may come later than the result.
        return false
      },
    })
  }, [])
  return standing
}

/** Lets master play a practice deal on this device, which takes a few seconds. */
function usePracticeStanding(deal: PracticeDeal, score: number): Standing | undefined {
  const [standing, set] = useState<Standing | undefined>(undefined)
  useEffect(() => {
    const remember = (master?: number): void => {
      if (deal.revealed !== undefined) return
      rememberPlayed(deal.day, deal.game, {
        score,
        counted: false,
        ...(master === undefined ? {} : { master }),
      })
    }
    remember()
    const known = deal.revealed === undefined ? playedDays()[deal.day]?.[deal.game] : undefined
    if (known && !known.counted && known.master !== undefined) {
      set({ master: known.master })
      return
    }
    const playing = masterScore(deal)
    void playing.score.then((master) => {
      remember(master)
      set({ master })
    })
    return playing.stop
  }, [])
  return standing
}
