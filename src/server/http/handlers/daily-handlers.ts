import { challengeOf } from '../../../daily/challenge.ts'
import { type Day, dayAfter, isDay } from '../../../daily/day.ts'
import { commitmentTo } from '../../../kernel/index.ts'
import type { Daily, DailyChallenge, DailyDay } from '../../../protocol/index.ts'
import type { ServerContext } from '../../context.ts'
import { type Deals, SHOWN_DAYS } from '../../daily/deals.ts'
import type { MasterPlayer } from '../../daily/master.ts'
import { endOf, type Tries } from '../../daily/tries.ts'
import type { PlayedDeal, ScoreCount, Try } from '../../store/daily-store.ts'
import { Refused } from '../refused.ts'
import { clientAddress } from '../request-origin.ts'
import type { RouteHandlers } from '../route-handler.ts'

type DailyRoutes = 'daily' | 'dailyDay' | 'playDaily' | 'masterMatch'

export interface DailyParts {
  readonly deals: Deals
  readonly tries: Tries
  readonly master: MasterPlayer
}

/** What is known about some days. */
interface Known {
  readonly deals: readonly PlayedDeal[]
  readonly scores: readonly ScoreCount[]
  readonly tries: readonly Try[]
}

/** The daily challenge: what is played today, and what was played on earlier days. */
export function dailyHandlers(
  { store, originSettings }: ServerContext,
  { deals, tries, master }: DailyParts,
): RouteHandlers<DailyRoutes> {
  return {
    async daily({ guest }): Promise<Daily> {
      const { today, ...known } = await deals.recent()
      const mine = await tries.of(guest, dayAfter(today, -SHOWN_DAYS), today)
      const show = (day: Day): DailyDay => dayOf(day, today, { ...known, tries: mine })
      const earlier = Array.from({ length: SHOWN_DAYS }, (_, n) => show(dayAfter(today, -1 - n)))
      const tomorrow = known.deals.filter(({ day }) => day > today)
      return {
        today: show(today),
        tomorrow: tomorrow.map(({ game, seed }) => ({ game, commitment: commitmentTo(seed) })),
        earlier: earlier.filter(({ challenges }) => challenges.length > 0),
      }
    },

    async dailyDay({ params: { day }, guest }) {
      if (!isDay(day) || day > deals.today) throw new Refused('noSuchChallenge')
      const found = await store.dealsBetween(day, day)
      if (found.length === 0) throw new Refused('noSuchChallenge')
      const [scores, mine] = await Promise.all([store.scoresBetween(day, day), tries.of(guest, day, day)])
      return dayOf(day, deals.today, { deals: found, scores, tries: mine })
    },

    async playDaily({ params, guest, raw }) {
      const table = await tries.play(guest, params.game, clientAddress(raw, originSettings))
      if (typeof table !== 'string') throw new Refused(table)
      master.wake()
      return { table }
    },

    async masterMatch({ params: { day, game }, reply }) {
      if (!isDay(day) || day > deals.today) throw new Refused('noSuchChallenge')
      const deal = (await store.dealsBetween(day, day)).find((one) => one.game === game)
      if (!deal) throw new Refused('noSuchChallenge')
      // Its moves would show what is still to come to those who are playing.
      const file = day < deals.today ? await store.masterFile(deal) : undefined
      if (file === undefined) throw new Refused('matchNotOver')
      const name = `${game}-${day}-master.vermeil.json`
      reply.header('content-disposition', `attachment; filename="${name}"`).type('application/json')
      return withSeed(file, deal.seed)
    },
  }
}

function dayOf(day: Day, today: Day, { deals, scores, tries }: Known): DailyDay {
  const challenges = deals
    .filter((deal) => deal.day === day)
    .flatMap((deal): DailyChallenge[] => {
      const { game, seed, created, master } = deal
      const challenge = challengeOf(game)
      if (!challenge) return []
      const counted = scores.filter((one) => one.day === day && one.game === game)
      const mine = tries.find((one) => one.day === day && one.game === game)
      return [
        {
          ...challenge,
          bots: [...challenge.bots],
          commitment: commitmentTo(seed),
          committed: created,
          ...(day < today ? { seed } : {}),
          players: counted.reduce((sum, { count }) => sum + count, 0),
          scores: counted.map(({ score, count }) => ({ score, count })),
          ...(master ? { master } : {}),
          ...(mine ? { mine: shownTry(mine) } : {}),
        },
      ]
    })
  return { day, until: endOf(day), challenges }
}

const shownTry = ({ table, begun, result }: Try): NonNullable<DailyChallenge['mine']> => ({
  table,
  begun,
  ...(result ? { result } : {}),
})

/** The file as it would have been written with the seed. */
const withSeed = (file: string, seed: string): string =>
  file.replace(/^"setup":/m, `"seed": ${JSON.stringify(seed)},\n"setup":`)
