import { roadNamed } from '../rules/components/map.ts'
import type { Move } from '../rules/moves.ts'
import type { ElfenlandState } from '../rules/state.ts'
import { token } from '../rules/table-setting.ts'
import { lessonTable } from './lesson-table.ts'
import {
  bid,
  drawCard,
  fly,
  lay,
  pass,
  show,
  stop,
  takeCards,
  takeGold,
  takeGoldPile,
  travel,
} from './moves.ts'
import { type ElfLesson, fromPile, fromPool, rival } from './script.ts'

/** Town values, gold pieces and the reward. */
const gold: ElfLesson = {
  id: 'gold',
  seats: 2,
  position: lessonTable('planning', {
    players: [
      { gold: 8, hand: { giantPig: 2, dragon: 1 }, tokens: { goldPiece: 1 } },
      { gold: 9, hand: { unicorn: 2, raft: 2, elfcycle: 1 }, tokens: { unicorn: 1 } },
    ],
    roads: {
      'elvenhold-lapphalia-plain': ['giantPig'],
      'feodor-lapphalia-wood': ['giantPig'],
      'beata-elvenhold-plain': ['trollWagon'],
    },
    openCards: ['dragon', 'trollWagon', 'raft'],
  }),
  steps: [
    { say: 'gold.values', point: { town: 'feodor' } },
    {
      say: 'gold.piece',
      point: { token: 'goldPiece', roads: ['feodor-lapphalia-wood'] },
      moves: [[lay('goldPiece', 'feodor-lapphalia-wood')]],
      otherwise: { pass: 'gold.piece.pass', other: 'gold.piece.other' },
      after: [rival([pass])],
    },
    {
      say: 'gold.go',
      point: { town: 'feodor' },
      moves: [
        [travel('elvenhold-lapphalia-plain', 'giantPig'), travel('feodor-lapphalia-wood', 'giantPig'), stop],
      ],
      otherwise: { stop: 'gold.stay', other: 'gold.go.other' },
    },
    {
      say: 'gold.reward',
      point: { button: 'takeGold' },
      moves: [[takeGold]],
      otherwise: 'gold.reward.other',
    },
    { say: 'gold.purse', point: 'gold' },
  ],
}

/** The gold pile, the two tokens of a round, the auction, and a bid that cannot be paid. */
const auction: ElfLesson = {
  id: 'auction',
  seats: 2,
  position: lastDraws(
    lessonTable('drawCards', {
      round: 2,
      goldPile: 2,
      players: [
        { gold: 4, hand: { dragon: 2, giantPig: 2, unicorn: 2 } },
        { gold: 10, hand: { elfcycle: 3, raft: 2, magicCloud: 1 } },
      ],
      openCards: ['trollWagon', 'raft', 'trollWagon'],
    }),
  ),
  steps: [
    {
      say: 'auction.pile',
      point: { button: 'takeGoldPile' },
      moves: [[takeGoldPile]],
      otherwise: 'auction.pile.other',
      after: [rival([drawCard], [...fromPile(53, 'raft'), ...fromPool(48, 'giantPig', 'treeObstacle')])],
    },
    {
      say: 'auction.show',
      point: 'drawn',
      moves: [[show('giantPig')], [show('treeObstacle')]],
      chance: fromPool(46, 'elfcycle', 'trollWagon'),
      after: [rival([show('trollWagon')], fromPool(44, 'dragon', 'unicorn', 'seaMonster', 'magicCloud'))],
    },
    {
      say: 'auction.open',
      point: { button: 'bid' },
      moves: [[bid(1)]],
      otherwise: { pass: 'auction.open.pass', other: 'auction.open.other' },
      after: [rival([bid(3)])],
    },
    {
      say: 'auction.raise',
      point: { button: 'bid' },
      moves: [[bid(4)]],
      otherwise: { pass: 'auction.raise.pass', other: 'auction.raise.other' },
      after: [rival([pass])],
    },
    {
      say: 'auction.next',
      point: { button: 'bid' },
      moves: [[bid(1)]],
      otherwise: { pass: 'auction.open.pass', other: 'auction.open.other' },
      after: [rival([bid(20)])],
    },
    {
      say: 'auction.over',
      point: { button: 'pass' },
      moves: [[pass]],
      otherwise: 'auction.over.other',
    },
    {
      say: 'auction.again',
      point: { button: 'bid' },
      moves: [[bid(1)]],
      otherwise: 'auction.again.other',
    },
    { say: 'auction.end', point: { token: 'dragon' } },
  ],
}

/** A table at which each player draws the last card of the phase. */
function lastDraws(state: ElfenlandState): ElfenlandState {
  state.open.drawsLeft = state.open.players.length
  return state
}

