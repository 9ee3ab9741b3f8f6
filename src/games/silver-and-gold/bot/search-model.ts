import type { Chance, Seat } from '../../../kernel/index.ts'
import type { SearchModel } from '../../../search/model.ts'
import { deckOf } from '../rules/deck.ts'
import { silverAndGold } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import type { Open, Own, Secret, SilverAndGoldState } from '../rules/state.ts'
import { AT_A_GLANCE, consider, LOOKING_AHEAD } from './considering.ts'
import { movesTo, type Seated, seated } from './deciding.ts'
import { markingScore } from './foresight.ts'
import { imagine } from './imagining.ts'
import { deskOf, expectedLead, shownIn } from './judging.ts'
import { newMarkings, quickMarkings } from './markings.ts'
import { remember, shownThisRound } from './remembering.ts'
import { readSetting } from './setting.ts'
import { readStand } from './stand.ts'
import { KEEN } from './taste.ts'

/** Markings that are so many points apart are not worth a longer thought … */
const CLOSE_MARKINGS = 0.15
/** … but a card that is taken is gone for the others, which only playing on shows. */
const CLOSE_PICKS = 4

/** So many turns after the present one are played out before the net judges. */
const TURNS_AHEAD = 1

/** What a search needs to know of Silver & Gold. */
export const searchModel: SearchModel<Open, Own, Secret, Move> = {
  game: silverAndGold,
  observe: remember,
  sample: imagine,
  candidates(view, memory, limit) {
    const shown = shownThisRound(view.open, memory)
    const all = consider(seated(view), shown, LOOKING_AHEAD).slice(0, limit)
    const close = view.open.phase === 'pick' ? CLOSE_PICKS : CLOSE_MARKINGS
    return view.open.phase === 'keep'
      ? all.slice(0, 1)
      : all.filter(({ value }) => value > all[0].value - close)
  },
  policy,
  isHorizon: ({ open }, root) => open.turn > root.turn + TURNS_AHEAD,
  evaluate: expectedLead,
}

/** By the net without a look ahead, among what looks good at a glance. */
function policy(state: SilverAndGoldState, seat: Seat, _chance: Chance): Move {
  const { open, own } = state
  const view = { seat, open, own: own[seat] }
  if (open.phase === 'mark' && view.own.owed === 0) return quickMarking(state, view)
  return consider(view, shownIn(state), AT_A_GLANCE)[0].moves[0]
}

const quick = newMarkings(6)

function quickMarking(state: SilverAndGoldState, view: Seated): Move {
  const { open } = state
  const deck = deckOf(open.options)
  const { setting, stand } = deskOf(deck)
  readSetting(open, view.seat, shownIn(state), setting)
  readStand(deck, open.players[view.seat], stand)
  quickMarkings(setting, stand, open.expedition, KEEN, quick)
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < quick.size; i++) {
    const score = markingScore(setting, stand, quick.first[i], quick.second[i])
    if (score <= most) continue
    most = score
    best = i
  }
  return movesTo(view, quick, best)[0]
}
