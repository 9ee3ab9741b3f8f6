import { BoardElement, BoardText } from './dom.ts'

const INTERACTIVE_TAGS = ['button', 'a', 'input', 'select', 'textarea', 'summary']
const INTERACTIVE_ROLES = [
  ...['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'menuitem', 'option', 'gridcell'],
  ...['slider', 'spinbutton'],
]
const ROLES = [
  ...INTERACTIVE_ROLES,
  ...['alert', 'application', 'dialog', 'figure', 'grid', 'group', 'heading', 'img', 'list', 'listbox'],
  ...['listitem', 'log', 'main', 'menu', 'navigation', 'none', 'note', 'presentation', 'progressbar'],
  ...['radiogroup', 'region', 'row', 'rowgroup', 'rowheader', 'columnheader', 'cell', 'separator', 'status'],
  ...['table', 'tablist', 'tabpanel', 'text', 'toolbar', 'tooltip', 'article', 'banner', 'complementary'],
]

/** A drawing is one picture, or holds others and what can be pressed. */
const NAMED_PICTURE_ROLES = ['img', 'group', 'grid', 'list', 'application']

export const isHidden = (element: BoardElement): boolean => {
  for (let one: BoardElement | null = element; one; one = one.parentNode) {
    const { attributes } = one
    if (attributes.get('aria-hidden') === 'true' || attributes.has('hidden') || attributes.has('inert'))
      return true
  }
  return false
}

/** Whether the Tab key stops here. */
export function isTabStop({ localName, attributes }: BoardElement): boolean {
  const index = attributes.get('tabindex')
  if (index !== undefined) return Number(index) >= 0
  return (
    INTERACTIVE_TAGS.includes(localName) &&
    !attributes.has('disabled') &&
    (localName !== 'a' || attributes.has('href'))
  )
}

const isInteractive = ({ localName, attributes }: BoardElement): boolean =>
  INTERACTIVE_TAGS.includes(localName) || INTERACTIVE_ROLES.includes(attributes.get('role') ?? '')

/** What a screen reader says of an element. */
function accessibleName(element: BoardElement): string {
  const { attributes } = element
  const own = attributes.get('aria-label') ?? (textIn(element) || (attributes.get('title') ?? ''))
  return (own || labelOf(element)).trim()
}

/** The text of the label around a field. */
function labelOf({ parentNode }: BoardElement): string {
  for (let one = parentNode; one; one = one.parentNode) if (one.localName === 'label') return textIn(one)
  return ''
}

function textIn(element: BoardElement): string {
  return element.childNodes
    .map((node) => {
      if (node instanceof BoardText) return node.data
      if (!(node instanceof BoardElement) || node.attributes.get('aria-hidden') === 'true') return ''
      return node.attributes.get('aria-label') ?? textIn(node)
    })
    .join(' ')
    .trim()
}

const describeElement = ({ localName, attributes }: BoardElement): string =>
  `<${localName}${[...attributes].map(([key, value]) => ` ${key}="${value}"`).join('')}>`

/** What is wrong with a drawn board for people who use a keyboard or a screen reader. */
export function problemsIn(root: BoardElement): string[] {
  const elements = root.all
  const ids = elements.flatMap(({ attributes }) => attributes.get('id') ?? [])
  return [
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `two elements have the id "${id}"`),
    ...elements.flatMap((element) =>
      elementProblems(element).map((what) => `${describeElement(element)} ${what}`),
    ),
  ]
}

function elementProblems(element: BoardElement): string[] {
  const { attributes, localName, listeners } = element
  const role = attributes.get('role')
  const problems: string[] = []
  const hidden = isHidden(element)
  if (role !== undefined && !ROLES.includes(role)) problems.push('has a role that does not exist')
  if (hidden && isTabStop(element)) problems.push('can have the focus, but screen readers do not see it')
  if (hidden) return problems
  if (Number(attributes.get('tabindex') ?? 0) > 0)
    problems.push('has a place of its own in the order of the Tab key')
  if ((isInteractive(element) || isTabStop(element)) && accessibleName(element) === '')
    problems.push('has no name')
  if (['img', 'svg'].includes(localName) && !isNamedPicture(element))
    problems.push('is a picture with neither a name nor aria-hidden')
  // A listener around controls hears what is pressed inside.
  const isAround = element.all.some((one) => one !== element && isInteractive(one))
  if ((listeners.get('click')?.size ?? 0) > 0 && !isInteractive(element) && !isAround)
    problems.push('can be clicked, but is not a button')
  if (isInteractive(element) && hasInteractiveParent(element)) problems.push('lies inside another control')
  return problems
}

const isNamedPicture = ({ attributes, localName }: BoardElement): boolean =>
  localName === 'img'
    ? attributes.has('alt')
    : NAMED_PICTURE_ROLES.includes(attributes.get('role') ?? '') &&
      (attributes.get('aria-label') ?? '') !== ''

function hasInteractiveParent({ parentNode }: BoardElement): boolean {
  for (let one = parentNode; one; one = one.parentNode) if (isInteractive(one)) return true
  return false
}
