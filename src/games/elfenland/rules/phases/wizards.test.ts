import { describe, expect, test } from 'vitest'
import { at } from '../../../../kernel/index.ts'
import {
  caravan,
  drawCard,
  fly,
  legal,
  legalOf,
  plannedChance,
  play,
  playAll,
  stop,
  tableAt,
  takeGold,
  townsOf,
  travel,
} from '../../testing/position.ts'
import { townNamed } from '../components/map.ts'

const wizards = { wizards: true }

describe('elven wizards', () => {
  test('case 4: Elvenhold to Virst by ferry with a sea monster costs three rafts, or two rafts, a wizard and one gold', () => {
    const setting = (raft: number, gold: number) =>
      tableAt('moving', {
        options: wizards,
        players: [{ hand: { raft, elvenWizard: 1 }, gold }, {}],
        roads: { 'elvenhold-virst-lake': ['obstacle'] },
      })
    const three = setting(3, 1)
    expect(play(three, 0, travel('elvenhold-virst-lake', 'raft'))).toBeUndefined()
    expect(three.open.players[0]).toMatchObject({ cards: 1, gold: 1 })
    const two = setting(2, 1)
    expect(play(two, 0, travel('elvenhold-virst-lake', 'raft'))).toBe('notEnoughCards')
    expect(play(two, 0, travel('elvenhold-virst-lake', 'raft', true))).toBeUndefined()
    expect(two.open.players[0]).toMatchObject({ cards: 0, gold: 0, boot: townNamed('virst') })
  })

  test('case 5: a flight from Feodor to Virst costs three gold and takes the piece, but the value is not paid', () => {
    const state = tableAt('moving', {
      options: wizards,
      players: [{ boot: 'feodor', hand: { elvenWizard: 1 }, gold: 3 }, {}],
    })
    expect(play(state, 0, fly('virst'))).toBeUndefined()
    expect(state.open.players[0]).toMatchObject({ boot: townNamed('virst'), gold: 0, cards: 0 })
    expect(at(state.open.players, 0).pieces).toBe(townsOf(['virst']))
    expect(state.open.earned).toBe(0)
  })

  test('passing an obstacle needs 1 gold and a flight needs 3', () => {
    const setting = (gold: number) =>
      tableAt('moving', {
        options: wizards,
        players: [{ boot: 'feodor', hand: { elvenWizard: 1, dragon: 2 }, gold }, {}],
        roads: { 'feodor-lapphalia-wood': ['dragon', 'obstacle'] },
      })
    expect(play(setting(0), 0, travel('feodor-lapphalia-wood', 'dragon', true))).toBe('notEnoughGold')
    expect(play(setting(2), 0, fly('virst'))).toBe('notEnoughGold')
    expect(legal(setting(0), 0)).toEqual([stop])
    expect(legalOf(setting(2), 0, 'magicFlight')).toEqual([])
    expect(legalOf(setting(3), 0, 'magicFlight').length).toBe(20)
  })

  test('gold earned on the journey cannot pay for a flight at its end', () => {
    const state = tableAt('moving', {
      options: wizards,
      players: [{ boot: 'feodor', hand: { elvenWizard: 1, dragon: 1 }, gold: 2 }, {}],
      roads: { 'albaran-feodor-desert': ['dragon'] },
    })
    playAll(state, 0, [travel('albaran-feodor-desert', 'dragon')])
    expect(state.open.earned).toBe(7)
    expect(play(state, 0, fly('virst'))).toBe('notEnoughGold')
  })

  test('passing an obstacle costs a wizard and one gold each time', () => {
    const state = tableAt('moving', {
      options: wizards,
      players: [{ boot: 'feodor', hand: { elvenWizard: 2, unicorn: 2 }, gold: 2 }, {}],
      roads: { 'feodor-lapphalia-wood': ['unicorn', 'obstacle'] },
    })
    playAll(state, 0, [
      travel('feodor-lapphalia-wood', 'unicorn', true),
      travel('feodor-lapphalia-wood', 'unicorn', true),
    ])
    expect(state.open.players[0]).toMatchObject({ boot: townNamed('feodor'), gold: 0, cards: 0 })
  })

  test('with a wizard, a caravan passes a tree with three cards instead of four', () => {
    const state = tableAt('moving', {
      options: wizards,
      players: [{ boot: 'feodor', hand: { elvenWizard: 1, raft: 3 }, gold: 1 }, {}],
      roads: { 'feodor-lapphalia-wood': ['unicorn', 'obstacle'] },
    })
    expect(legal(state, 0)).toEqual([stop, caravan('feodor-lapphalia-wood', { raft: 3 }, true)])
    expect(play(state, 0, caravan('feodor-lapphalia-wood', { raft: 3 }, true))).toBeUndefined()
    expect(state.open.players[0]).toMatchObject({ gold: 0, cards: 0 })
  })

  test('E11: a wizard cannot be one of the cards of a caravan', () => {
    const state = tableAt('moving', {
      options: wizards,
      players: [{ boot: 'feodor', hand: { elvenWizard: 2, raft: 2 }, gold: 0 }, {}],
      roads: { 'feodor-lapphalia-wood': ['unicorn'] },
    })
    expect(legal(state, 0)).toEqual([stop])
  })

  test('a wizard can be used only on a road with an obstacle', () => {
    const state = tableAt('moving', {
      options: wizards,
      players: [{ boot: 'feodor', hand: { elvenWizard: 1, unicorn: 2 }, gold: 2 }, {}],
      roads: { 'feodor-lapphalia-wood': ['unicorn', 'goldPiece'] },
    })
    expect(play(state, 0, travel('feodor-lapphalia-wood', 'unicorn', true))).toBe('noObstacleToPass')
  })

  test('a flight goes to any other town, including Elvenhold, once for each wizard card', () => {
    const state = tableAt('moving', {
      options: wizards,
      players: [{ boot: 'feodor', hand: { elvenWizard: 3 }, gold: 9 }, {}],
    })
    expect(play(state, 0, fly('feodor'))).toBe('alreadyThere')
    playAll(state, 0, [fly('virst'), fly('elvenhold'), fly('yttar')])
    expect(at(state.open.players, 0).pieces).toBe(townsOf(['virst', 'yttar']))
    expect(play(state, 0, fly('virst'))).toBe('noWizard')
  })

  test('E12: a flight counts as moving, so the player may choose gold or cards', () => {
    const state = tableAt('moving', {
      options: wizards,
      players: [{ hand: { elvenWizard: 1 }, gold: 3 }, {}],
    })
    playAll(state, 0, [fly('virst'), stop])
    expect(state.open.phase).toBe('reward')
    playAll(state, 0, [takeGold])
    expect(at(state.open.players, 0).gold).toBe(0)
  })

  test('wizards are drawn like travel cards and count towards the hand limit', () => {
    const state = tableAt('drawCards', { options: wizards, round: 2, pile: { elvenWizard: 1 } })
    expect(play(state, 0, drawCard, plannedChance('elvenWizard'))).toBeUndefined()
    expect(at(state.open.players, 0).cards).toBe(1)
    const full = tableAt('moving', {
      options: wizards,
      players: [{ hand: { elvenWizard: 5 } }, {}],
    })
    playAll(full, 0, [stop])
    expect(full.open.phase).toBe('handLimit')
    expect(legal(full, 0)).toEqual([{ type: 'discard', card: 7 }])
  })
})
