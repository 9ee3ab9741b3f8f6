import boardUrl from './board.json?url'
import landmarksUrl from './landmarks.svg?url'
import symbolsUrl from './symbols.svg?url'

/** The positions of everything on the map, in board units; towns and roads in the order of the rules. */
interface Board {
  readonly towns: readonly TownPlace[]
  readonly roads: readonly RoadPlace[]
  readonly lakes: readonly { readonly name: string; readonly x: number; readonly y: number }[]
}

export interface TownPlace {
  readonly x: number
  readonly y: number
  /** The radius of its ring. */
  readonly ring: number
  /** What the landmark stands on. */
  readonly ground: string
  readonly label: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

export interface RoadPlace {
  readonly line: string
  /** Leaves, stones, ruts or chevrons along the line. */
  readonly texture: string
  /** Where counters lie, and how the road runs there, in degrees. */
  readonly x: number
  readonly y: number
  readonly angle: number
}

export const WIDTH = 1600
export const HEIGHT = 1170

interface Art {
  readonly board: Board
}

let loaded: Art | undefined
let loading: Promise<Art> | undefined

/** Fetches the drawings, which are separate files so that the script stays small. */
export function loadArt(): Promise<Art> {
  loading ??= fetchArt()
  return loading
}

async function fetchArt(): Promise<Art> {
  const [board, landmarks, symbols] = await Promise.all([
    fetch(boardUrl).then((answer): Promise<Board> => answer.json()),
    fetch(landmarksUrl).then((answer) => answer.text()),
    fetch(symbolsUrl).then((answer) => answer.text()),
  ])
  loaded = { board }
  addSymbols(symbols + landmarks)
  return loaded
}

/** Adds the symbols that the drawings refer to, once per page and out of sight. */
function addSymbols(drawings: string): void {
  const place = document.createElement('div')
  place.className = 'sprite'
  place.setAttribute('aria-hidden', 'true')
  place.innerHTML = drawings
  document.body.append(place)
}

const NOWHERE: Art = { board: { towns: [], roads: [], lakes: [] } }

/** The drawings, which are loaded before the first component is drawn. */
export const art = (): Art => loaded ?? NOWHERE
