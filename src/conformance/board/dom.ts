/*
 * As much of a browser's document as Preact needs to draw a board and as a check needs to press its buttons. It has no
 * layout, so what depends on sizes cannot be checked with it.
 */

export class BoardNode {
  parentNode: BoardElement | null = null

  get nextSibling(): BoardNode | null {
    const siblings = this.parentNode?.childNodes ?? []
    return siblings[siblings.indexOf(this) + 1] ?? null
  }

  get isConnected(): boolean {
    return this.parentNode !== null
  }

  remove(): void {
    this.parentNode?.removeChild(this)
  }
}

export class BoardText extends BoardNode {
  readonly nodeType = 3
  data: string

  constructor(data: unknown) {
    super()
    this.data = String(data)
  }
}

/** Classes do not matter without a layout. */
const ignore = (): void => undefined

type Listener = (event: object) => unknown

export class BoardElement extends BoardNode {
  readonly nodeType = 1
  readonly localName: string
  readonly namespaceURI: string
  readonly attributes = new Map<string, string>()
  readonly childNodes: BoardNode[] = []
  readonly listeners = new Map<string, Set<Listener>>()
  readonly classList = { add: ignore, remove: ignore, toggle: ignore }
  readonly style: Record<string, unknown> = { setProperty: () => undefined }
  scrollTop = 0
  readonly scrollHeight = 0

  constructor(localName: string, namespaceURI = '') {
    super()
    this.localName = localName
    this.namespaceURI = namespaceURI
  }

  get firstChild(): BoardNode | null {
    return this.childNodes[0] ?? null
  }

  get children(): BoardElement[] {
    return this.childNodes.filter((node) => node instanceof BoardElement)
  }

  /** The whole tree below, this element first. */
  get all(): BoardElement[] {
    return [this, ...this.children.flatMap(({ all }) => all)]
  }

  setAttribute(name: string, value: unknown): void {
    this.attributes.set(name.toLowerCase(), String(value))
  }

  removeAttribute(name: string): void {
    this.attributes.delete(name.toLowerCase())
  }

  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null
  }

  addEventListener(type: string, listener: Listener): void {
    const known = this.listeners.get(type) ?? new Set()
    this.listeners.set(type, known.add(listener))
  }

  removeEventListener(type: string, listener: Listener): void {
    this.listeners.get(type)?.delete(listener)
  }

  insertBefore(node: BoardNode, before: BoardNode | null): BoardNode {
    node.remove()
    const at = before === null ? -1 : this.childNodes.indexOf(before)
    this.childNodes.splice(at < 0 ? this.childNodes.length : at, 0, node)
    node.parentNode = this
    return node
  }

  appendChild(node: BoardNode): BoardNode {
    return this.insertBefore(node, null)
  }

  append(...nodes: BoardNode[]): void {
    for (const node of nodes) this.appendChild(node)
  }

  removeChild(node: BoardNode): BoardNode {
    const at = this.childNodes.indexOf(node)
    if (at >= 0) this.childNodes.splice(at, 1)
    node.parentNode = null
    return node
  }

  focus(): void {
    // Nothing has the focus here.
  }

  blur(): void {
    // Nothing has the focus here.
  }

  scrollTo(): void {
    // Nothing is larger than the screen here.
  }

  scrollIntoView(): void {
    // Everything is in view here.
  }

  /** Whether a dialog is open. */
  get open(): boolean {
    return this.attributes.has('open')
  }

  showModal(): void {
    this.setAttribute('open', '')
  }

  close(): void {
    if (!this.open) return
    this.removeAttribute('open')
    for (const listener of this.listeners.get('close') ?? [])
      listener.call(this, { type: 'close', target: this })
  }

  /** There is no layout: everything has no size. */
  getBoundingClientRect(): object {
    return { x: 0, y: 0, left: 0, top: 0, right: 0, bottom: 0, width: 0, height: 0 }
  }

  querySelector(): null {
    return null
  }

  querySelectorAll(): readonly BoardElement[] {
    return []
  }

  closest(): null {
    return null
  }

  contains(node: unknown): boolean {
    return this.all.some((one) => one === node)
  }

  set innerHTML(_: string) {
    // Drawings from files are not checked.
  }

  set className(value: string) {
    this.setAttribute('class', value)
  }
}

const boardDocument = {
  body: new BoardElement('body'),
  documentElement: new BoardElement('html'),
  activeElement: null,
  createElement: (name: string): BoardElement => new BoardElement(name),
  createElementNS: (namespace: string, name: string): BoardElement => new BoardElement(name, namespace),
  createTextNode: (data: unknown): BoardText => new BoardText(data),
  addEventListener: (): void => undefined,
  removeEventListener: (): void => undefined,
}

/** What watches sizes and visibility, which do not change here. */
class NothingObserver {
  observe(): void {
    // Nothing is ever observed to change.
  }
  unobserve(): void {
    // Nothing was observed.
  }
  disconnect(): void {
    // Nothing was observed.
  }
}

/** Stands in for what a browser provides. Call it before the modules of a board are loaded. */
export function provideBrowser(): void {
  const provided: Record<string, unknown> = {
    document: boardDocument,
    Element: BoardElement,
    HTMLElement: BoardElement,
    ResizeObserver: NothingObserver,
    IntersectionObserver: NothingObserver,
    devicePixelRatio: 1,
    location: { hash: '', href: 'http://localhost/' },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    matchMedia: () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
    requestAnimationFrame: (run: () => void) => setTimeout(run, 0),
    cancelAnimationFrame: clearTimeout,
    localStorage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined, length: 0 },
  }
  for (const [name, value] of Object.entries(provided))
    if (Reflect.get(globalThis, name) === undefined)
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}
