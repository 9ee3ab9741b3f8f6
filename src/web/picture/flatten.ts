import { PictureElement, type PictureNode, PictureText } from './dom.ts'
import { fontPieces, rareFamily } from './letters.ts'
import type { Styles } from './sheet.ts'

type Variables = Readonly<Record<string, string>>

/** The properties of styles that a still picture can have, as attributes of SVG. */
const PAINTED = new Set([
  'clip-path',
  'color',
  'display',
  'dominant-baseline',
  'fill',
  'fill-opacity',
  'fill-rule',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'opacity',
  'paint-order',
  'stop-color',
  'stop-opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
  'transform',
])
const DROPPED = /^(class|style|role|tabindex|aria-|data-|xmlns|focusable)/
/** Drawn only where something refers to them. */
const DEFINITIONS = new Set(['linearGradient', 'radialGradient', 'pattern', 'clipPath'])

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[letter] ?? '&quot;')

/** Fills in custom properties; one that is not set leaves the fallback. */
function resolved(value: string, variables: Variables): string {
  let text = value
  for (let depth = 0; depth < 8 && text.includes('var('); depth++)
    text = text.replace(
      /var\((--[\w-]+)(?:,\s*([^()]*(?:\([^()]*\))?[^()]*))?\)/g,
      (_, name: string, fallback = '') => variables[name] ?? fallback,
    )
  return text
    .replace(/rgb\((\d+) (\d+) (\d+) ?\/ ?([\d.]+)\)/g, 'rgba($1,$2,$3,$4)')
    .replace(/(?<=\d)px/g, '')
}

/** A shorthand such as `700 27px "Alegreya", serif` as the properties that it stands for. */
function fontOf(shorthand: string): [string, string][] {
  const [, style, weight, size, family] =
    /^(?:(italic)\s+)?(\d{3})\s+([\d.]+)(?:px)?(?:\s*\/\s*[\d.]+)?\s+([\s\S]+)$/.exec(shorthand) ?? []
  if (family === undefined) return []
  return [
    ['font-weight', weight ?? '400'],
    ['font-size', size ?? '16'],
    ['font-family', family.replaceAll('"', "'").replace(/\s+/g, ' ').replace('Almendra Map', 'Almendra')],
    ...(style === undefined ? [] : [['font-style', style] as [string, string]]),
  ]
}

/** A text, whose rarer letters are in a font of their own. */
const letters = (data: string, family: string): string =>
  fontPieces(data)
    .map(({ text, rare }) => {
      const [first = ''] = family.split(',')
      const look = escaped(rareFamily(first.replaceAll("'", '')))
      return rare ? `<tspan font-family="${look}">${escaped(text)}</tspan>` : escaped(text)
    })
    .join('')

interface Viewport {
  readonly width: number
  readonly height: number
}

/** Where an element is drawn: below these elements, with these custom properties, within this viewport. */
interface Place extends Viewport {
  readonly path: readonly PictureElement[]
  readonly variables: Variables
  /** The fonts of texts. */
  readonly family: string
}

/**
 * Writes a drawing as plain SVG: styles become attributes, symbols stand where they are used, and inner viewports become
 * groups. Programs that draw SVG outside of a browser understand nothing else reliably.
 */
export class Flattener {
  readonly #styles: Styles
  readonly #byId = new Map<string, PictureElement>()
  readonly #definitions: string[] = []

  constructor(styles: Styles) {
    this.#styles = styles
  }

  /** The drawing below `root`, which is drawn in this size. `symbols` hold what it refers to. */
  flatten(root: PictureElement, symbols: readonly PictureElement[], size: Viewport): string {
    const html = new PictureElement('html')
    html.setAttribute('data-theme', 'light')
    this.#byId.clear()
    this.#definitions.length = 0
    for (const tree of [root, ...symbols]) this.#index(tree)
    const place: Place = { ...size, path: [html], variables: {}, family: '' }
    const top = this.#styleOf(html, { ...place, path: [] })
    const inside = { ...place, variables: top.variables }
    for (const element of this.#byId.values())
      if (DEFINITIONS.has(element.localName)) this.#definitions.push(this.#plain(element, inside))
    const drawn = root.childNodes.map((node) => this.#draw(node, inside)).join('')
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}"><defs>${this.#definitions.join('')}</defs>${drawn}</svg>`
  }

  #index(element: PictureElement): void {
    const id = element.attributes.get('id')
    if (id !== undefined) this.#byId.set(id, element)
    for (const child of element.elements) this.#index(child)
  }

