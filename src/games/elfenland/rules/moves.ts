import * as v from 'valibot'
import type { Rejection } from '../../../kernel/index.ts'
import { HAND_KINDS } from './components/cards.ts'
import { ROAD_COUNT, TOWN_COUNT } from './components/map.ts'
import { TOKEN_KINDS } from './components/tokens.ts'
import { COUNTER_KINDS, TRANSPORT_KINDS } from './components/transport.ts'

const oneOf = (kinds: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(kinds - 1))
const town = oneOf(TOWN_COUNT)
const road = oneOf(ROAD_COUNT)
const token = oneOf(TOKEN_KINDS)
const counter = oneOf(COUNTER_KINDS)
const transport = oneOf(TRANSPORT_KINDS)
/** A token of one's own that lies face down. */
const hidden = v.boolean()
/** A wizard passes the obstacle. */
const wizard = v.exactOptional(v.literal(true))
const cards = v.pipe(v.array(oneOf(5)), v.length(TRANSPORT_KINDS))

/** E5: the gold in the box. */
export const HIGHEST_BID = 300
export const OPEN_COUNTERS = 5
export const OPEN_CARDS = 3

const Pass = v.strictObject({ type: v.literal('pass') })

/** Planning: one own counter, obstacle or gold piece on a road. */
const Lay = v.strictObject({ type: v.literal('lay'), token, road, hidden })

/** Moving: one road with cards of one kind … */
const Travel = v.strictObject({ type: v.literal('travel'), road, by: transport, wizard })
/** … or with any cards: how many of each kind. */
const Caravan = v.strictObject({ type: v.literal('caravan'), road, cards, wizard })
/** The end of the journey. */
const Stop = v.strictObject({ type: v.literal('stop') })
/** The hand limit: one card too many. */
const Discard = v.strictObject({ type: v.literal('discard'), card: oneOf(HAND_KINDS) })

/** Round end: one token to keep. */
const Keep = v.strictObject({ type: v.literal('keep'), token, hidden })

/** Three counters: an open one, by its place … */
const TakeCounter = v.strictObject({ type: v.literal('takeCounter'), place: oneOf(OPEN_COUNTERS) })
/** … or a blind one. */
const DrawCounter = v.strictObject({ type: v.literal('drawCounter') })

/** Drawing cards: the top of the pile … */
const DrawCard = v.strictObject({ type: v.literal('drawCard') })
/** … an open card, by its place … */
const TakeCard = v.strictObject({ type: v.literal('takeCard'), place: oneOf(OPEN_CARDS) })
/** … or the whole gold pile. */
const TakeGoldPile = v.strictObject({ type: v.literal('takeGoldPile') })

/** Tokens: which of the two drawn is shown; the other one is hidden. */
const Show = v.strictObject({ type: v.literal('show'), token })

const Bid = v.strictObject({
  type: v.literal('bid'),
  gold: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(HIGHEST_BID)),
})

/** The spell, whether it lies hidden, and the second counter, whether that one lies hidden. */
const DoubleTransport = v.strictObject({
  type: v.literal('doubleTransport'),
  hidden,
  road,
  counter,
  counterHidden: v.boolean(),
})

/** The spell, whether it lies hidden, and the two counters that change places; the road with the lower number first. */
const Exchange = v.strictObject({
  type: v.literal('exchange'),
  hidden,
  road,
  counter,
  otherRoad: road,
  otherCounter: counter,
})

const MagicFlight = v.strictObject({ type: v.literal('magicFlight'), town })

const Reward = v.strictObject({ type: v.literal('reward'), take: v.picklist(['gold', 'cards']) })

/** The moves that a journey is made of. */
export const JourneyStepSchema = v.variant('type', [Travel, Caravan, MagicFlight])

const SHARED = [Pass, Lay, Travel, Caravan, Stop, Discard, Keep] as const
const ELFENLAND_ONLY = [TakeCounter, DrawCounter] as const
const ELFENGOLD_ONLY = [
  DrawCard,
  TakeCard,
  TakeGoldPile,
  Show,
  Bid,
  DoubleTransport,
  Exchange,
  MagicFlight,
  Reward,
] as const

/** The smallest decisions. Roads, towns, tokens, cards and transports are numbers: their places in the tables. */
export const ElfenlandMoveSchema = v.variant('type', [...SHARED, ...ELFENLAND_ONLY])
export const ElfengoldMoveSchema = v.variant('type', [...SHARED, ...ELFENGOLD_ONLY])

export type Move = v.InferOutput<typeof ElfenlandMoveSchema> | v.InferOutput<typeof ElfengoldMoveSchema>
export type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>

export const MOVE_TYPES: ReadonlySet<string> = new Set(
  [...SHARED, ...ELFENLAND_ONLY, ...ELFENGOLD_ONLY].map(({ entries }) => entries.type.literal),
)

/** `legal` hands out the same moves again and again: nobody may change them. */
export const fixed = <M extends Move>(move: M): Readonly<M> => Object.freeze(move)

export const PASS: Move = fixed({ type: 'pass' })

export const REJECTIONS = [
  'noSuchSeat',
  'notYourMove',
  'unknownMove',
  'notNow',
  'nothingThere',
  'pileEmpty',
  'noGoldPile',
  'tokenNotDrawn',
  'bidTooLow',
  'bidTooHigh',
  'noSuchRoad',
  'noSuchTown',
  'tokenNotHeld',
  'spellMustBeCast',
  'wrongTerrain',
  'counterThere',
  'noCounterThere',
  'obstacleThere',
  'goldPieceThere',
  'doubledAlready',
  'sameKind',
  'sameRoad',
  'roadsOutOfOrder',
  'notAtYourBoot',
  'notEnoughCards',
  'notEnoughGold',
  'wrongCaravan',
  'noObstacleToPass',
  'noWizard',
  'alreadyThere',
  'cardNotHeld',
  'noSuchReward',
] as const

export type Refusal = Rejection<(typeof REJECTIONS)[number]>

/** For input of any shape: a whole number from 0 to `kinds` − 1, and not the other zero, which JSON knows. */
export const isOneOf = (value: number, kinds: number): boolean =>
  Number.isInteger(value) && value >= 0 && value < kinds && !Object.is(value, -0)
