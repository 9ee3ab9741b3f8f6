import { parseMarkup } from './markup.ts'

/** What Preact needs of a document to draw into it, and nothing else. It has no layout and no events. */
export class PictureNode {
  parentNode: PictureElement | null = null

  get nextSibling(): PictureNode | null {
    const siblings = this.parentNode?.childNodes ?? []
    return siblings[siblings.indexOf(this) + 1] ?? null
  }

  remove(): void {
    this.parentNode?.removeChild(this)
  }
}

export class PictureText extends PictureNode {
  readonly nodeType = 3
  data: string

  constructor(data: unknown) {
    super()
    this.data = String(data)
  }
}

const XHTML = 'http://www.w3.org/1999/xhtml'
const toDashes = (name: string): string =>
  name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export class PictureElement extends PictureNode {
  readonly nodeType = 1
  readonly localName: string
  readonly namespaceURI: string
  readonly attributes = new Map<string, string>()
  /** The declarations of the `style` attribute. */
  readonly declarations = new Map<string, string>()
  readonly childNodes: PictureNode[] = []
  readonly style: object

  constructor(localName: string, namespaceURI = XHTML) {
    super()
    this.localName = localName
    this.namespaceURI = namespaceURI
    const { declarations } = this
    const setProperty = (name: string, value: string): void => void declarations.set(name, value)
    this.style = new Proxy(
      { setProperty },
      {
        set(_, name, value) {
          if (typeof name === 'string' && name !== 'cssText') declarations.set(toDashes(name), String(value))
          return true
        },
      },
    )
  }

  get firstChild(): PictureNode | null {
    return this.childNodes[0] ?? null
  }

  get elements(): PictureElement[] {
    return this.childNodes.filter((node) => node instanceof PictureElement)
  }

  setAttribute(name: string, value: unknown): void {
    this.attributes.set(name, String(value))
  }

  removeAttribute(name: string): void {
    this.attributes.delete(name)
  }

  addEventListener(): void {
    // Nothing happens in a picture.
  }

  insertBefore(node: PictureNode, before: PictureNode | null): PictureNode {
    node.remove()
    const at = before === null ? -1 : this.childNodes.indexOf(before)
    this.childNodes.splice(at < 0 ? this.childNodes.length : at, 0, node)
    node.parentNode = this
    return node
  }

  append(node: PictureNode): void {
    this.insertBefore(node, null)
  }

  appendChild(node: PictureNode): PictureNode {
    return this.insertBefore(node, null)
  }

  removeChild(node: PictureNode): PictureNode {
    const at = this.childNodes.indexOf(node)
    if (at >= 0) this.childNodes.splice(at, 1)
    node.parentNode = null
    return node
  }

  set className(value: string) {
    this.setAttribute('class', value)
  }

  set innerHTML(markup: string) {
    for (const node of parseMarkup(markup, newDocument)) this.append(node)
  }
}

const newDocument = {
  element: (name: string): PictureElement => new PictureElement(name),
  text: (data: string): PictureText => new PictureText(data),
}

/** Takes the place of `document` where there is no browser. */
export const pictureDocument = {
  documentElement: new PictureElement('html'),
  body: new PictureElement('body'),
  createElement: (name: string): PictureElement => new PictureElement(name),
  createElementNS: (namespace: string, name: string): PictureElement => new PictureElement(name, namespace),
  createTextNode: (data: unknown): PictureText => new PictureText(data),
  addEventListener: (): void => undefined,
}
