import { useEffect, useState } from 'preact/hooks'
import { findTable, TABLES } from '../../../games/boards.ts'
import type { GameCover } from '../../../ui/board/game-board.ts'
import { Icon } from '../../../ui/components/pictures/icon.tsx'
import { Logo } from '../../../ui/components/pictures/logo.tsx'
import { SeaChart } from '../../../ui/components/pictures/sea-chart.tsx'
import { useTitle } from '../../../ui/hooks/title.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { go, to } from '../../router.ts'
import { removeMatch, type SavedMatch, savedMatches } from '../../session/saved-matches.ts'
import { installPrompt, updateNow, waitingUpdate } from '../../updates.ts'
import { Top } from '../top.tsx'
import { OpenTables, YourTables } from './ledger.tsx'
import { quickMatch } from './quick.ts'
import './home.css'
import './cartouche.css'
import './land.css'

/** The front page: one click to a table. */
export function HomePage() {
  useTitle(`Vermeil · ${shell.t('title')}`)
  const [local, setLocal] = useState(savedMatches)
  return (
    <div class="chart page home">
      <SeaChart
        roses={[
          [1230, 560, 0],
          [150, 690, 0],
        ]}
      />
      <Top home />
      <main class={`sea lands-${LANDS.length}`}>
        <Cartouche last={local.find(({ over }) => !over)} />
        {LANDS.map((covers) => (
          <Land key={covers[0].id} covers={covers} />
        ))}
        <div class="paper ledger">
          <YourTables
            local={local}
            forget={({ id }) => {
              removeMatch(id)
              setLocal(savedMatches())
            }}
          />
          <OpenTables />
          <NewHere />
        </div>
      </main>
    </div>
  )
}

function Cartouche({ last }: { last: SavedMatch | undefined }) {
  const [busy, setBusy] = useState(false)
  const play = async (): Promise<void> => {
    setBusy(true)
    go('here', await quickMatch(TABLES[0]))
  }
  return (
    <section class="cart">
      <Logo />
      <h1>Vermeil</h1>
      <div class="rule" aria-hidden="true" />
      <p class="lead">
        {shell.rich('lead')} {shell.t('lead.account')}
      </p>
      <div class="go">
        <button type="button" class="btn btn-gold" disabled={busy} onClick={() => void play()}>
          {shell.t('home.play')}
        </button>
        <a class="btn" href={to('new', TABLES[0].id)}>
          {shell.t('home.open')}
        </a>
      </div>
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

/** The game that was left in the middle, one tap away. */
function Continue({ last }: { last: SavedMatch | undefined }) {
  const game = last && findTable(last.game)
  return game ? (
    <a class="continue" href={to('here', last.id)}>
      <Icon name="play" />
      {shell.t('home.continueGame', { game: game.name })}
    </a>
  ) : undefined
}

/** The code is the end of an invitation's address; the whole address will do, too. */
function JoinByCode() {
  const [code, write] = useState('')
  const table = code.trim().split('/').at(-1) ?? ''
  return (
    <form
      class="code"
      onSubmit={(event) => {
        event.preventDefault()
        if (table !== '') go('t', table)
      }}
    >
      <label for="code">{shell.t('home.code')}</label>
      <input
        id="code"
        value={code}
        placeholder={shell.t('home.codePlaceholder')}
        autocomplete="off"
        spellcheck={false}
        onInput={(event) => write(event.currentTarget.value)}
      />
      {table === '' ? undefined : (
        <button type="submit" class="btn small">
          {shell.t('home.join')}
        </button>
      )}
    </form>
  )
}

/** The lands of the chart: games that share a picture share a land. */
const LANDS: readonly (readonly GameCover[])[] = [...new Set(TABLES.map(({ Cover }) => Cover))].map((Cover) =>
  TABLES.filter((cover) => cover.Cover === Cover),
)

function Land({ covers }: { covers: readonly GameCover[] }) {
  const { Cover } = covers[0]
  return (
    <section class={`game game-${covers[0].id}`} aria-label={covers.map(({ name }) => name).join(', ')}>
      <Cover />
      <div class="tags">
        {covers.map(({ id, name, players, minutes }) => (
          <div key={id} class="tag">
            <h2>{name}</h2>
            <p>
              {shell.t('home.players', { min: players.min, n: players.max })} ·{' '}
              {shell.t('home.minutes', { n: minutes })}
            </p>
            <a
              class="btn btn-gold"
              href={to('play', id)}
              aria-label={shell.t('home.playGame', { game: name })}
            >
              {shell.t('home.choose')}
            </a>
          </div>
        ))}
      </div>
    </section>
  )
}

function NewHere() {
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return (
    <section>
      <h3>{shell.t('home.new')}</h3>
      <div class="learn">
        {TABLES.map(({ id, name }) => (
          <a key={id} class="row" href={to('rules', id)}>
            <Icon name="pencil" />
            {shell.t('home.learn', { game: name })}
          </a>
        ))}
        <a class="row" href={to('together', TABLES[0].id)}>
          <Icon name="people" />
          {shell.t('home.hotSeat')}
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
          <button
            type="button"
            class="row"
            onClick={async () => go('here', await quickMatch(TABLES[0], { watch: true }))}
          >
            <Icon name="eye" />
            {shell.t('home.watch')}
          </button>
        )}
      </div>
    </section>
  )
}