/** Sea monsters, and two cards as a reward. */
const monsters: ElfLesson = {
  id: 'monsters',
  seats: 2,
  position: lessonTable('planning', {
    round: 3,
    players: [
      {
        boot: 'rivinia',
        pieces: ['lapphalia', 'rivinia', 'feodor'],
        gold: 7,
        hand: { raft: 2, dragon: 1, elfcycle: 1 },
        tokens: { seaMonster: 1 },
      },
      {
        boot: 'virst',
        pieces: ['strykhaven', 'virst', 'lapphalia'],
        gold: 5,
        hand: { raft: 2, unicorn: 1, giantPig: 1 },
        tokens: { seaMonster: 1 },
      },
    ],
    openCards: ['dragon', 'trollWagon', 'raft'],
  }),
  steps: [
    {
      say: 'monsters.lay',
      point: { token: 'seaMonster', roads: ['virst-ixara-river'] },
      moves: [[lay('seaMonster', 'virst-ixara-river')]],
      otherwise: { pass: 'monsters.lay.pass', other: 'monsters.lay.other' },
      after: [rival([lay('seaMonster', 'rivinia-tichih-river')])],
    },
    {
      say: 'monsters.go',
      point: { town: 'tichih' },
      moves: [[travel('rivinia-tichih-river', 'raft'), stop]],
      otherwise: { stop: 'gold.stay', other: 'monsters.go.other' },
    },
    {
      say: 'monsters.reward',
      point: { button: 'takeCards' },
      moves: [[takeCards]],
      chance: fromPile(59, 'dragon', 'raft'),
      otherwise: 'monsters.reward.other',
      after: [rival([travel('virst-ixara-river', 'raft'), stop]), rival([takeGold])],
    },
    { say: 'monsters.end', point: { town: 'ixara' } },
  ],
}

const double: Move = {
  type: 'doubleTransport',
  hidden: false,
  road: roadNamed('elvenhold-lapphalia-plain'),
  counter: token('giantPig'),
  counterHidden: false,
}

const exchange: Move = {
  type: 'exchange',
  hidden: false,
  road: roadNamed('dagamura-kihromah-wood'),
  counter: token('unicorn'),
  otherRoad: roadNamed('feodor-lapphalia-wood'),
  otherCounter: token('dragon'),
}

/** The two spells, and a journey that they make possible. */
const spells: ElfLesson = {
  id: 'spells',
  seats: 2,
  position: lessonTable('planning', {
    round: 2,
    players: [
      {
        gold: 6,
        hand: { giantPig: 1, unicorn: 1 },
        tokens: { doubleTransport: 1, exchange: 1, giantPig: 1 },
      },
      { gold: 5, hand: { trollWagon: 2, dragon: 2, raft: 1 } },
    ],
    roads: {
      'elvenhold-lapphalia-plain': ['trollWagon'],
      'feodor-lapphalia-wood': ['dragon'],
      'dagamura-kihromah-wood': ['unicorn'],
    },
    openCards: ['dragon', 'trollWagon', 'raft'],
  }),
  steps: [
    {
      say: 'spells.double',
      point: { token: 'doubleTransport', roads: ['elvenhold-lapphalia-plain'] },
      moves: [[double]],
      otherwise: { pass: 'spells.pass', exchange: 'spells.double.first', other: 'spells.double.other' },
    },
    {
      say: 'spells.exchange',
      point: { token: 'exchange', roads: ['feodor-lapphalia-wood', 'dagamura-kihromah-wood'] },
      moves: [[exchange]],
      otherwise: { pass: 'spells.pass', other: 'spells.exchange.other' },
    },
    {
      say: 'spells.go',
      point: { town: 'feodor' },
      moves: [
        [travel('elvenhold-lapphalia-plain', 'giantPig'), travel('feodor-lapphalia-wood', 'unicorn'), stop],
      ],
      otherwise: { stop: 'gold.stay', other: 'spells.go.other' },
    },
    {
      say: 'spells.reward',
      point: { button: 'takeGold' },
      moves: [[takeGold]],
      otherwise: 'spells.reward.other',
    },
  ],
}

/** Elven wizards, and the end of a match that gold decides. */
const wizards: ElfLesson = {
  id: 'wizards',
  options: { wizards: true },
  seats: 2,
  position: lessonTable('moving', {
    options: { wizards: true },
    round: 6,
    start: 1,
    turn: 0,
    players: [
      {
        boot: 'jaccaranda',
        pieces: [
          'lapphalia',
          'feodor',
          'albaran',
          'rivinia',
          'tichih',
          'parundia',
          'wylhien',
          'dagamura',
          'mahdavikia',
          'jaccaranda',
          'usselen',
          'yttar',
          'grangor',
        ],
        gold: 5,
        hand: { elvenWizard: 2, raft: 1, giantPig: 2 },
      },
      {
        boot: 'grangor',
        pieces: [
          'lapphalia',
          'rivinia',
          'ergeren',
          'beata',
          'strykhaven',
          'throtmanni',
          'tichih',
          'feodor',
          'virst',
          'ixara',
          'dagamura',
          'kihromah',
          'jaccaranda',
          'mahdavikia',
          'grangor',
        ],
        gold: 3,
        hand: { unicorn: 1, trollWagon: 2 },
      },
    ],
    roads: { 'virst-ixara-river': ['obstacle'], 'grangor-mahdavikia-mountain': ['unicorn'] },
    openCards: ['dragon', 'trollWagon', 'raft'],
  }),
  steps: [
    {
      say: 'wizards.flight',
      point: { town: 'virst' },
      moves: [[fly('virst'), stop]],
      plays: 1,
      otherwise: { stop: 'gold.stay', other: 'wizards.flight.other' },
    },
    {
      say: 'wizards.monster',
      point: { town: 'ixara' },
      moves: [[travel('virst-ixara-river', 'raft', true), stop]],
      otherwise: { stop: 'gold.stay', other: 'wizards.monster.other' },
    },
    {
      say: 'wizards.reward',
      point: { button: 'takeGold' },
      moves: [[takeGold]],
      otherwise: 'wizards.reward.other',
    },
    { say: 'wizards.won', point: 'gold' },
  ],
}

export const ELFENGOLD_LESSONS: readonly ElfLesson[] = [gold, auction, monsters, spells, wizards]
