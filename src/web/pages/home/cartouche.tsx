import { findCover } from '../../../games/boards.ts'
import { Icon } from '../../../ui/components/pictures/icon.tsx'
import { Logo } from '../../../ui/components/pictures/logo.tsx'
import { shell } from '../../../ui/text/shell/index.ts'
import { to } from '../../router.ts'
import type { SavedMatch } from '../../session/saved-match.ts'
import { updateNow, waitingUpdate } from '../../updates.ts'
import { JoinByCode } from '../setup/join-by-code.tsx'
import { FIRST_GAME } from './first-game.ts'
import { PlayButton } from './play-button.tsx'
import './cartouche.css'

/** The name of the place, and the quickest ways to a table. */
export function Cartouche({ isNew, last }: { isNew: boolean; last: SavedMatch | undefined }) {
  return (
    <section class="cart">
      <Logo />
      <h1>Vermeil</h1>
      <div class="rule" aria-hidden="true" />
      <p class="lead">
        {shell.rich('lead')} {shell.t('lead.account')}
      </p>
      <div class="go">
        <PlayButton cover={FIRST_GAME} words={shell.t('home.play')} />
        <a class="btn" href={to('new', FIRST_GAME.id)}>
          {shell.t('home.open')}
        </a>
      </div>
      <a class="continue" href={to('pair')}>
        <Icon name="chat" />
        {shell.t('home.strangers')}
      </a>
      <a class="continue" href={to('together', FIRST_GAME.id)}>
        <Icon name="people" />
        {shell.t('home.hotSeat')}
      </a>
      {isNew ? (
        <a class="continue" href={to('learn', FIRST_GAME.id)}>
          <Icon name="pencil" />
          {shell.t('home.learnFirst')}
        </a>
      ) : undefined}
      <Continue last={last} />
      <JoinByCode />
      {waitingUpdate.value ? (
        <p class="update" role="status">
          {shell.t('home.update')}
          <button type="button" class="btn small" onClick={updateNow}>
            {shell.t('home.updateNow')}
          </button>
        </p>
      ) : undefined}
    </section>
  )
}

/** A link to the game that was left unfinished. */
function Continue({ last }: { last: SavedMatch | undefined }) {
  const game = last && findCover(last.game)
  return game ? (
    <a class="continue" href={to('here', last.id)}>
      <Icon name="play" />
      {shell.t('home.continueGame', { game: game.name })}
    </a>
  ) : undefined
}
