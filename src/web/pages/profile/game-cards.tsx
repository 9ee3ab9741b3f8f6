import { findCover } from '../../../games/boards.ts'
import { type GameSummary, gameSummaries } from '../../../statistics/game-summaries.ts'
import type { ProfileMatch } from '../../../statistics/profile-match.ts'
import type { GameFavourites } from '../../../ui/board/game-favourites.ts'
import { Sparkline } from '../../../ui/components/pictures/sparkline.tsx'
import { to } from '../../router.ts'
import { shortNumber } from './figures.ts'
import { profileWords as words } from './texts.ts'

type Loaded = ReadonlyMap<string, GameFavourites>

/** A card for each game and number of players. */
export function GameCards({ matches, loaded }: { matches: readonly ProfileMatch[]; loaded: Loaded }) {
  return (
    <div class="profile-cards">
      {gameSummaries(matches).map((summary) => (
        <GameCard
          key={`${summary.game} ${summary.seats}`}
          summary={summary}
          game={loaded.get(summary.game)}
        />
      ))}
    </div>
  )
}

function GameCard({ summary, game }: { summary: GameSummary; game: GameFavourites | undefined }) {
  const { accuracy, luckPoints, bestMatch } = summary
  return (
    <section class="paper profile-card">
      <h3>
        {findCover(summary.game)?.name ?? summary.game}
        <small>
          {words.t('players', { n: summary.seats })} · {words.t('matches', { n: summary.matches })}
        </small>
      </h3>
      {summary.seats > 1 ? <PlacesBar places={summary.places} /> : undefined}
      <dl>
        <Score label={words.t('mean')} score={summary.mean} parts={summary.meanParts} game={game} />
        <Score
          label={words.t('best')}
          score={summary.best}
          parts={summary.bestParts}
          game={game}
          href={to('replay', bestMatch.place, bestMatch.id)}
        />
        {accuracy === undefined ? undefined : (
          <>
            <dt>{words.t('accuracy')}</dt>
            <dd>{Math.round(accuracy)}</dd>
          </>
        )}
        {luckPoints === undefined ? undefined : (
          <>
            <dt>{words.t('luckPoints')}</dt>
            <dd>{shortNumber(luckPoints)}</dd>
          </>
        )}
      </dl>
      <ScoreLine scores={summary.scores} />
    </section>
  )
}

/** How many matches ended on each place, as a bar. */
export function PlacesBar({ places }: { places: readonly number[] }) {
  return (
    <ol class="places-bar" aria-label={words.t('places')}>
      {places.map((n, index) =>
        n === 0 ? undefined : (
          <li key={index} class={`place-${index + 1}`} style={{ flexGrow: n }}>
            <span class="vh">{words.t('place.n', { place: index + 1, n })}</span>
            <span aria-hidden="true">
              {index + 1}. <b>{n}</b>
            </span>
          </li>
        ),
      )}
    </ol>
  )
}

interface ScoreProps {
  readonly label: string
  readonly score: number
  readonly parts: Readonly<Record<string, number>> | undefined
  readonly game: GameFavourites | undefined
  readonly href?: string
}

/** A score, and what it was made of as a bar where there is more than one part. */
function Score({ label, score, parts, game, href }: ScoreProps) {
  const shown = (game?.parts ?? []).flatMap((part) => {
    const value = parts?.[part] ?? 0
    return value > 0 ? [{ part, value, name: game?.partName(part) ?? part }] : []
  })
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {href === undefined ? <b>{shortNumber(score)}</b> : <a href={href}>{shortNumber(score)}</a>}
        {shown.length > 1 ? (
          <>
            <span class="parts-bar" aria-hidden="true">
              {shown.map(({ part, value }, index) => (
                <span key={part} class={`part-${index}`} style={{ flexGrow: value }} />
              ))}
            </span>
            <span class="parts-words">
              {shown.map(({ part, value, name }, index) => (
                <span key={part} class={`part-${index}`}>
                  {name} {shortNumber(value)}
                </span>
              ))}
            </span>
          </>
        ) : undefined}
      </dd>
    </>
  )
}

/** The scores in the order of play, from two matches on. */
function ScoreLine({ scores }: { scores: readonly number[] }) {
  const [first, last] = [scores[0], scores.at(-1)]
  if (scores.length < 2 || first === undefined || last === undefined) return undefined
  const label = words.t('scores', { n: scores.length, first, last })
  return <Sparkline class="score-line" label={label} values={scores} height={40} />
}
