import { position } from '../rules/position.ts'
import { expedition, fromStock, markShape, type SgLesson, takeCard } from './script.ts'

/** Four coins fill a row and win the highest trophy left. */
const coins: SgLesson = {
  id: 'coins',
  seats: 2,
  position: position({
    seats: [
      { cards: ['S08', 'O08'], left: [undefined, [2, 3, 4, 5, 8, 9, 12, 13]], coins: 3 },
      { cards: ['G02', 'S02'] },
    ],
    expedition: 'I3',
    display: ['S04', 'G01', 'O05', 'S11'],
  }),
  before: [{ seat: 1, moves: [markShape(0, 1, 5, 9)] }],
  steps: [
    {
      say: 'coins.mark',
      holds: { open: { players: [{ coins: 3 }, {}] } },
      point: { island: 0, cells: [5] },
      show: true,
      moves: [[markShape(0, 1, 5, 9)]],
      chance: [expedition(7, 'L3')],
      otherwise: 'coins.mark.otherwise',
      after: [{ seat: 1, moves: [markShape(0, 6, 10, 11)] }],
    },
    {
      say: 'coins.row',
      holds: { open: { players: [{ coins: 4, trophies: [6, 0, 0] }, {}] } },
      point: 'coins',
    },
    {
      say: 'coins.again',
      holds: { open: { players: [{ rows: 1 }, {}] } },
      point: { island: 1, cells: [12] },
      show: true,
      moves: [[markShape(1, 8, 12, 13)]],
      chance: [expedition(6, 'T4')],
      otherwise: 'coins.again.otherwise',
    },
    { say: 'coins.race', holds: { open: { trophy: 5 } }, point: 'trophies' },
  ],
}

/** A palm is worth 1 and another point for every palm in the display. */
const palms: SgLesson = {
  id: 'palms',
  seats: 2,
  position: position({
    seats: [{ cards: ['G07', 'S02'] }, { cards: ['S06', 'G01'], left: [[4, 8, 9]] }],
    expedition: 'L3',
    display: ['S04', 'S05', 'G06', 'S11'],
  }),
  before: [{ seat: 1, moves: [markShape(0, 4, 8, 9)] }],
  steps: [
    {
      say: 'palms.mark',
      holds: { open: { palmValue: 4 } },
      point: 'palmValue',
      show: true,
      moves: [[markShape(0, 6, 10, 11)]],
      otherwise: 'palms.mark.otherwise',
    },
    {
      say: 'palms.box',
      holds: { open: { players: [{ palmBoxes: [4, 0, 0, 0] }, {}] } },
      point: 'palms',
      after: [
        { seat: 1, moves: [takeCard('S05')], chance: [fromStock(39, 'O10'), expedition(7, 'I2')] },
        { seat: 1, moves: [markShape(1, 5, 9)] },
      ],
    },
    {
      say: 'palms.gone',
      holds: { open: { palmValue: 3 } },
      point: 'palmValue',
      moves: [[markShape(1, 1, 5)]],
      also: 'pattern',
      chance: [expedition(6, 'T4')],
      otherwise: 'palms.gone.otherwise',
    },
  ],
}

/** A full island counts its points, and a new one takes its place. */
const finish: SgLesson = {
  id: 'finish',
  seats: 2,
  position: position({
    seats: [{ cards: ['S07', 'G05'], left: [[7, 11]] }, { cards: ['G03', 'S02'] }],
    expedition: 'I2',
    display: ['G04', 'S11', 'O07', 'S03'],
  }),
  before: [{ seat: 1, moves: [markShape(0, 2, 3)] }],
  steps: [
    {
      say: 'finish.last',
      point: { island: 0, cells: [7, 11] },
      show: true,
      moves: [[markShape(0, 7, 11)]],
      otherwise: 'finish.last.otherwise',
    },
    {
      say: 'finish.pick',
      holds: { open: { phase: 'pick', waiting: 1 } },
      point: 'display',
      moves: [[takeCard('S11')]],
      also: 'take',
      chance: [fromStock(39, 'P08'), expedition(7, 'L3')],
      otherwise: 'finish.pick.otherwise',
      after: [{ seat: 1, moves: [markShape(0, 9, 13, 14)] }],
    },
    {
      say: 'finish.on',
      point: 'expedition',
      moves: [[markShape(1, 4, 8, 9)]],
      also: 'pattern',
      chance: [expedition(6, 'I3')],
      otherwise: 'finish.on.otherwise',
    },
  ],
}

/** The last turn: seals, and what adds up to the final score. */
const score: SgLesson = {
  id: 'score',
  seats: 2,
  position: position({
    seats: [
      {
        cards: ['S01', 'G08'],
        left: [
          [5, 9],
          [1, 2, 5],
        ],
        coins: 3,
        palmBoxes: [3, 2],
        finished: ['O04', 'O07'],
      },
      { cards: ['G03', 'S02'], left: [[2, 3]], coins: 2, finished: ['P04'] },
    ],
    expedition: 'I2',
    display: ['G04', 'S11', 'O09', 'S03'],
    turn: 27,
  }),
  before: [{ seat: 1, moves: [markShape(0, 2, 3)] }],
  steps: [
    {
      say: 'score.seal',
      point: { island: 0, cells: 'seal' },
      show: true,
      moves: [[markShape(0, 5, 9)]],
      otherwise: 'score.seal.otherwise',
    },
    { say: 'score.pays', holds: { result: { seats: [{ parts: { seals: 4 } }, {}] } }, point: 'seals' },
    {
      say: 'score.total',
      holds: {
        result: {
          seats: [{ score: 44, parts: { coins: 3, trophies: 0, palms: 5, cards: 32, seals: 4 } }, {}],
        },
      },
      point: 'total',
    },
    { say: 'score.start' },
  ],
}

export const TREASURE_LESSONS: readonly SgLesson[] = [coins, palms, finish, score]
