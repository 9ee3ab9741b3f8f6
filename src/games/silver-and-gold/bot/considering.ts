import type { Candidate } from '../../../search/model.ts'
import { deckOf, NO_CARD } from '../rules/deck.ts'
import type { Move } from '../rules/moves.ts'
import { TURNS } from '../rules/state.ts'
import { candidatesOf, emptyPlace, ranked, type Seated } from './deciding.ts'
import { drawingScore, GLANCES, judgeMarkings, takingScore } from './foresight.ts'
import { allExtras, allMarkings, type Markings, newMarkings, quickMarkings } from './markings.ts'
import { onTop, type Shown } from './remembering.ts'
import { newSetting, readSetting, type Setting } from './setting.ts'
import { newStand, readStand, type Stand } from './stand.ts'
import { freshCardWorth, KEEN, type Taste } from './taste.ts'
import { stockOf } from './unseen.ts'

/** How far a decision is thought through: by taste at a glance, by the net, or by the net with a look ahead. */
export interface Depth {
  readonly taste: Taste
  /** Whether the net judges what looks best at a glance. */
  readonly net: boolean
  /** How many of the best are looked at one turn further ahead. */
  readonly ahead: number
}

export const AT_A_GLANCE: Depth = { taste: KEEN, net: false, ahead: 0 }
export const LOOKING_AHEAD: Depth = { taste: KEEN, net: true, ahead: 8 }

/** What a seat may do now, best first. `shown`: what it knows of this round's expedition cards. */
export function consider(view: Seated, shown: Shown, depth: Depth): Candidate<Move>[] {
  switch (view.open.phase) {
    case 'mark':
      return candidatesOf(view, considerMarkings(view, shown, depth))
    case 'pick':
      return considerPicks(view, shown, depth)
    default:
      return considerKeeps(view, depth)
  }
}

function tableOf({ seat, open }: Seated, shown: Shown): { setting: Setting; stand: Stand } {
  const deck = deckOf(open.options)
  return {
    setting: readSetting(open, seat, shown, newSetting(deck)),
    stand: readStand(deck, open.players[seat], newStand()),
  }
}

function considerMarkings(view: Seated, shown: Shown, { taste, net, ahead }: Depth): Markings {
  const { setting, stand } = tableOf(view, shown)
  const { marks, owed } = view.own
  const list = newMarkings(GLANCES)
  if (owed > 0) allExtras(setting, stand, marks[0], marks[1], owed, 0, 0, taste, list)
  else if (net) allMarkings(setting, stand, view.open.expedition, taste, list)
  else quickMarkings(setting, stand, view.open.expedition, taste, list)
  if (net) judgeMarkings(setting, stand, list, ahead)
  return list
}

function considerPicks(view: Seated, shown: Shown, { taste, net }: Depth): Candidate<Move>[] {
  const { setting, stand } = tableOf(view, shown)
  const place = emptyPlace(view)
  const stock = net ? stockOf(setting.deck, view.open) : []
  const candidates: Candidate<Move>[] = Array.from(
    setting.display.subarray(0, setting.shown),
    (card, index) => ({
      moves: [{ type: 'take', card }],
      value: net
        ? takingScore(setting, stand, place, index, stock)
        : freshCardWorth(setting, stand, place, card, taste),
    }),
  )
  if (view.open.stock > 0 && (net || candidates.length === 0)) {
    const value = net ? drawingScore(setting, stand, place, stock) : 0
    candidates.push({ moves: [{ type: 'draw' }], value })
  }
  return ranked(candidates)
}

/** The cards that are worth most in themselves. */
function considerKeeps({ seat, open, own }: Seated, { taste }: Depth): Candidate<Move>[] {
  const deck = deckOf(open.options)
  const setting = readSetting(open, seat, onTop(deck, open), newSetting(deck))
  setting.turnsLeft = TURNS
  const stand = newStand()
  stand.cards.fill(NO_CARD)
  const cards = own.dealt.filter((card) => card !== own.kept[0])
  return ranked(
    cards.map((card) => ({
      moves: [{ type: 'keep', card }],
      value: freshCardWorth(setting, stand, 0, card, taste),
    })),
  )
}
