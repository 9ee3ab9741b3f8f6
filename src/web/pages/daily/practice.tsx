import { CHALLENGES } from '../../../daily/challenge.ts'
import type { Day } from '../../../daily/day.ts'
import { findCover } from '../../../games/boards.ts'
import { to } from '../../router.ts'
import { playedDays } from '../../session/daily/played-days.ts'
import { practicesOf } from '../../session/daily/practice.ts'
import { BesideMaster } from './beside-master.tsx'
import { ChallengeCard, StartButton } from './challenge-card.tsx'
import { practise } from './counted.tsx'
import { ShareResult } from './share-button.tsx'
import { words } from './texts.ts'

/** The same challenges on a public deal, where there is no server that could count them. */
export function PracticeChallenges({ day, why }: { day: Day; why: 'offline' | 'off' }) {
  return (
    <>
      <p class="daily-notice" role="status">
        <b>{words.t(`practice.${why}`)}</b> {words.t('practice.words')}
      </p>
      <div class="challenges">
        {CHALLENGES.map(({ game, bots }) => {
          const cover = findCover(game)
          return cover ? (
            <ChallengeCard key={game} cover={cover} bots={bots}>
              <Practice day={day} game={game} />
            </ChallengeCard>
          ) : undefined
        })}
      </div>
    </>
  )
}

/** How the practice of a day's public deal stands. */
function Practice({ day, game }: { day: Day; game: string }) {
  const running = practicesOf({ game, day }).find(({ over }) => !over)
  const played = playedDays()[day]?.[game]
  return (
    <>
      {played ? <BesideMaster score={played.score} master={played.master} /> : undefined}
      <div class="btns">
        {running ? (
          <a class="btn btn-gold" href={to('here', running.id)}>
            {words.t('continue')}
          </a>
        ) : (
          <StartButton
            gold={!played}
            label={words.t(played ? 'practise.again' : 'practise')}
            start={() => practise(game, day)}
          />
        )}
        {played ? <ShareResult day={day} game={game} {...played} /> : undefined}
      </div>
    </>
  )
}
