import { position } from '../rules/position.ts'
import { expedition, markExtra, markOne, markShape, type SgLesson } from './script.ts'

/** The shape of the turn goes onto an island; later it may go anywhere. */
const mark: SgLesson = {
  id: 'mark',
  seats: 1,
  position: position({ seats: [{ cards: ['S05', 'S04'] }], expedition: 'I3' }),
  steps: [
    {
      say: 'mark.first',
      point: { island: 0, cells: [0, 4, 8] },
      show: true,
      moves: [[markShape(0, 0, 4, 8)]],
      chance: [expedition(7, 'O4')],
      otherwise: 'mark.first.otherwise',
    },
    {
      say: 'mark.next',
      point: { island: 1, cells: [4, 5, 8, 9] },
      show: true,
      moves: [[markShape(1, 4, 5, 8, 9)]],
      chance: [expedition(6, 'L3')],
      otherwise: 'mark.next.otherwise',
    },
    {
      say: 'mark.anywhere',
      point: 'expedition',
      moves: [[markShape(0, 2, 6, 7)]],
      also: 'pattern',
      chance: [expedition(5, 'T4')],
      otherwise: 'mark.anywhere.otherwise',
    },
    { say: 'mark.rounds', point: 'track' },
  ],
}

/** The shape may be rotated and flipped. */
const rotate: SgLesson = {
  id: 'rotate',
  seats: 1,
  position: position({
    seats: [{ cards: ['S01', 'G12'], left: [[0, 3, 4, 5, 6, 7, 9]] }],
    expedition: 'T4',
  }),
  steps: [
    {
      say: 'rotate.rotate',
      point: 'rotate',
      show: true,
      moves: [[markShape(0, 4, 5, 6, 9)]],
      chance: [expedition(7, 'L4')],
      otherwise: 'rotate.otherwise',
    },
    {
      say: 'rotate.flip',
      point: 'flip',
      show: true,
      moves: [[markShape(1, 1, 5, 8, 9)]],
      chance: [expedition(6, 'I3')],
      otherwise: 'rotate.otherwise',
    },
  ],
}

/** One cell instead of the shape: always allowed, and the only choice where the shape does not fit. */
const one: SgLesson = {
  id: 'single',
  seats: 1,
  position: position({
    seats: [{ cards: ['S09', 'O06'], left: [undefined, [0, 1, 3, 13, 15]] }],
    expedition: 'O4',
  }),
  steps: [
    {
      say: 'single.nowhere',
      point: { island: 1, cells: [3] },
      show: true,
      moves: [[markOne(1, 3)]],
      chance: [expedition(7, 'I2')],
      otherwise: 'single.nowhere.otherwise',
    },
    {
      say: 'single.choice',
      point: 'single',
      show: true,
      moves: [[markOne(0, 2)]],
      chance: [expedition(6, 'L3')],
      otherwise: { pattern: 'single.choice.pattern', other: 'single.choice.otherwise' },
    },
  ],
}

/** A cross gives another cell, and that may be a cross again. */
const cross: SgLesson = {
  id: 'cross',
  seats: 1,
  position: position({ seats: [{ cards: ['S10', 'G11'] }], expedition: 'I2' }),
  steps: [
    {
      say: 'cross.one',
      point: { island: 0, cells: [3, 7] },
      show: true,
      moves: [[markShape(0, 3, 7), markExtra(0, 0)]],
      chance: [expedition(7, 'L3')],
      otherwise: 'cross.one.otherwise',
    },
    {
      say: 'cross.chain',
      point: { island: 1, cells: [0, 4, 5] },
      show: true,
      moves: [[markShape(1, 0, 4, 5), markExtra(1, 9), markExtra(1, 7)]],
      chance: [expedition(6, 'I3')],
      otherwise: 'cross.chain.otherwise',
    },
  ],
}

export const FIRST_LESSONS: readonly SgLesson[] = [mark, rotate, one, cross]
