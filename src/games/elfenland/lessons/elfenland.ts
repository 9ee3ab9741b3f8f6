import { lessonTable } from './lesson-table.ts'
import { discard, drawCounter, keep, lay, pass, stop, takeCounter, travel } from './moves.ts'
import { anyCaravan, type ElfLesson, fromPile, fromPool, rival } from './script.ts'

/** The map and its terrain: a journey of three roads, one by one. */
const roads: ElfLesson = {
  id: 'roads',
  seats: 2,
  position: lessonTable('moving', {
    game: 'elfenland',
    players: [
      {
        hand: { giantPig: 1, dragon: 2, raft: 1, unicorn: 2, trollWagon: 2 },
        tokens: { unicorn: 1, treeObstacle: 1 },
      },
      { hand: { elfcycle: 3, magicCloud: 2, raft: 3 }, tokens: { magicCloud: 1, treeObstacle: 1 } },
    ],
    roads: {
      'elvenhold-lapphalia-plain': ['giantPig'],
      'lapphalia-rivinia-wood': ['dragon'],
      'elvenhold-ergeren-wood': ['elfcycle'],
    },
    openCounters: ['dragon', 'trollWagon', 'elfcycle', 'giantPig', 'unicorn'],
  }),
  steps: [
    { say: 'roads.boot', point: { town: 'elvenhold' } },
    {
      say: 'roads.pig',
      point: { town: 'lapphalia' },
      moves: [[travel('elvenhold-lapphalia-plain', 'giantPig'), stop]],
      plays: 1,
      otherwise: { stop: 'roads.stay', other: 'roads.pig.other' },
    },
    {
      say: 'roads.dragon',
      point: { town: 'rivinia' },
      moves: [[travel('lapphalia-rivinia-wood', 'dragon'), stop]],
      plays: 1,
      otherwise: { stop: 'roads.stay', caravan: 'roads.dragon.caravan', other: 'roads.dragon.other' },
    },
    {
      say: 'roads.raft',
      point: { town: 'tichih' },
      moves: [[travel('rivinia-tichih-river', 'raft'), stop]],
      otherwise: { stop: 'roads.stay', other: 'roads.raft.other' },
    },
    { say: 'roads.pieces', point: 'pieces' },
  ],
}

/** Cards and counters: the counters of a round are chosen to go with the hand. */
const counters: ElfLesson = {
  id: 'counters',
  seats: 2,
  position: lessonTable('threeCounters', {
    game: 'elfenland',
    players: [
      {
        hand: { dragon: 3, giantPig: 2, raft: 2, magicCloud: 1 },
        tokens: { treeObstacle: 1 },
        hidden: { giantPig: 1 },
      },
      { hand: { elfcycle: 3, unicorn: 3, raft: 2 }, tokens: { treeObstacle: 1 }, hidden: { elfcycle: 1 } },
    ],
    openCounters: ['elfcycle', 'dragon', 'unicorn', 'trollWagon', 'elfcycle'],
  }),
  steps: [
    {
      say: 'counters.dragon',
      point: { counter: 1 },
      moves: [[takeCounter(1)]],
      chance: fromPool(41, 'giantPig'),
      otherwise: { drawCounter: 'counters.gamble', other: 'counters.dragon.other' },
      after: [rival([takeCounter(2)], fromPool(40, 'trollWagon'))],
    },
    {
      say: 'counters.pig',
      point: { counter: 1 },
      moves: [[takeCounter(1)]],
      chance: fromPool(39, 'elfcycle'),
      otherwise: { drawCounter: 'counters.gamble', other: 'counters.pig.other' },
      after: [rival([takeCounter(0)], fromPool(38, 'trollWagon'))],
    },
    {
      say: 'counters.blind',
      point: { button: 'drawCounter' },
      moves: [[drawCounter]],
      chance: fromPool(37, 'unicorn'),
      otherwise: 'counters.blind.other',
      after: [rival([takeCounter(1)], fromPool(36, 'unicorn'))],
    },
    { say: 'counters.hidden', point: { token: 'giantPig', hidden: true } },
  ],
}

