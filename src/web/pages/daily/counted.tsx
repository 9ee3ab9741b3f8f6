import { findCover } from '../../../games/boards.ts'
import type { Daily, DailyChallenge } from '../../../protocol/index.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { go, to } from '../../router.ts'
import { playDaily } from '../../session/api/daily.ts'
import { startPractice } from '../../session/daily/practice.ts'
import { enterTable } from '../setup/enter-table.ts'
import { amongOthers, BesideMaster } from './beside-master.tsx'
import { ChallengeCard, StartButton } from './challenge-card.tsx'
import { ShareResult } from './share-button.tsx'
import { words } from './texts.ts'

/** The challenges of the day on a server, where one try counts. */
export function CountedChallenges({ daily: { today } }: { daily: Daily }) {
  return (
    <div class="challenges">
      {today.challenges.map((challenge) => {
        const cover = findCover(challenge.game)
        return cover ? (
          <ChallengeCard key={challenge.game} cover={cover} bots={challenge.bots}>
            <HowItStands day={today.day} challenge={challenge} />
          </ChallengeCard>
        ) : undefined
      })}
    </div>
  )
}

/** Opens the visitor's try, or the one that they have begun in another tab. */
const startCounted = (game: string) => enterTable(() => playDaily(game))

function HowItStands({ day, challenge }: { day: string; challenge: DailyChallenge }) {
  const { game, mine, players } = challenge
  if (!mine)
    return (
      <>
        <p class="challenge-others">{words.t('finished', { n: players })}</p>
        <StartButton gold label={words.t('start')} start={() => startCounted(game)} />
      </>
    )
  if (!mine.result)
    return (
      <>
        <p class="challenge-others">{words.t('running')}</p>
        <a class="btn btn-gold" href={to('t', mine.table)}>
          {words.t('continue')}
        </a>
      </>
    )
  return <Finished day={day} challenge={challenge} table={mine.table} result={mine.result} />
}

function Finished(props: {
  day: string
  challenge: DailyChallenge
  table: string
  result: NonNullable<NonNullable<DailyChallenge['mine']>['result']>
}) {
  const { day, challenge, table, result } = props
  const { game, bots } = challenge
  const { score, place } = result
  const master = challenge.master?.score
  return (
    <>
      <BesideMaster score={score} master={master} />
      <p class="challenge-others">
        {[...(bots.length > 0 ? [shell.t('place', { nth: place })] : []), amongOthers(challenge, score)].join(
          ' · ',
        )}
      </p>
      <div class="btns">
        <ShareResult day={day} game={game} score={score} master={master} counted />
        <a class="btn" href={to('t', table)}>
          {words.t('open')}
        </a>
        <StartButton label={words.t('practise')} start={() => practise(game, day)} />
      </div>
      <p class="challenge-sealed">{words.t('practice.sealed')}</p>
    </>
  )
}

/** Goes to a practice match of a day's public deal. */
export async function practise(game: string, day: string): Promise<undefined> {
  go('here', startPractice({ game, day }))
}
