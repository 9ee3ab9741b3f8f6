import { at, sum } from '../../../../kernel/index.ts'
import type { HelpTopic } from '../../../../ui/board/game-help.ts'
import type { JourneyStep } from '../../journey/traveller.ts'
import { WIZARD } from '../../rules/components/cards.ts'
import { hasTown, NO_TOWN, otherEnd, PIECE_TOWNS, ROADS_AT, type Road } from '../../rules/components/map.ts'
import { caravanPrice, hasCounter, hasGoldPiece, hasObstacle, IS_LAND } from '../../rules/components/roads.ts'
import { TOKENS, type TokenName } from '../../rules/components/tokens.ts'
import { RAFT } from '../../rules/components/transport.ts'
import type { Move } from '../../rules/moves.ts'
import { canCallWizard, PASSING_GOLD } from '../../rules/phases/wizards.ts'
import type { PhaseName, SeatView } from '../../rules/state.ts'
import { isJourneyStep } from '../parts/pointed.tsx'
import { draftJourney } from '../turn/draft.ts'
import { heldOf, isAction } from '../turn/planning/planning.ts'
import { bootOf, playerAt } from '../view.ts'

/** The phases that have a topic of their own; those in which only one player acts are told to that player. */
const PHASE_TOPICS = [
  'drawCards',
  'threeCounters',
  'tokens',
  'auction',
  'planning',
  'moving',
  'handLimit',
  'reward',
  'roundEnd',
] as const satisfies readonly PhaseName[]
type PhaseTopic = (typeof PHASE_TOPICS)[number]
const FOR_ONE: readonly PhaseTopic[] = ['handLimit', 'reward', 'roundEnd']

/** The tokens that need a word of their own; transport counters are told by the planning. */
const TOKEN_TOPICS = [
  'treeObstacle',
  'seaMonster',
  'goldPiece',
  'doubleTransport',
  'exchange',
] as const satisfies readonly TokenName[]
type TokenTopic = (typeof TOKEN_TOPICS)[number]

type TopicId =
  | PhaseTopic
  | TokenTopic
  | 'costs'
  | 'raft'
  | 'caravan'
  | 'piece'
  | 'townGold'
  | 'wizard'
  | 'secretTown'
  | 'goldPile'

interface Topic extends HelpTopic {
  readonly id: TopicId
}

const isTokenTopic = (name: TokenName): name is TokenTopic =>
  (TOKEN_TOPICS as readonly string[]).includes(name)

/** What matters in a position. While others move, only the phase does. */
export function topicsOf(view: SeatView, active: boolean, drafted: readonly Move[]): Topic[] {
  const { phase } = view.open
  const of = (kind: Topic['kind'], ids: readonly TopicId[]): Topic[] => ids.map((id) => ({ id, kind }))
  const told = PHASE_TOPICS.find((known) => known === phase)
  return [
    ...(active ? of('drafted', practised(view, drafted).filter(isDrafted)) : []),
    ...of('phase', told && (active || !FOR_ONE.includes(told)) ? [told] : []),
    ...(active ? of('symbol', symbolsOf(view)) : []),
  ]
}

/** A journey is drafted leg by leg; that it is one, and that it collects pieces, needs no words at each leg. */
const isDrafted = (id: TopicId): boolean =>
  ['caravan', 'raft', 'wizard', 'treeObstacle', 'seaMonster', 'goldPiece'].includes(id)

function symbolsOf(view: SeatView): TopicId[] {
  const { open } = view
  switch (open.phase) {
    case 'drawCards':
      return [...(open.goldPile > 0 ? (['goldPile'] as const) : []), 'costs']
    case 'threeCounters':
      return ['costs']
    case 'planning':
      return [...heldTopics(view), 'costs']
    case 'moving':
      return travelTopics(view)
    default:
      return []
  }
}

function heldTopics({ open, own, seat }: SeatView): TokenTopic[] {
  const { tokens } = playerAt(open, seat)
  return TOKENS.filter(isTokenTopic).filter((name) => {
    const token = TOKENS.indexOf(name)
    return at(tokens, token) + at(own.hiddenTokens, token) > 0
  })
}

