import { useEffect, useState } from 'preact/hooks'
import { findCover } from '../../../games/boards.ts'
import type { MatchStatistics } from '../../../protocol/index.ts'
import { matchKey, type ProfileMatch } from '../../../statistics/profile-match.ts'
import type { GameFavourites } from '../../../ui/board/game-favourites.ts'
import { deviceSpareTime } from '../../../ui/device/spare-time.ts'
import { storeStatistics } from '../../session/api/profile.ts'
import { deviceDatabase } from '../../session/idb.ts'
import { requestWorker, startWorker } from '../../session/local/worker-client.ts'
import { type BackgroundReviews, reviewInBackground } from '../../session/profile/background-reviews.ts'
import { type LoadedMatches, loadMatches } from '../../session/profile/load-matches.ts'
import { keepStatistics } from '../../session/profile/statistics-store.ts'
import { matchFileAt, reviewFile } from '../../session/review/review-client.ts'

/** Reviews for statistics are not stored whole: there may be hundreds, and only their figures are needed. */
const READ_ONLY = { ...deviceDatabase, put: async () => true }

/** The reader's matches, and the reviews that are made of them while the page is open. */
export function useMatches(): {
  readonly loaded: LoadedMatches | undefined
  readonly reviews: BackgroundReviews | undefined
} {
  const [loaded, setLoaded] = useState<LoadedMatches | undefined>(undefined)
  const [reviews, setReviews] = useState<BackgroundReviews | undefined>(undefined)
  useEffect(() => {
    let stop = (): void => undefined
    let gone = false
    const found = (match: ProfileMatch, statistics: MatchStatistics): void =>
      setLoaded(
        (now) =>
          now && {
            ...now,
            matches: now.matches.map((one) =>
              matchKey(one) === matchKey(match) ? { ...one, statistics } : one,
            ),
          },
      )
    void loadMatches().then((all) => {
      if (gone) return
      setLoaded(all)
      void sendUnsent(all)
      const started = startReviews(all.matches, found)
      stop = started.stop
      setReviews(started)
    })
    return () => {
      gone = true
      stop()
    }
  }, [])
  return { loaded, reviews }
}

const startReviews = (
  matches: readonly ProfileMatch[],
  found: (match: ProfileMatch, statistics: MatchStatistics) => void,
): BackgroundReviews =>
  reviewInBackground(matches, {
    spare: deviceSpareTime(),
    isReviewed: (game) => findCover(game)?.reviews === true,
    now: () => performance.now(),
    fileOf: ({ place, id }) => matchFileAt(place, id),
    count: (file, { me }) => requestWorker().send({ type: 'countMatch', file, seat: me }),
    review: (reviewed) => reviewFile(reviewed, () => undefined, { database: READ_ONLY, startWorker }),
    keep: (match, statistics) =>
      Promise.all([
        keepStatistics(matchKey(match), statistics),
        match.place === 't' ? storeStatistics(match.id, statistics) : undefined,
      ]),
    found,
  })

/** Sends what was computed while the server could not be reached. */
async function sendUnsent({ matches, unsent }: LoadedMatches): Promise<void> {
  for (const { id, place, statistics } of matches) {
    if (!statistics || !unsent.has(matchKey({ place, id }))) continue
    if (!(await storeStatistics(id, statistics)).ok) return
  }
}

/** What the games show of themselves, loaded for those that were played. */
export function useFavourites(games: readonly string[]): ReadonlyMap<string, GameFavourites> {
  const [loaded, set] = useState<ReadonlyMap<string, GameFavourites>>(new Map())
  useEffect(() => {
    let gone = false
    const load = async (id: string): Promise<[string, GameFavourites][]> => {
      const found = await findCover(id)
        ?.favourites?.()
        .catch(() => undefined)
      await found?.ready()
      return found ? [[id, found]] : []
    }
    void Promise.all(games.map(load)).then((all) => gone || set(new Map(all.flat())))
    return () => {
      gone = true
    }
  }, [games.join(' ')])
  return loaded
}
