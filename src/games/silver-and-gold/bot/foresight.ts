import { type Card, type Deck, NO_CARD } from '../rules/deck.ts'
import { FEATURES, fillFeatures } from './features.ts'
import { type Markings, newMarkings, quickMarkings, sortMarkings } from './markings.ts'
import { forward } from './net.ts'
import { addShown, copySetting, newSetting, passTurn, type Setting, takeShown } from './setting.ts'
import { copyStand, finishStand, giveStand, markStand, newStand, type Stand, scoreOf } from './stand.ts'
import { bestShown, KEEN } from './taste.ts'

/** What a player will have at the end: what he has for certain, and what the net believes is still to come. */
export function expectedScore(setting: Setting, stand: Stand): number {
  const score = scoreOf(stand)
  if (setting.turnsLeft <= 0) return score
  fillFeatures(setting, stand, features)
  return score + forward(features)
}

const features = new Float64Array(FEATURES)

/** So many markings are tried for each pattern that may come next. */
const REPLIES = 5
/** So many are judged by the net, of those that look best at a glance. */
export const GLANCES = 24

/** Room for one search, so that nothing is allocated while it runs. */
interface Room {
  readonly stand: Stand
  readonly setting: Setting
  readonly nextStand: Stand
  readonly nextSetting: Setting
  readonly between: Setting
  readonly replies: Markings
}

const rooms = new WeakMap<Deck, Room>()

function roomOf(deck: Deck): Room {
  let room = rooms.get(deck)
  if (!room) {
    room = {
      stand: newStand(),
      setting: newSetting(deck),
      nextStand: newStand(),
      nextSetting: newSetting(deck),
      between: newSetting(deck),
      replies: newMarkings(REPLIES),
    }
    rooms.set(deck, room)
  }
  return room
}

/**
 * How a player stands after a marking: he takes his trophies as if he were first, puts full cards aside and fills
 * empty places from the display with what looks best.
 */
function settle(
  from: Stand,
  setting: Setting,
  first: number,
  second: number,
  stand: Stand,
  then: Setting,
): void {
  const { deck } = setting
  copyStand(from, stand)
  copySetting(setting, then)
  markStand(deck, stand, first, second, 1 + setting.palms)
  for (; stand.rows > 0; stand.rows--) {
    stand.points += then.trophy
    if (then.trophy > 0) then.trophy--
  }
  finishStand(deck, stand)
  if (setting.turnsLeft > 0) fillPlaces(stand, then)
}

function fillPlaces(stand: Stand, setting: Setting): void {
  for (let place = 0; place < 2; place++) {
    if (stand.cards[place] !== NO_CARD || setting.shown === 0) continue
    giveStand(setting.deck, stand, place, takeShown(setting, bestShown(setting, stand, place, KEEN)))
  }
}

/** The expected score after a marking. */
export function markingScore(setting: Setting, stand: Stand, first: number, second: number): number {
  const room = roomOf(setting.deck)
  settle(stand, setting, first, second, room.nextStand, room.nextSetting)
  return expectedScore(room.nextSetting, room.nextStand)
}

/** The expected score before the next pattern is known: each that may come, with the best reply to it. */
function scoreAhead(setting: Setting, stand: Stand): number {
  if (setting.turnsLeft <= 0) return scoreOf(stand)
  const { between, replies } = roomOf(setting.deck)
  let expected = 0
  for (let pattern = 0; pattern < setting.odds.length; pattern++) {
    if (setting.odds[pattern] === 0) continue
    copySetting(setting, between)
    passTurn(between, pattern)
    quickMarkings(between, stand, pattern, KEEN, replies)
    let best = replies.size === 0 ? expectedScore(between, stand) : Number.NEGATIVE_INFINITY
    for (let i = 0; i < replies.size; i++) {
      const score = markingScore(between, stand, replies.first[i], replies.second[i])
      if (score > best) best = score
    }
    expected += setting.odds[pattern] * best
  }
  return expected
}

/** The expected score after a marking, one turn further ahead. */
export function markingScoreAhead(setting: Setting, stand: Stand, first: number, second: number): number {
  const room = roomOf(setting.deck)
  settle(stand, setting, first, second, room.stand, room.setting)
  return scoreAhead(room.setting, room.stand)
}

/** Judges a list of markings by the net, then the best of them one turn further; best first. */
export function judgeMarkings(setting: Setting, stand: Stand, list: Markings, ahead: number): void {
  for (let i = 0; i < list.size; i++) {
    list.worth[i] = markingScore(setting, stand, list.first[i], list.second[i])
  }
  sortMarkings(list)
  if (ahead === 0 || list.size < 2) return
  list.size = Math.min(list.size, ahead)
  for (let i = 0; i < list.size; i++) {
    list.worth[i] = markingScoreAhead(setting, stand, list.first[i], list.second[i])
  }
  sortMarkings(list)
}

/**
 * The expected score with a card of the display in an empty place, and the next best in the other, if it is empty. The
 * display is filled up from the stock: the mean over some of the cards that may come.
 */
export function takingScore(
  setting: Setting,
  stand: Stand,
  place: number,
  shown: number,
  stock: readonly Card[],
): number {
  const room = roomOf(setting.deck)
  const step = Math.max(1, Math.ceil(stock.length / SAMPLED_REFILLS))
  let sum = 0
  let count = 0
  for (let i = 0; i === 0 || i < stock.length; i += step) {
    copyStand(stand, room.stand)
    copySetting(setting, room.setting)
    giveStand(setting.deck, room.stand, place, takeShown(room.setting, shown))
    fillPlaces(room.stand, room.setting)
    if (stock.length > 0) addShown(room.setting, stock[i])
    sum += scoreAhead(room.setting, room.stand)
    count++
  }
  return sum / count
}

/** The same with a card from the stock: the mean over some of those that it may be. */
export function drawingScore(setting: Setting, stand: Stand, place: number, stock: readonly Card[]): number {
  const room = roomOf(setting.deck)
  const step = Math.max(1, Math.floor(stock.length / SAMPLED_CARDS))
  let sum = 0
  let count = 0
  for (let i = 0; i < stock.length; i += step) {
    copyStand(stand, room.stand)
    giveStand(setting.deck, room.stand, place, stock[i])
    sum += scoreAhead(setting, room.stand)
    count++
  }
  return sum / count
}

const SAMPLED_CARDS = 10
const SAMPLED_REFILLS = 4