/** Planning, the journey along the planned way, and the hand limit. */
const planning: ElfLesson = {
  id: 'planning',
  seats: 2,
  position: lessonTable('planning', {
    game: 'elfenland',
    players: [
      {
        hand: { dragon: 3, giantPig: 2, raft: 2, magicCloud: 1 },
        tokens: { dragon: 1, giantPig: 1, unicorn: 1, treeObstacle: 1 },
        hidden: { giantPig: 1 },
      },
      {
        hand: { giantPig: 2, unicorn: 3, raft: 2, elfcycle: 1 },
        tokens: { giantPig: 1, unicorn: 1, elfcycle: 1, treeObstacle: 1 },
        hidden: { elfcycle: 1 },
      },
    ],
    openCounters: ['trollWagon', 'elfcycle', 'trollWagon', 'unicorn', 'magicCloud'],
  }),
  steps: [
    {
      say: 'planning.pig',
      point: { token: 'giantPig', roads: ['elvenhold-lapphalia-plain'] },
      moves: [
        [lay('giantPig', 'elvenhold-lapphalia-plain')],
        [lay('giantPig', 'elvenhold-lapphalia-plain', true)],
      ],
      otherwise: { pass: 'planning.tooEarly', other: 'planning.pig.other' },
      after: [rival([lay('giantPig', 'feodor-lapphalia-wood')])],
    },
    { say: 'planning.shared', point: { road: 'feodor-lapphalia-wood' } },
    {
      say: 'planning.dragon',
      point: { token: 'dragon', roads: ['albaran-feodor-desert'] },
      moves: [[lay('dragon', 'albaran-feodor-desert')]],
      otherwise: { pass: 'planning.tooEarly', other: 'planning.dragon.other' },
      after: [rival([pass])],
    },
    {
      say: 'planning.pass',
      point: { button: 'pass' },
      moves: [[pass]],
      otherwise: 'planning.pass.other',
    },
    {
      say: 'planning.go',
      point: { town: 'albaran' },
      moves: [
        [
          travel('elvenhold-lapphalia-plain', 'giantPig'),
          travel('feodor-lapphalia-wood', 'giantPig'),
          travel('albaran-feodor-desert', 'dragon'),
          stop,
        ],
      ],
      otherwise: 'planning.go.other',
    },
    {
      say: 'planning.limit',
      point: { card: 'magicCloud' },
      moves: [[discard('magicCloud')], [discard('raft')], [discard('dragon')]],
    },
  ],
}

