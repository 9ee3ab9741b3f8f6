interface Maker<
  Element extends { setAttribute(name: string, value: string): void; append(node: Text): void },
  Text,
> {
  element(name: string): Element
  text(data: string): Text
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '')

/** Reads the project's own drawings. It is no parser for markup of others. */
export function parseMarkup<
  Text,
  Element extends { setAttribute(name: string, value: string): void; append(node: Text | Element): void },
>(markup: string, make: Maker<Element, Text>): Element[] {
  const roots: Element[] = []
  const open: Element[] = []
  for (const [, closing, name, attributes = '', selfClosing, text] of markup
    .replace(/<!--[\s\S]*?-->/g, '')
    .matchAll(/<(\/?)([\w:-]+)((?:\s+[\w:-]+=(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|([^<]+)/g)) {
    const parent = open.at(-1)
    if (text !== undefined) {
      if (text.trim() !== '') parent?.append(make.text(decoded(text)))
    } else if (closing === '/') {
      open.pop()
    } else if (name !== undefined) {
      const element = make.element(name)
      for (const [, key = '', , value = ''] of attributes.matchAll(/([\w:-]+)=(["'])(.*?)\2/gs))
        element.setAttribute(key, decoded(value))
      if (parent) parent.append(element)
      else roots.push(element)
      if (selfClosing !== '/') open.push(element)
    }
  }
  return roots
}
