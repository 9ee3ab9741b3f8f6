import { useState } from 'preact/hooks'
import { findCover } from '../../../games/boards.ts'
import { dateFormat } from '../../../text/format.ts'
import { IconButton } from '../../../ui/components/controls/icon-button.tsx'
import { Icon } from '../../../ui/components/pictures/icon.tsx'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { language, listed } from '../../../ui/text/texts.tsx'
import { to } from '../../router.ts'
import type { ArchiveEntry } from '../../session/archive/archive-entry.ts'
import { personName } from '../../session/person-name.ts'
import { matchFileAt } from '../../session/review/review-client.ts'
import { GameSign } from '../game-sign.tsx'
import { saveText } from '../save-text.ts'
import { archiveTexts as texts } from './texts.ts'

/** A finished match: when, what, with whom and how it ended, and what can be opened. */
export function ArchiveRow({ entry, remove }: { entry: ArchiveEntry; remove(): void }) {
  const { place, id, seats, me, ended, name } = entry
  const cover = findCover(entry.game)
  const game = cover?.name ?? entry.game
  const day = dateFormat(language.value, { day: 'numeric', month: 'short' }).format(ended)
  const time = dateFormat(language.value, { timeStyle: 'short' }).format(ended)
  const about = [game, day, time].join(', ')
  return (
    <li class="archive-row">
      <a class="archive-main" href={to(place, id)}>
        <time dateTime={new Date(ended).toISOString()}>
          {day} <small>{time}</small>
        </time>
        <GameSign game={entry.game} seat={me ?? 0} />
        <span class="archive-what">
          <b>{game}</b>
          {markOf(entry).map((mark) => (
            <small key={mark}> · {mark}</small>
          ))}
          {name === undefined ? undefined : <small> · {name}</small>}
        </span>
        <span class="archive-who">{seats.length > 1 ? standings(entry) : ''}</span>
        <Outcome entry={entry} />
      </a>
      <span class="archive-acts">
        <LinkIcon icon="play" label={shell.t('replay.title')} about={about} href={to('replay', place, id)} />
        {cover?.reviews ? (
          <LinkIcon
            icon="star"
            label={shell.t('result.review')}
            about={about}
            href={to('review', place, id)}
          />
        ) : undefined}
        <SaveFile entry={entry} about={about} />
        {place === 'here' ? (
          <IconButton
            icon="x"
            label={shell.t('home.remove')}
            aria-label={shell.t('labelled', { label: shell.t('home.remove'), text: about })}
            onClick={remove}
          />
        ) : undefined}
      </span>
    </li>
  )
}

function markOf({ place, day }: ArchiveEntry): string[] {
  return [
    ...(place === 'here' ? [shell.t('home.onThisDevice')] : []),
    ...(day === undefined ? [] : [shell.t(place === 'here' ? 'daily.practice' : 'daily')]),
  ]
}

/** Everybody with their points, the winner first. */
const standings = ({ seats }: ArchiveEntry): string =>
  listed(
    seats
      .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
      .map(({ name, score }) => (score === undefined ? personName(name) : `${personName(name)} ${score}`)),
  )

/** How the reader did, or who won where the reader had no seat of their own. */
function Outcome({ entry: { seats, me } }: { entry: ArchiveEntry }) {
  const own = seats[me ?? -1]
  if (own?.place !== undefined && own.score !== undefined) {
    const won = own.place === 1 && seats.length > 1
    return (
      <span class={won ? 'archive-outcome won' : 'archive-outcome'}>
        {seats.length === 1 ? undefined : (
          <b>{won ? texts.t('won') : texts.t('place', { place: own.place, n: seats.length })}</b>
        )}
        <span>{texts.t('points', { n: own.score })}</span>
      </span>
    )
  }
  const winners = seats.filter((one) => one.place === 1).map(({ name }) => personName(name))
  return (
    <span class="archive-outcome">
      {winners.length === 0 ? '' : shell.t('result.wins', { name: listed(winners) })}
    </span>
  )
}

interface LinkIconProps {
  readonly icon: string
  readonly label: string
  readonly about: string
  readonly href: string
}

function LinkIcon({ icon, label, about, href }: LinkIconProps) {
  return (
    <a class="ibtn" href={href} aria-label={shell.t('labelled', { label, text: about })} data-explain={label}>
      <Icon name={icon} />
    </a>
  )
}

/** Saves the file of the match, or says why there is none. */
function SaveFile({ entry: { place, id, game }, about }: { entry: ArchiveEntry; about: string }) {
  const [problem, setProblem] = useState('')
  const label = shell.t('result.download')
  const save = async (): Promise<void> => {
    setProblem('')
    const file = await matchFileAt(place, id)
    if (typeof file === 'string') saveText(file, `vermeil-${game}-${id}.json`)
    else setProblem(rejectionWords(file))
  }
  return (
    <>
      <IconButton
        icon="download"
        label={label}
        aria-label={shell.t('labelled', { label, text: about })}
        onClick={() => void save()}
      />
      <span class="problem" role="alert">
        {problem}
      </span>
    </>
  )
}
