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
/** Whether the token comes from the player's hidden ones. */
const hidden = v.boolean()
/** Set if a wizard passes the obstacle. */
const wizard = v.exactOptional(v.literal(true))
const cards = v.pipe(v.array(oneOf(5)), v.length(TRANSPORT_KINDS))

/** E5: all the gold in the box. */
export const HIGHEST_BID = 300
export const OPEN_COUNTERS = 5
export const OPEN_CARDS = 3

const Pass = v.strictObject({ type: v.literal('pass') })

/** Planning: lay a counter, obstacle or gold piece on a road. */
const Lay = v.strictObject({ type: v.literal('lay'), token, road, hidden })

/** Moving: travel one road with cards of one kind. */
const Travel = v.strictObject({ type: v.literal('travel'), road, by: transport, wizard })
/** Moving: travel one road with any cards; `cards` counts those of each kind. */
const Caravan = v.strictObject({ type: v.literal('caravan'), road, cards, wizard })
/** Moving: end the journey. */
const Stop = v.strictObject({ type: v.literal('stop') })
/** Hand limit: discard one card. */
const Discard = v.strictObject({ type: v.literal('discard'), card: oneOf(HAND_KINDS) })

/** Round end: choose one token to keep. */
const Keep = v.strictObject({ type: v.literal('keep'), token, hidden })

/** Three counters: take the open counter at this place. */
const TakeCounter = v.strictObject({ type: v.literal('takeCounter'), place: oneOf(OPEN_COUNTERS) })
/** Three counters: draw a counter from the pool. */
const DrawCounter = v.strictObject({ type: v.literal('drawCounter') })

/** Drawing cards: draw the top card of the pile. */
const DrawCard = v.strictObject({ type: v.literal('drawCard') })
/** Drawing cards: take the open card at this place. */
const TakeCard = v.strictObject({ type: v.literal('takeCard'), place: oneOf(OPEN_CARDS) })
/** Drawing cards: take the whole gold pile. */
const TakeGoldPile = v.strictObject({ type: v.literal('takeGoldPile') })

/** Tokens: show this one of the two drawn and hide the other. */
const Show = v.strictObject({ type: v.literal('show'), token })

const Bid = v.strictObject({
  type: v.literal('bid'),
  gold: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(HIGHEST_BID)),
})

/** Planning: cast the spell and lay a second counter on the road. `hidden` refers to the spell. */
const DoubleTransport = v.strictObject({
  type: v.literal('doubleTransport'),
  hidden,
  road,
  counter,
  counterHidden: v.boolean(),
})

/** Planning: cast the spell and swap two counters. `road` is the one with the lower number. */
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

/** Roads, towns, tokens, cards and transports are numbers: their indices in the tables. */
export const ElfenlandMoveSchema = v.variant('type', [...SHARED, ...ELFENLAND_ONLY])
export const ElfengoldMoveSchema = v.variant('type', [...SHARED, ...ELFENGOLD_ONLY])

export type Move = v.InferOutput<typeof ElfenlandMoveSchema> | v.InferOutput<typeof ElfengoldMoveSchema>
export type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>

export const MOVE_TYPES: ReadonlySet<string> = new Set(
  [...SHARED, ...ELFENLAND_ONLY, ...ELFENGOLD_ONLY].map(({ entries }) => entries.type.literal),
)

/** Freezes a move that `legal` returns many times, so that no caller can change it. */
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

/** Whether a value of any shape is an integer from 0 to `kinds` − 1. Negative zero, which JSON can hold, is not. */
export const isOneOf = (value: number, kinds: number): boolean =>
  Number.isInteger(value) && value >= 0 && value < kinds && !Object.is(value, -0)
