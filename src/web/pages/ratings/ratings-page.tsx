import { useEffect, useState } from 'preact/hooks'
import { findCover } from '../../../games/boards.ts'
import type { Ratings } from '../../../protocol/index.ts'
import { levelName } from '../../../ui/board/levels.ts'
import { Sparkline } from '../../../ui/components/pictures/sparkline.tsx'
import { useTitle } from '../../../ui/hooks/title.ts'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { shownDay } from '../../../ui/text/shown-day.ts'
import { to } from '../../router.ts'
import { fetchRatings } from '../../session/api/ratings.ts'
import type { ApiResult } from '../../session/api/request.ts'
import { ChartPage } from '../chart-page.tsx'
import { type LadderRating, RatingScale } from './rating-scale.tsx'
import { ratingWords as words } from './texts.ts'
import './ratings.css'

const TERMS = ['places', 'bots', 'standIn', 'repeated'] as const
/** Below this margin a rating is worth comparing with the levels of bots. */
const USEFUL_MARGIN = 500

/** The visitor's own ratings, which nobody else sees. */
export function RatingsPage() {
  const [answer, set] = useState<ApiResult<Ratings> | undefined>(undefined)
  useEffect(() => {
    void fetchRatings().then(set)
  }, [])
  useTitle(`${shell.t('ratings')} · Vermeil`)
  return (
    <ChartPage crumb={shell.t('ratings')} roses={[[1130, 160, 90]]}>
      <main class="ratings-page">
        <header>
          <h1>{shell.t('ratings')}</h1>
          <p class="ratings-lead">
            {words.t('lead')} <a href={to('profile')}>{shell.t('profile')}</a>
          </p>
        </header>
        <Body answer={answer} />
        <section class="paper ratings-terms" aria-labelledby="ratings-terms">
          <h2 id="ratings-terms">{words.t('terms')}</h2>
          <ul>
            {TERMS.map((term) => (
              <li key={term}>{words.t(`terms.${term}`)}</li>
            ))}
          </ul>
        </section>
      </main>
    </ChartPage>
  )
}

function Body({ answer }: { answer: ApiResult<Ratings> | undefined }) {
  if (!answer) return <p class="waiting">{shell.t('loading')}</p>
  if (!answer.ok)
    return (
      <p class="paper ratings-none" role="status">
        {answer.rejection.code === 'nameFirst' ? words.t('unknown') : rejectionWords(answer.rejection)}
      </p>
    )
  const { ratings } = answer.value
  if (ratings.length === 0) return <p class="paper ratings-none">{words.rich('none')}</p>
  return (
    <div class="ratings">
      {ratings.map((ladder) => (
        <LadderCard key={`${ladder.game}/${ladder.seats}`} {...ladder} />
      ))}
    </div>
  )
}

function LadderCard(ladder: LadderRating) {
  const { game, seats, rating, matches, last, history } = ladder
  const date = shownDay(last)
  return (
    <section class="paper ladder">
      <h2>
        {findCover(game)?.name ?? game}
        <small>{words.t('players', { n: seats })}</small>
      </h2>
      <p class="ladder-value">
        <span aria-hidden>
          <b>{rating.points}</b> ± {rating.margin}
        </span>
        <span class="vh">{words.t('spoken', rating)}</span>
      </p>
      <p class="ladder-where">{rating.margin > USEFUL_MARGIN ? words.t('unsure') : whereWords(ladder)}</p>
      <RatingScale {...ladder} />
      <Graph points={history} />
      <p class="ladder-facts">
        {words.t('matches', { n: matches })} · {words.t('last', { date })}
      </p>
    </section>
  )
}

/** Between which levels of bots a rating lies. */
function whereWords({ rating, levels }: LadderRating): string {
  const below = levels.findLast((level) => level.rating.points <= rating.points)
  const above = levels.find((level) => level.rating.points > rating.points)
  if (below && above) return words.t('between', { below: levelName(below.bot), above: levelName(above.bot) })
  if (below) return words.t('above', { level: levelName(below.bot) })
  return above ? words.t('below', { level: levelName(above.bot) }) : ''
}

/** How the rating has changed, from two matches on. */
function Graph({ points }: { points: readonly number[] }) {
  const [first, ...others] = points
  const last = others.at(-1)
  if (first === undefined || last === undefined) return undefined
  const label = words.t('graph', { n: points.length, first, last })
  return <Sparkline class="ladder-graph" label={label} values={points} height={44} />
}
