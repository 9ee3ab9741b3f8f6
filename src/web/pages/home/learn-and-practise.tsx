import { useEffect, useState } from 'preact/hooks'
import { COVERS } from '../../../games/boards.ts'
import { Icon } from '../../../ui/components/pictures/icon.tsx'
import { shell } from '../../../ui/text/shell/index.ts'
import { go, to } from '../../router.ts'
import { installPrompt } from '../../updates.ts'
import { FIRST_GAME } from './first-game.ts'

async function watch(): Promise<void> {
  const { watchBots } = await import('./quick.ts')
  go('here', await watchBots(FIRST_GAME))
}

/** Ways to learn the games and to get better at them, and the installation. */
export function LearnAndPractise() {
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return (
    <section>
      <h3>{shell.t('home.practise')}</h3>
      <div class="learn">
        {COVERS.map(({ id, name, course }) => (
          <a key={id} class="row" href={to(course ? 'learn' : 'rules', id)}>
            <Icon name={course ? 'pencil' : 'log'} />
            {course
              ? shell.t('home.learn', { game: name })
              : shell.t('labelled', { label: shell.t('rules'), text: name })}
          </a>
        ))}
        <a class="row" href={to('daily')}>
          <Icon name="sunny" />
          {shell.t('daily')}
        </a>
        <a class="row" href={to('puzzles')}>
          <Icon name="help" />
          {shell.t('home.puzzles')}
        </a>
        <a class="row" href={to('review')}>
          <Icon name="star" />
          {shell.t('review.open')}
        </a>
        {ready && installPrompt.value ? (
          <button type="button" class="row" onClick={() => void installPrompt.value?.prompt()}>
            <Icon name="download" />
            {shell.t('home.install')}
          </button>
        ) : (
          <button type="button" class="row" onClick={watch}>
            <Icon name="eye" />
            {shell.t('home.watch')}
          </button>
        )}
      </div>
    </section>
  )
}
