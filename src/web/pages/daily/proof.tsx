import { useState } from 'preact/hooks'
import type { Day } from '../../../daily/day.ts'
import { findCover } from '../../../games/boards.ts'
import type { Daily } from '../../../protocol/index.ts'
import { announce } from '../../../ui/components/overlays/announce.tsx'
import { Icon } from '../../../ui/components/pictures/icon.tsx'
import { shownTime } from '../../../ui/text/shown-time.ts'
import { language } from '../../../ui/text/texts.tsx'
import { dayWords } from '../../session/daily/day-words.ts'
import { checkDeal, type DealCheck } from '../../session/daily/deal-check.ts'
import { notedCommitment } from '../../session/daily/noted-commitments.ts'
import { words } from './texts.ts'

interface RevealedDeal {
  readonly day: Day
  readonly game: string
  readonly seed: string
  readonly commitment: string
}

/** The seed and the hash of a past deal, with a button that checks one by the other, here in the browser. */
export function RevealedProof({ day, game, seed, commitment }: RevealedDeal) {
  const [verdict, setVerdict] = useState<DealCheck | undefined>(undefined)
  const name = findCover(game)?.name ?? game
  const check = (): void => {
    const found = checkDeal(seed, commitment, notedCommitment(day, game))
    setVerdict(found)
    announce(words.t(`proof.${found}`))
  }
  return (
    <div class="revealed">
      <Hashes
        of={[
          [words.t('proof.seed'), seed],
          [words.t('proof.hash'), commitment],
        ]}
      />
      <button
        type="button"
        class="btn small"
        aria-label={words.t('proof.checkOf', { game: name, day: dayWords(day, language.value) })}
        onClick={check}
        data-do="check"
      >
        {words.t('proof.check')}
      </button>
      {verdict === undefined ? undefined : (
        <p class={verdict === 'fits' || verdict === 'noted' ? 'verdict good' : 'verdict bad'}>
          <Icon name={verdict === 'fits' || verdict === 'noted' ? 'check' : 'x'} />
          {words.t(`proof.${verdict}`)}
        </p>
      )}
    </div>
  )
}

/** Long numbers, each with what it is. */
function Hashes({ of }: { of: readonly (readonly [label: string, digits: string])[] }) {
  return (
    <dl class="hashes">
      {of.map(([label, digits]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd translate={false}>{digits}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The hashes of the deals that are still sealed, today's and tomorrow's. */
export function DailyProof({ daily: { today, tomorrow } }: { daily: Daily }) {
  const name = (game: string): string => findCover(game)?.name ?? game
  const published = (time: number): string => words.t('proof.published', { time: shownTime(time) })
  return (
    <section class="paper proof" aria-labelledby="daily-proof">
      <h2 id="daily-proof">{words.t('proof')}</h2>
      <p>{words.t('proof.words')}</p>
      <h3>{words.t('proof.today')}</h3>
      <Hashes
        of={today.challenges.map(({ game, commitment, committed }) => [
          `${name(game)} (${published(committed)})`,
          commitment,
        ])}
      />
      <h3>{words.t('proof.tomorrow')}</h3>
      <Hashes of={tomorrow.map(({ game, commitment }) => [name(game), commitment])} />
    </section>
  )
}
