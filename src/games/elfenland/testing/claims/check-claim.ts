import { at, fastChance, fastSeed, type Phrase, type Seat } from '../../../../kernel/index.ts'
import type { ClaimKey } from '../../bot/explanations/claim.ts'
import { anyWorld } from '../../bot/sampling/any-world.ts'
import { sampleWorld } from '../../bot/sampling/world.ts'
import { NO_COUNTERS } from '../../journey/edges.ts'
import { bestJourney, type Journey, NO_END } from '../../journey/journey.ts'
import { travellerOf } from '../../journey/traveller.ts'
import { CARDS } from '../../rules/components/cards.ts'
import {
  countTowns,
  DISTANCE,
  NO_TOWN,
  ROAD_FROM,
  ROAD_TO,
  type Road,
  TOWNS,
  type Town,
} from '../../rules/components/map.ts'
import { isCounter, TOKENS } from '../../rules/components/tokens.ts'
import { COUNTER_KINDS } from '../../rules/components/transport.ts'
import { elfenland } from '../../rules/game.ts'
import type { Move } from '../../rules/moves.ts'
import type { SeatView } from '../../rules/state.ts'
import { isStep, keptOf, playPlan, type Replayed } from './replay.ts'

/** A decision that was advised, and everything that a claim about it depends on. */
export interface Advised {
  readonly view: SeatView
  readonly moves: readonly Move[]
  readonly plan: readonly Move[]
}

/** The claim holds if each claimed value equals the true one. */
type Compared = readonly (readonly [claimed: unknown, truth: unknown])[]
type Check = (advised: Advised, claim: Phrase) => Compared

const firstOf = ({ moves }: Advised): Move => at(moves, 0)
const isJourney = (advised: Advised): boolean => isStep(firstOf(advised)) || firstOf(advised).type === 'stop'
const isLastRound = ({ view: { open } }: Advised): boolean => open.round === open.variant.rounds
const idOf = (town: Town): string => TOWNS[town]?.id ?? ''

/** The counters of a seat, open and hidden together. */
const countersOf = ({ seat, open, own }: SeatView): number[] =>
  Array.from(
    { length: COUNTER_KINDS },
    (_, kind) => at(at(open.players, seat).tokens, kind) + at(own.hiddenTokens, kind),
  )

const changed = (counts: readonly number[], kind: number, by: number): number[] =>
  counts.map((count, other) => (other === kind ? count + by : count))

/** The position in which the seat holds what the advised move brings it. */
function holding({ view, moves }: Advised): SeatView {
  const { open, own, seat } = view
  const [move] = moves
  const withToken = (token: number): SeatView => {
    const player = at(open.players, seat)
    const players = open.players.with(seat, { ...player, tokens: changed(player.tokens, token, 1) })
    return { seat, own, open: { ...open, players } }
  }
  if (move?.type === 'takeCounter') return withToken(at(open.openCounters, move.place))
  if (move?.type === 'bid' && isCounter(at(open.row, open.lot))) return withToken(at(open.row, open.lot))
  if (move?.type === 'takeCard')
    return { seat, open, own: { ...own, hand: changed(own.hand, at(open.openCards, move.place), 1) } }
  return view
}

/** What comes of the plan that is drawn, or of the journey that is advised. */
function planned(advised: Advised): Replayed {
  if (isJourney(advised)) return playPlan(advised.view, advised.moves.filter(isStep))
  const isLaid = advised.view.open.phase === 'planning' && firstOf(advised).type !== 'pass'
  return playPlan(holding(advised), [...(isLaid ? advised.moves : []), ...advised.plan])
}

/** The best journey by towns, then by cards or gold, found by the solver and certain. */
function longest(view: SeatView, counters: readonly number[], then: 'cards' | 'gold' = 'cards'): Journey {
  const objective = {
    piece: 1000,
    gold: then === 'gold' ? 1 : 0,
    twoCards: 0,
    cards: CARDS.map(() => (then === 'cards' ? 1 : 0)),
    handLimit: Number.MAX_SAFE_INTEGER,
    end: NO_END,
  }
  const journey = bestJourney(travellerOf(view), objective, { counters })
  if (!journey.exact) throw new Error('the solver was cut off')
  return journey
}

const mostTowns = (view: SeatView, counters: readonly number[]): number =>
  countTowns(longest(view, counters).pieces)

