import { parseDrawing } from './deck-drawing.ts'
import type { DeckFile } from './deck-file.ts'

/**
 * Vermeil's own deck: an original design with the published counts and balance. Each card is drawn below its name and
 * its seal (`green+1` pays 1 for each of the player's finished green cards): `#` cell, `X` cross, `C` coin, `P` palm,
 * `.` sea. A card is worth as many points as it has cells.
 */
const TREASURE_CARDS = `
purple
  P01       P02       P03       P04       P05       P06
  green+1   grey+1    orange+2  -         -         -
  #.X#      ###.      ####      ##.C      ###P      P##X
  ###X      #X#X      X#.#      X###      .###      ####
  ##X#      #.##      ####      .##P      ##X.      X##.
  #.##      #X##      X.#X      C###      X###      .###

  P07       P08       P09       P10       P11       P12
  -         -         -         -         -         -
  ###X      C#.#      ###X      C##X      .###      ##C#
  ##.#      .C#X      ..##      .#.#      C##X      .###
  P##X      ####      C###      ####      .C##      X##X
  ###.      #C##      #C#C      #C#C      ###X      ##C.

orange
  O01       O02       O03       O04       O05       O06
  green+1   grey+1    purple+2  -         -         -
  X###      ##.#      .#X#      ###.      ..X#      ###C
  ..#.      ###X      #.##      ##X#      C###      X###
  #X##      #.#.      #.##      #P#C      #..#      .P..
  .###      #.#X      #X#.      ...#      P###      .###

  O07       O08       O09       O10       O11       O12
  -         -         -         -         -         -
  ..##      .C##      C#C#      .X#.      X##X      .#.#
  X##.      ##..      ##.#      .##C      #...      ###X
  .##P      ##X.      ##X.      C###      ###.      ####
  C###      C##C      C#..      ##.C      ###C      .C.X

green
  G01       G02       G03       G04       G05       G06
  orange+2  grey+1    purple+2  -         -         -
  ####      ####      ..##      C#.#      #.#X      #P#.
  .##.      .##.      .#.#      ####      ###.      ####
  .##.      .###      .###      P.#X      ##P#      X#.#
  ##..      ...#      ###.      ....      ....      ....

  G07       G08       G09       G10       G11       G12
  -         -         -         -         -         -
  #X##      ###C      #C##      .##X      X.#.      .##C
  #.#.      X##.      #.##      C###      ###C      X###
  ###P      .##C      .C#X      #C.#      #X##      ##X.
  ....      ....      ....      ....      ....      ....

grey
  S01       S02       S03       S04       S05       S06
  orange+2  green+1   purple+2  -         -         -
  ##.#      .##.      .#.#      .###      ###P      ..#.
  ####      ##..      ####      ##.P      #.##      #.##
  .#..      ####      #..#      ##..      #...      ##P#
  ....      ....      ....      ....      ....      ....

  S07       S08       S09       S10       S11
  -         -         -         -         -
  ##.P      ##..      ##C.      C##X      .###
  .###      #C..      #...      #..#      ##X.
  .#.#      X###      ##X#      #..#      ##..
  ....      ....      ....      ....      ....
`

/** The eight expedition cards: name, number of copies, pattern. */
const EXPEDITIONS = `
  I2    I3    L3    T4    L4    O4
  x1    x2    x2    x1    x1    x1
  #.    #.    #.    #.    #.    ##
  #.    #.    ##    ##    #.    ##
  ..    #.    ..    #.    ##    ..
`

export const VERMEIL_DECK: DeckFile = parseDrawing(TREASURE_CARDS, EXPEDITIONS)
