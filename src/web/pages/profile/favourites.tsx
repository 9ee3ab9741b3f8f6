import { findCover } from '../../../games/boards.ts'
import { addFigures } from '../../../statistics/game-summaries.ts'
import type { ProfileMatch } from '../../../statistics/profile-match.ts'
import type { FavouriteKind, GameFavourites } from '../../../ui/board/game-favourites.ts'
import { profileWords as words } from './texts.ts'

/** How many things of a kind are listed. */
const SHOWN = 6

/** What the player has done most often in each game, in the game's own pictures. */
export function Favourites(props: {
  matches: readonly ProfileMatch[]
  loaded: ReadonlyMap<string, GameFavourites>
}) {
  const { matches, loaded } = props
  const games = [...loaded].flatMap(([id, game]) => {
    const counted = matches.flatMap((match) =>
      match.game === id && match.statistics ? [match.statistics.figures] : [],
    )
    return counted.length === 0 ? [] : [{ id, game, count: counted.length, figures: addFigures(counted) }]
  })
  if (games.length === 0) return undefined
  return (
    <section aria-labelledby="profile-favourites">
      <h2 id="profile-favourites">{words.t('favourites')}</h2>
      <div class="profile-cards">
        {games.map(({ id, game: { Symbols, More, kinds }, figures, count }) => (
          <section key={id} class="paper profile-card favourite-card">
            {Symbols ? <Symbols /> : undefined}
            <h3>{findCover(id)?.name ?? id}</h3>
            {kinds.map((kind) => (
              <Kind key={kind.kind} kind={kind} figures={figures} />
            ))}
            {More ? <More figures={figures} matches={count} /> : undefined}
          </section>
        ))}
      </div>
    </section>
  )
}

function Kind({ kind, figures }: { kind: FavouriteKind; figures: Readonly<Record<string, number>> }) {
  const prefix = `${kind.kind}.`
  const counts = Object.entries(figures)
    .flatMap(([name, count]): [string, number][] =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), count]] : [],
    )
    .sort(([, a], [, b]) => b - a)
  if (counts.length === 0) return undefined
  const { Thing, Overview } = kind
  return (
    <section class="favourite-kind">
      <h4>{kind.title()}</h4>
      {Overview ? <Overview counts={new Map(counts)} /> : undefined}
      <ol>
        {counts.slice(0, SHOWN).map(([id, count]) => (
          <li key={id}>
            <span class="favourite-thing" aria-hidden="true">
              <Thing id={id} />
            </span>
            <span>{kind.nameOf(id)}</span>
            <b>{count}</b>
          </li>
        ))}
      </ol>
    </section>
  )
}