/** The counters that a journey of this position may still lay. */
const heldIn = (advised: Advised): readonly number[] =>
  isJourney(advised) ? NO_COUNTERS : countersOf(advised.view)

/** The counters of the seat without the one that the advised move lays. */
function without(advised: Advised): readonly number[] {
  const move = firstOf(advised)
  const held = countersOf(advised.view)
  return move.type === 'lay' && isCounter(move.token) ? changed(held, move.token, -1) : held
}

const checkTowns: Check = (advised, { towns, without: least = 0 }) => [
  [towns, planned(advised).towns],
  [least, mostTowns(advised.view, without(advised))],
  [Number(towns) > Number(least), true],
]

/** More gold or cards than any journey to as many towns without what is advised. */
const checkMore =
  (of: 'gold' | 'cards'): Check =>
  (advised, claim) => {
    const { view } = advised
    const plan = planned(advised)
    const other = longest(view, without(advised), of)
    return [
      [claim[of], of === 'gold' ? plan.gold - other.earned : plan.kept - keptOf(view, other.hand)],
      [plan.towns >= countTowns(other.pieces), true],
      [of === 'cards' && isLastRound(advised), false],
    ]
  }

/** More gold or cards than the longest journey, for which towns are given up. */
const checkInstead =
  (of: 'gold' | 'cards'): Check =>
  (advised, claim) => {
    const view = holding(advised)
    const plan = planned(advised)
    const other = longest(view, heldIn({ ...advised, view }), of)
    return [
      [claim[of], of === 'gold' ? plan.gold - other.earned : plan.kept - keptOf(view, other.hand)],
      [of === 'cards' && isLastRound(advised), false],
    ]
  }

const checkNear: Check = (advised, { town, near }) => {
  const plan = planned(advised)
  return [
    [town, idOf(plan.end)],
    [near, plan.near],
    [isLastRound(advised), false],
  ]
}

const checkSecret: Check = (advised, { town, secret, roads = 0 }) => {
  const { townCard } = advised.view.own
  const { end } = planned(advised)
  return [
    [town, idOf(end)],
    [secret ?? town, townCard === NO_TOWN ? '' : idOf(townCard)],
    [roads, at(at(DISTANCE, end), townCard)],
    [isLastRound(advised), true],
  ]
}

/** The roads that the plan travels, and by what. */
const travelled = ({ plan }: Advised): { road: Road; by: number | undefined }[] =>
  plan.flatMap((move) =>
    move.type === 'travel' || move.type === 'caravan'
      ? [{ road: move.road, by: move.type === 'travel' ? move.by : undefined }]
      : [],
  )

const checkEnds = (road: Road, { from, to }: Phrase): Compared => [
  [from, idOf(at(ROAD_FROM, road))],
  [to, idOf(at(ROAD_TO, road))],
]

/** The roads that the advised move lays something on. */
function laidOn(advised: Advised): readonly Road[] {
  const move = firstOf(advised)
  if (move.type === 'exchange') return [move.road, move.otherRoad]
  return move.type === 'lay' || move.type === 'doubleTransport' ? [move.road] : []
}

const checkLaid: Check = (advised, claim) => {
  const move = firstOf(advised)
  if (move.type !== 'lay') return [['nothing is laid', undefined]]
  const step = travelled(advised).find(({ road }) => road === move.road)
  return [
    ...checkEnds(move.road, claim),
    [claim.token, TOKENS[move.token]],
    [step === undefined, false],
    [isCounter(move.token) ? step?.by : undefined, isCounter(move.token) ? move.token : undefined],
  ]
}

const SAMPLES = 48
/** How far a share of sampled hands may lie from another sample, in percentage points. */
const TOLERANCE = 30

/** How often a rival's best journey is worse once the token lies there, in hands that agree with the view. */
function hinderedPercent(view: SeatView, move: Move, rival: Seat): number {
  let worse = 0
  for (let sample = 0; sample < SAMPLES; sample++) {
    const world = sampleWorld(view, undefined, fastChance(fastSeed(0xbad, sample)))
    const valueIn = (there: typeof world): number => {
      const eyes: SeatView = { seat: rival, open: there.open, own: at(there.own, rival) }
      return longest(eyes, countersOf(eyes)).value
    }
    const before = valueIn(world)
    elfenland.play(world, view.seat, move, fastChance(fastSeed(1)))
    if (valueIn(world) < before) worse++
  }
  return Math.round((100 * worse) / SAMPLES)
}