function travelTopics(view: SeatView): TopicId[] {
  const { open, own } = view
  const roads = at(ROADS_AT, bootOf(view))
  const some = (test: (road: Road) => boolean): boolean => roads.some(test)
  const cards = sum(own.hand)
  const blocked = (road: Road): boolean => hasObstacle(at(open.roads, road))
  const topics: [TopicId, boolean][] = [
    ['piece', true],
    ['townGold', open.variant.game === 'elfengold'],
    ['treeObstacle', some((road) => blocked(road) && IS_LAND[road] === true)],
    ['seaMonster', some((road) => blocked(road) && IS_LAND[road] === false)],
    ['goldPiece', some((road) => hasGoldPiece(at(open.roads, road)))],
    ['raft', at(own.hand, RAFT) > 0 && some((road) => IS_LAND[road] === false)],
    ['wizard', at(own.hand, WIZARD) > 0 && canCallWizard(view, PASSING_GOLD)],
    [
      'caravan',
      some((road) => {
        const load = at(open.roads, road)
        return hasCounter(load) && cards >= (caravanPrice(load, false) ?? Number.POSITIVE_INFINITY)
      }),
    ],
    ['secretTown', own.townCard !== NO_TOWN],
  ]
  return topics.flatMap(([id, matters]) => (matters ? [id] : []))
}

/** The topics that a step of a journey puts into practice. */
function practisedStep(view: SeatView, step: JourneyStep): TopicId[] {
  if (step.type === 'magicFlight') return ['wizard']
  const load = at(view.open.roads, step.road)
  const land = IS_LAND[step.road] === true
  const town = otherEnd(step.road, bootOf(view))
  const isNew = hasTown(PIECE_TOWNS & ~playerAt(view.open, view.seat).pieces, town)
  return [
    ...(step.type === 'caravan' ? (['caravan'] as const) : (['costs'] as const)),
    ...(step.wizard ? (['wizard'] as const) : []),
    ...(hasObstacle(load) ? ([land ? 'treeObstacle' : 'seaMonster'] as const) : []),
    ...(hasGoldPiece(load) ? (['goldPiece'] as const) : []),
    ...(land ? [] : (['raft'] as const)),
    ...(isNew ? (['piece'] as const) : []),
    ...(at(view.open.values, town) > 0 ? (['townGold'] as const) : []),
  ]
}

/** What each kind of move puts into practice, apart from what lies on the map. */
const BY_TYPE: Partial<Record<Move['type'], TopicId>> = {
  takeCard: 'drawCards',
  drawCard: 'drawCards',
  takeCounter: 'threeCounters',
  drawCounter: 'threeCounters',
  show: 'tokens',
  bid: 'auction',
  lay: 'planning',
  travel: 'moving',
  caravan: 'moving',
  magicFlight: 'moving',
  discard: 'handLimit',
  reward: 'reward',
  keep: 'roundEnd',
}

/** The topics that a turn puts into practice. */
export function practised(view: SeatView, moves: readonly Move[]): TopicId[] {
  const steps = moves.filter(isJourneyStep)
  const legs = draftJourney(view, steps).legs.flatMap(({ before, step }) => practisedStep(before, step))
  const others = moves.flatMap((move): TopicId[] => {
    const known = BY_TYPE[move.type]
    const token = isAction(move) ? at(TOKENS, heldOf(move).token) : undefined
    return [
      ...(known ? [known] : []),
      ...(move.type === 'pass' && view.open.phase === 'auction' ? (['auction'] as const) : []),
      ...(move.type === 'takeGoldPile' ? (['drawCards', 'goldPile'] as const) : []),
      ...(token !== undefined && isTokenTopic(token) ? ['planning' as const, token] : []),
    ]
  })
  const secret = steps.length > 0 && view.own.townCard !== NO_TOWN ? (['secretTown'] as const) : []
  return [...new Set([...others, ...legs, ...secret])]
}
