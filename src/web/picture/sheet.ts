import type { PictureElement } from './dom.ts'

/** One part of a selector between two combinators. */
interface Compound {
  /** A class that an element must have to match, by which rules are found quickly. */
  readonly key: string
  /** How it stands to the part before it. */
  readonly combinator: ' ' | '>' | '+'
  readonly matches: (element: PictureElement) => boolean
}

interface Rule {
  readonly parts: readonly Compound[]
  readonly specificity: number
  readonly declarations: readonly (readonly [property: string, value: string])[]
}

/** Splits at a separator that is not inside brackets or quotation marks. */
function split(text: string, separator: string): string[] {
  const parts: string[] = []
  let [depth, quote, start] = [0, '', 0]
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at)
    if (quote !== '') quote = letter === quote ? '' : quote
    else if (letter === '"' || letter === "'") quote = letter
    else if ('([{'.includes(letter)) depth++
    else if (')]}'.includes(letter)) depth--
    else if (letter === separator && depth === 0) {
      parts.push(text.slice(start, at))
      start = at + 1
    }
  }
  return [...parts, text.slice(start)].map((part) => part.trim()).filter((part) => part !== '')
}

/** The end of the block that begins at this brace. */
function blockEnd(text: string, brace: number): number {
  let depth = 0
  for (let at = brace; at < text.length; at++) {
    if (text[at] === '{') depth++
    else if (text[at] === '}' && --depth === 0) return at
  }
  return text.length
}

/**
 * The rules of a sheet. Layers are opened; what depends on the screen, animations and fonts are left out, because a
 * picture has none of these.
 */
function parseSheet(sheet: string): Rule[] {
  const text = sheet.replace(/\/\*[\s\S]*?\*\//g, '')
  const rules: Rule[] = []
  for (let at = 0; at < text.length; ) {
    const brace = text.indexOf('{', at)
    if (brace < 0) break
    const head = (text.slice(at, brace).split(';').at(-1) ?? '').trim()
    const end = blockEnd(text, brace)
    const body = text.slice(brace + 1, end)
    if (head.startsWith('@layer')) rules.push(...parseSheet(body))
    else if (!head.startsWith('@')) {
      const declarations = split(body, ';').map((line) => {
        const colon = line.indexOf(':')
        return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const
      })
      for (const selector of split(head, ',')) {
        const parsed = parseSelector(selector)
        if (parsed) rules.push({ ...parsed, declarations })
      }
    }
    at = end + 1
  }
  return rules
}

/** Undefined where it asks for something that a picture does not have, such as a pointer or the focus. */
function parseSelector(selector: string): Pick<Rule, 'parts' | 'specificity'> | undefined {
  let [specificity, combinator]: [number, Compound['combinator']] = [0, ' ']
  const parts: Compound[] = []
  for (const piece of split(selector.replace(/\s*([>+])\s*/g, ' $1 '), ' ')) {
    if (piece === '>' || piece === '+') {
      combinator = piece
      continue
    }
    const parsed = parseCompound(piece)
    if (!parsed) return undefined
    specificity += parsed.specificity
    parts.push({ combinator, ...parsed })
    combinator = ' '
  }
  return { parts, specificity }
}

const classesOf = ({ attributes }: PictureElement): string[] => (attributes.get('class') ?? '').split(' ')

type Test = (element: PictureElement) => boolean

function parseCompound(
  piece: string,
): (Omit<Compound, 'combinator'> & { readonly specificity: number }) | undefined {
  const tests: Test[] = []
  let [specificity, key, rest] = [0, '', piece]
  while (rest !== '') {
    const [whole, tag, name, attribute, value, root, negated, inside] =
      /^(?:([a-z]\w*)|\.([\w-]+)|\[([\w-]+)="([^"]*)"\]|(:root)|:(not|is)\(((?:[^()]|\([^()]*\))*)\)|\*)/.exec(
        rest,
      ) ?? []
    if (whole === undefined) return undefined
    if (tag !== undefined) tests.push(({ localName }) => localName === tag)
    if (name !== undefined) {
      tests.push((element) => classesOf(element).includes(name))
      key ||= name
    }
    if (attribute !== undefined) tests.push(({ attributes }) => attributes.get(attribute) === value)
    if (root !== undefined) tests.push(({ localName }) => localName === 'html')
    if (inside !== undefined) {
      const options = split(inside, ',').map(parseCompound)
      const any: Test = (element) => options.some((option) => option?.matches(element))
      tests.push(negated === 'not' ? (element) => !any(element) : any)
      specificity += 9
    }
    specificity += tag === undefined ? 10 : 1
    rest = rest.slice(whole.length)
  }
  return { key, matches: (element) => tests.every((test) => test(element)), specificity }
}

function isMatch(
  rule: Rule,
  path: readonly PictureElement[],
  at = path.length - 1,
  part = rule.parts.length - 1,
): boolean {
  const [compound, element] = [rule.parts[part], path[at]]
  if (!compound || !element || !compound.matches(element)) return false
  if (part === 0) return true
  switch (compound.combinator) {
    case '>':
      return isMatch(rule, path, at - 1, part - 1)
    case '+': {
      const siblings = element.parentNode?.elements ?? []
      const before = siblings[siblings.indexOf(element) - 1]
      return before !== undefined && isMatch(rule, [...path.slice(0, at), before], at, part - 1)
    }
    case ' ':
      for (let above = at - 1; above >= 0; above--) if (isMatch(rule, path, above, part - 1)) return true
      return false
  }
}

/** Style sheets, in the order in which they apply. */
export class Styles {
  readonly #byClass = new Map<string, { readonly rule: Rule; readonly order: number }[]>()

  constructor(sheets: readonly string[]) {
    for (const [order, rule] of sheets.flatMap(parseSheet).entries()) {
      const key = rule.parts.at(-1)?.key ?? ''
      const known = this.#byClass.get(key)
      if (known) known.push({ rule, order })
      else this.#byClass.set(key, [{ rule, order }])
    }
  }

  /** The declarations that apply to the last element of a path from the root. */
  declarationsFor(path: readonly PictureElement[]): Map<string, string> {
    const element = path.at(-1)
    const candidates = ['', ...(element ? classesOf(element) : [])].flatMap(
      (name) => this.#byClass.get(name) ?? [],
    )
    const matching = candidates
      .filter(({ rule }) => isMatch(rule, path))
      .sort((a, b) => a.rule.specificity - b.rule.specificity || a.order - b.order)
    const found = new Map(matching.flatMap(({ rule }) => rule.declarations))
    for (const [property, value] of element?.declarations ?? []) found.set(property, value)
    return found
  }
}