/** Obstacles, caravans, and what is kept at the end of a round. */
const obstacles: ElfLesson = {
  id: 'obstacles',
  seats: 2,
  position: lessonTable('planning', {
    game: 'elfenland',
    round: 3,
    players: [
      {
        boot: 'albaran',
        pieces: ['lapphalia', 'feodor', 'albaran', 'rivinia', 'tichih'],
        hand: { giantPig: 2, raft: 2, unicorn: 1, magicCloud: 3 },
        tokens: { magicCloud: 1, unicorn: 1, treeObstacle: 1 },
      },
      {
        boot: 'rivinia',
        pieces: ['lapphalia', 'rivinia', 'ergeren', 'beata', 'strykhaven'],
        hand: { elfcycle: 3, unicorn: 2, raft: 1, trollWagon: 2 },
        tokens: { treeObstacle: 1, elfcycle: 1 },
      },
    ],
    roads: {
      'rivinia-throtmanni-wood': ['elfcycle'],
      'albaran-parundia-desert': ['trollWagon'],
      'parundia-wylhien-plain': ['giantPig'],
    },
    openCounters: ['trollWagon', 'elfcycle', 'dragon', 'unicorn', 'magicCloud'],
  }),
  steps: [
    {
      say: 'obstacles.lay',
      point: { token: 'treeObstacle', roads: ['rivinia-throtmanni-wood'] },
      moves: [[lay('treeObstacle', 'rivinia-throtmanni-wood')]],
      otherwise: { pass: 'obstacles.tooEarly', other: 'obstacles.lay.other' },
      after: [rival([lay('treeObstacle', 'parundia-wylhien-plain')])],
    },
    {
      say: 'obstacles.pass',
      point: { road: 'parundia-wylhien-plain' },
      moves: [[pass]],
      otherwise: 'obstacles.pass.other',
      after: [rival([pass])],
    },
    {
      say: 'obstacles.caravan',
      point: { town: 'parundia' },
      moves: anyCaravan('albaran-parundia-desert', { raft: 2, unicorn: 1, magicCloud: 3 }),
      plays: 1,
      otherwise: { stop: 'roads.stay', caravan: 'obstacles.caravan.all', other: 'obstacles.caravan.other' },
    },
    {
      say: 'obstacles.tree',
      point: { town: 'wylhien' },
      moves: [[travel('parundia-wylhien-plain', 'giantPig'), stop]],
      otherwise: { stop: 'roads.stay', other: 'obstacles.tree.other' },
      after: [
        rival([travel('rivinia-throtmanni-wood', 'elfcycle'), stop, discard('unicorn'), discard('unicorn')]),
      ],
    },
    {
      say: 'obstacles.keep',
      point: { token: 'unicorn' },
      moves: [[keep('unicorn')], [keep('magicCloud')]],
      chance: [
        ...fromPile(65, 'giantPig', 'trollWagon', 'dragon', 'magicCloud'),
        ...fromPile(61, 'raft', 'dragon', 'unicorn', 'elfcycle', 'dragon'),
        ...fromPool(41, 'trollWagon', 'dragon'),
      ],
    },
    { say: 'obstacles.round', point: { card: 'dragon' } },
  ],
}

/** The last journey of a match, and who wins. */
const end: ElfLesson = {
  id: 'end',
  seats: 2,
  position: lessonTable('moving', {
    game: 'elfenland',
    round: 4,
    start: 1,
    turn: 0,
    players: [
      {
        boot: 'virst',
        pieces: [
          'lapphalia',
          'feodor',
          'albaran',
          'rivinia',
          'tichih',
          'parundia',
          'wylhien',
          'dagamura',
          'throtmanni',
          'virst',
        ],
        hand: { raft: 3, magicCloud: 1, giantPig: 2, elfcycle: 1, trollWagon: 1 },
        tokens: { elfcycle: 1 },
      },
      {
        boot: 'jaccaranda',
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
        ],
        hand: { unicorn: 1, trollWagon: 1 },
        tokens: { giantPig: 1 },
      },
    ],
    roads: {
      'grangor-yttar-mountain': ['magicCloud'],
      'ixara-lapphalia-wood': ['giantPig'],
      'jaccaranda-throtmanni-mountain': ['unicorn'],
      'throtmanni-tichih-plain': ['elfcycle'],
    },
    openCounters: ['trollWagon', 'elfcycle', 'dragon', 'unicorn', 'magicCloud'],
  }),
  steps: [
    { say: 'end.score', point: 'rival' },
    {
      say: 'end.go',
      point: { town: 'yttar' },
      moves: [
        [
          travel('virst-ixara-river', 'raft'),
          travel('ixara-mahdavikia-river', 'raft'),
          travel('mahdavikia-grangor-river', 'raft'),
          travel('grangor-yttar-mountain', 'magicCloud'),
          stop,
        ],
      ],
      otherwise: { stop: 'end.stay', other: 'end.go.other' },
    },
    { say: 'end.won', point: 'pieces' },
  ],
}

export const ELFENLAND_LESSONS: readonly ElfLesson[] = [roads, counters, planning, obstacles, end]