const checkHindering: Check = (advised, claim) => {
  const { view } = advised
  const move = firstOf(advised)
  if (move.type !== 'lay') return [['nothing is laid', undefined]]
  const percent = hinderedPercent(view, move, Number(claim.by))
  const pieces = view.open.players.map((player) => countTowns(player.pieces))
  const rivals = pieces.filter((_, other) => other !== view.seat)
  return [
    ...checkEnds(move.road, claim),
    [claim.token, TOKENS[move.token]],
    [claim.by === view.seat, false],
    [at(pieces, Number(claim.by)), Math.max(...rivals)],
    [travelled(advised).some(({ road }) => road === move.road), false],
    [Math.abs(percent - Number(claim.percent)) <= TOLERANCE ? percent : claim.percent, percent],
    [percent > 10, true],
  ]
}

/** How many more towns the counters put within reach. */
const gainOfCounters = (advised: Advised): number =>
  mostTowns(advised.view, heldIn(advised)) - mostTowns(advised.view, NO_COUNTERS)

const nextBid = ({ view: { open } }: Advised): number => open.bid + 1

/** Whether the plan lays no token that the seat does not hold, such as the one for sale. */
const usesOnlyHeld = ({ view, plan }: Advised): boolean => {
  const laid = plan.flatMap((move) => (move.type === 'lay' ? [move.token] : []))
  const held = countersOf(view)
  return laid.every((token) => laid.filter((other) => other === token).length <= (held[token] ?? 0))
}
const goldOf = ({ view: { open, seat } }: Advised): number => at(open.players, seat).gold
const NOTHING_TO_REPLAY: Check = () => []

const checkInHand: Check = (advised, { n }) => {
  const move = firstOf(advised)
  const { open, own } = advised.view
  const token =
    move.type === 'takeCounter' ? at(open.openCounters, move.place) : move.type === 'keep' ? move.token : -1
  return [[n, own.hand[token]]]
}

const checkPlan: Check = (advised, { towns, town }) => {
  const plan = planned(advised)
  return [
    [towns, plan.towns],
    [town ?? idOf(plan.end), idOf(plan.end)],
  ]
}