  #draw(node: PictureNode, place: Place): string {
    if (node instanceof PictureText) return letters(node.data, place.family)
    if (!(node instanceof PictureElement)) return ''
    switch (node.localName) {
      case 'defs':
      case 'symbol':
        return ''
      case 'use':
        return this.#use(node, place)
      case 'svg':
        return this.#viewport(node, place, node)
      default:
        if (DEFINITIONS.has(node.localName)) return ''
        // A box of the page has no place in a drawing; what is in it does.
        return HTML.has(node.localName)
          ? this.#children(node, this.#within(node, place))
          : this.#plain(node, place)
    }
  }

  #children(element: PictureElement, inside: Place): string {
    return element.childNodes.map((child) => this.#draw(child, inside)).join('')
  }

  #within(element: PictureElement, place: Place): Place {
    return { ...place, path: [...place.path, element], variables: this.#styleOf(element, place).variables }
  }

  #plain(element: PictureElement, place: Place): string {
    const { attributes, variables, hidden } = this.#styleOf(element, place)
    if (hidden) return ''
    const family = attributes.get('font-family') ?? place.family
    const inside = { ...place, path: [...place.path, element], variables, family }
    const text = [...attributes].map(([name, value]) => ` ${name}="${escaped(value)}"`).join('')
    const { localName } = element
    // A definition may hold another one, which is written on its own.
    return `<${localName}${text}>${this.#children(element, inside)}</${localName}>`
  }

  #use(element: PictureElement, place: Place): string {
    const target = this.#byId.get((element.attributes.get('href') ?? '').slice(1))
    if (!target) return ''
    if (target.localName === 'symbol') return this.#viewport(element, place, target)
    const { attributes, variables, hidden } = this.#styleOf(element, place)
    if (hidden) return ''
    const inside = { ...place, path: [...place.path, element], variables }
    return `${this.#group(attributes, '')}${this.#draw(target, inside)}</g>`
  }

  /** An inner drawing: an `svg`, or a symbol where it is used. */
  #viewport(element: PictureElement, place: Place, content: PictureElement): string {
    const { attributes, variables, hidden } = this.#styleOf(element, place)
    if (hidden) return ''
    const number = (name: string, whole: number): number => {
      const value = attributes.get(name)
      return value === undefined || value.endsWith('%') || value === 'auto' ? whole : Number(value)
    }
    const [x, y] = [number('x', 0), number('y', 0)]
    const [width, height] = [number('width', place.width), number('height', place.height)]
    const [left = 0, top = 0, wide = width, high = height] = (content.attributes.get('viewBox') ?? '')
      .split(' ')
      .filter(Boolean)
      .map(Number)
    const scale = Math.min(width / wide, height / high)
    const [dx, dy] = [
      x + (width - wide * scale) / 2 - left * scale,
      y + (height - high * scale) / 2 - top * scale,
    ]
    const move = ` translate(${round(dx)} ${round(dy)}) scale(${round(scale)})`
    const path = [...place.path, element, ...(content === element ? [] : [content])]
    const own =
      content === element
        ? undefined
        : this.#styleOf(content, { ...place, path: [...place.path, element], variables })
    const inside: Place = {
      ...place,
      width: wide,
      height: high,
      path,
      variables: own?.variables ?? variables,
    }
    const symbolLook = own ? this.#group(own.attributes, '') : ''
    return `${this.#group(attributes, move)}${symbolLook}${this.#children(content, inside)}${own ? '</g>' : ''}</g>`
  }

  /** A group with the look of an element that has no place of its own in plain SVG. */
  #group(attributes: ReadonlyMap<string, string>, move: string): string {
    const x =
      move === '' && attributes.has('x')
        ? ` translate(${attributes.get('x')} ${attributes.get('y') ?? 0})`
        : move
    const transform = `${attributes.get('transform') ?? ''}${x}`.trim()
    const look = [...attributes].filter(([name]) => PAINTED.has(name) && name !== 'transform')
    const text = look.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('')
    return `<g${transform === '' ? '' : ` transform="${escaped(transform)}"`}${text}>`
  }

  #styleOf(
    element: PictureElement,
    place: Place,
  ): { attributes: Map<string, string>; variables: Variables; hidden: boolean } {
    const declared = this.#styles.declarationsFor([...place.path, element])
    const custom = [...declared].filter(([name]) => name.startsWith('--'))
    // They may refer to each other.
    const known = { ...place.variables, ...Object.fromEntries(custom) }
    const own = custom.map(([name, value]) => [name, resolved(value, known)])
    const variables = { ...place.variables, ...Object.fromEntries(own) }
    const attributes = new Map<string, string>()
    for (const [name, value] of element.attributes)
      if (!DROPPED.test(name)) attributes.set(name, resolved(value, variables))
    for (const [name, value] of declared) {
      if (name === 'font')
        for (const [part, set] of fontOf(resolved(value, variables))) attributes.set(part, set)
      else if (PAINTED.has(name)) attributes.set(name, resolved(value, variables).replaceAll('"', "'"))
    }
    const hidden =
      attributes.get('display') === 'none' || attributes.get('opacity') === '0' || isUnseen(attributes)
    return { attributes, variables, hidden }
  }
}

const HTML = new Set(['div', 'span', 'section', 'p'])
const isUnseen = (attributes: ReadonlyMap<string, string>): boolean =>
  (attributes.get('fill') === 'transparent' && attributes.get('stroke') === 'none') ||
  attributes.get('stroke') === 'transparent' ||
  attributes.get('stroke-opacity') === '0'
const round = (value: number): number => Math.round(value * 1000) / 1000