/** For every kind of claim, how to find out by the rules and the journey solver whether it is true. */
const CHECKS: Readonly<Record<ClaimKey, Check>> = {
  'reason.towns': checkTowns,
  'reason.townsOnly': checkTowns,
  'reason.gold': checkMore('gold'),
  'reason.cards': checkMore('cards'),
  'reason.near': checkNear,
  'reason.secret': checkSecret,
  'reason.secretHome': checkSecret,
  'reason.lay': checkLaid,
  'reason.layGold': checkLaid,
  'reason.road': (advised, claim) => {
    const road = laidOn(advised).find((laid) => travelled(advised).some((step) => step.road === laid))
    return road === undefined ? [['the plan uses the road', false]] : checkEnds(road, claim)
  },
  'reason.spare': (advised) => [
    [laidOn(advised).some((laid) => travelled(advised).some(({ road }) => road === laid)), false],
  ],
  'reason.hinders': checkHindering,
  'reason.pass': (advised) => [[gainOfCounters(advised), 0]],
  'reason.passWait': (advised, { n }) => [
    [n, gainOfCounters(advised)],
    [advised.view.open.passes < advised.view.open.players.length - 1, true],
  ],
  'reason.passKeep': (advised, { n }) => [
    [n, gainOfCounters(advised)],
    [advised.view.open.passes, advised.view.open.players.length - 1],
  ],
  'reason.travel': checkPlan,
  'reason.travelWithoutTowns': (advised, { town }) =>
    checkPlan(advised, { key: '', towns: 0, town: town ?? '' }),
  'reason.stop': (advised, { towns }) => [[towns, mostTowns(advised.view, NO_COUNTERS)]],
  'reason.stopNone': (advised) => [[0, mostTowns(advised.view, NO_COUNTERS)]],
  'reason.counter': checkInHand,
  // Opinions about averages: sampled games are the judge of these, see `refutationOf`.
  'reason.counterPlan': NOTHING_TO_REPLAY,
  'reason.drawCounter': NOTHING_TO_REPLAY,
  'reason.card': NOTHING_TO_REPLAY,
  'reason.drawCard': NOTHING_TO_REPLAY,
  'reason.show': NOTHING_TO_REPLAY,
  'reason.discard': NOTHING_TO_REPLAY,
  'reason.keep': NOTHING_TO_REPLAY,
  'reason.showSame': ({ view: { own } }) => [[new Set(own.drawn).size, 1]],
  'reason.goldPile': (advised, { gold }) => {
    const { view } = advised
    const world = anyWorld(view)
    elfenland.play(world, view.seat, firstOf(advised), fastChance(fastSeed(1)))
    return [[gold, at(world.open.players, view.seat).gold - goldOf(advised)]]
  },
  'reason.bid': (advised, { gold }) => checkBid(advised, gold),
  'more.worth': (advised, { gold }) => checkBid(advised, gold),
  'reason.noBid': (advised, { bid }) => [
    [bid, nextBid(advised)],
    [usesOnlyHeld(advised), true],
  ],
  'reason.noBidNoTown': (advised, { bid }) => {
    const { view } = advised
    const held = countersOf(view)
    const offered = changed(held, at(view.open.row, view.open.lot), 1)
    return [
      [0, mostTowns(view, offered) - mostTowns(view, held)],
      [bid, nextBid(advised)],
    ]
  },
  'reason.noBidTowns': (advised, { n, bid }) => {
    const { view } = advised
    const held = countersOf(view)
    const offered = changed(held, at(view.open.row, view.open.lot), 1)
    return [
      [n, mostTowns(view, offered) - mostTowns(view, held)],
      [bid, nextBid(advised)],
    ]
  },
  'reason.noGold': (advised, { bid, gold }) => [
    [bid, nextBid(advised)],
    [gold, goldOf(advised)],
    [Number(gold) < Number(bid), true],
  ],
  'reason.rewardGold': ({ view }, { gold }) => [[gold, view.open.earned]],
  'reason.rewardCards': ({ view }, { gold }) => [[gold, view.open.earned]],
  'reason.rewardNoGold': ({ view }) => [[view.open.earned, 0]],
  'reason.rewardLast': (advised) => [[isLastRound(advised), true]],
  'more.gold': (advised, { gold }) => [[gold, goldOf(advised) + advised.view.open.earned]],
  'more.plan': checkPlan,
  'more.towns': checkPlan,
  'more.givesUp': (advised, { n }) => {
    const view = holding(advised)
    return [[n, mostTowns(view, heldIn({ ...advised, view })) - planned(advised).towns]]
  },
  'more.for.gold': checkInstead('gold'),
  'more.for.cards': checkInstead('cards'),
  'more.for.near': checkNear,
  'more.for.secret': checkSecret,
  'more.for.secretHome': checkSecret,
  'more.saves': (advised, { n, card }) => {
    const { kept, hand } = planned(advised)
    const kind = CARDS.findIndex((name) => `kind.${name}` === card)
    return [
      [n, Math.min(kept, at(hand, kind))],
      [isLastRound(advised), false],
    ]
  },
}

function checkBid(advised: Advised, gold: unknown): Compared {
  const move = firstOf(advised)
  return [
    [gold, move.type === 'bid' ? move.gold : undefined],
    [Number(gold) <= goldOf(advised) && Number(gold) > advised.view.open.bid, true],
  ]
}

/** Having no gold is a reason; any other number that is 0 is none. A seat may be number 0. */
const MAY_BE_ZERO = new Set(['reason.noGold.gold'])

/** What is wrong with a claim, in words; undefined if it is true. */
export function complaintAbout(advised: Advised, claim: Phrase): string | undefined {
  const check = Object.hasOwn(CHECKS, claim.key) ? CHECKS[claim.key as ClaimKey] : undefined
  const { round, phase } = advised.view.open
  const about = `round ${round}, ${phase}, ${JSON.stringify(claim)}`
  if (!check) return `${about}: nobody can check this`
  const zero = Object.entries(claim).find(
    ([name, value]) => value === 0 && name !== 'by' && !MAY_BE_ZERO.has(`${claim.key}.${name}`),
  )
  if (zero) return `${about}: ${zero[0]} is 0`
  try {
    const wrong = check(advised, claim).filter(
      ([claimed, truth]) => JSON.stringify(claimed) !== JSON.stringify(truth),
    )
    return wrong.length === 0 ? undefined : `${about}: ${JSON.stringify(wrong)}`
  } catch (error) {
    return `${about}: ${String(error)}`
  }
}
