import type { ComponentChildren } from 'preact'
import { at } from '../../../../kernel/index.ts'
import { emphasise, textsOf } from '../../../../ui/text/texts.tsx'
import { cellsIn, type TreasureCard } from '../../rules/components/deck-file.ts'
import { VERMEIL_DECK } from '../../rules/components/vermeil-deck.ts'
import type { texts as english } from '../../texts/rules/en.ts'
import { Cup, PatternPicture, Sign } from '../art/pieces.tsx'
import { Sprite } from '../art/sprite.tsx'
import { TreasureCardPicture, type TreasureCardProps } from '../art/treasure-card.tsx'
import { sg } from '../texts.ts'
import { cardDescription, patternWords } from '../words.ts'
import './rules.css'

const rules = textsOf<typeof english>({
  en: () => import('../../texts/rules/en.ts'),
  de: () => import('../../texts/rules/de.ts'),
  fr: () => import('../../texts/rules/fr.ts'),
  pl: () => import('../../texts/rules/pl.ts'),
  it: () => import('../../texts/rules/it.ts'),
})

export const ready = (): Promise<unknown> => Promise.all([sg.ready(), rules.ready()])

const cardNamed = (id: string): TreasureCard =>
  VERMEIL_DECK.treasureCards.find((card) => card.id === id) ?? at(VERMEIL_DECK.treasureCards, 0)

function Card({ id, ...rest }: { id: string } & Omit<TreasureCardProps, 'card' | 'label'>) {
  const card = cardNamed(id)
  return <TreasureCardPicture card={card} label={cardDescription(card, rest.marked)} {...rest} />
}

function Figure({ children, caption }: { children: ComponentChildren; caption: string }) {
  return (
    <figure class="rule-figure">
      <div class="rule-pictures">{children}</div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

type Key = keyof typeof english & string

/** A paragraph with `*emphasis*`. */
const P = ({ of }: { of: Key }) => <p>{emphasise(rules.t(of))}</p>

const List = ({ of }: { of: readonly Key[] }) => (
  <ul class="rule-list">
    {of.map((key) => (
      <li key={key}>{emphasise(rules.t(key))}</li>
    ))}
  </ul>
)

/** The rules of Silver & Gold in our own words, with pictures drawn by the components of the board. */
export function Rules() {
  return (
    <div class="rule-text">
      <Sprite />
      <p class="rule-lead">{rules.t('lead')}</p>
      <IslandsChapter />
      <TurnChapter />
      <SymbolsChapter />
      <h2>{rules.t('full.title')}</h2>
      <P of="full.aside" />
      <P of="full.replace" />
      <P of="full.stock" />
      <P of="full.order" />
      <EndChapter />
      <h2>{rules.t('small.title')}</h2>
      <List of={['small.once', 'small.chain', 'small.look', 'small.undo', 'small.solo']} />
      <p class="rule-note">{rules.t('note')}</p>
    </div>
  )
}

function IslandsChapter() {
  return (
    <>
      <h2>{rules.t('island.title')}</h2>
      <P of="island.card" />
      <Figure caption={rules.t('island.caption')}>
        {['P03', 'O02', 'G01', 'S08'].map((id) => (
          <Card key={id} id={id} />
        ))}
      </Figure>
      <P of="island.start" />
    </>
  )
}

function TurnChapter() {
  return (
    <>
      <h2>{rules.t('turn.title')}</h2>
      <P of="turn.reveal" />
      <Figure caption={rules.t('turn.patterns')}>
        {VERMEIL_DECK.expeditions.map(({ id, cells }) => (
          <span key={id} class="rule-pattern" role="img" aria-label={patternWords(id)}>
            <PatternPicture squares={cells} />
          </span>
        ))}
      </Figure>
      <P of="turn.mark" />
      <Figure caption={rules.t('turn.caption')}>
        <Card id="P12" marked={0x3000} ghost={0x740} hints={0} />
        <Card id="P12" marked={0x3000} fresh={0x740} />
      </Figure>
      <P of="turn.single" />
    </>
  )
}

function SymbolsChapter() {
  return (
    <>
      <h2>{rules.t('symbols.title')}</h2>
      <dl class="rule-signs">
        <dt>
          <Sign of="cross" />
        </dt>
        <dd>{emphasise(rules.t('symbols.cross'))}</dd>
        <dt>
          <Sign of="coin" />
        </dt>
        <dd>{emphasise(rules.t('symbols.coin'))}</dd>
        <dt>
          <Cup points={6} />
        </dt>
        <dd>{emphasise(rules.t('symbols.trophy'))}</dd>
        <dt>
          <Sign of="palm" />
        </dt>
        <dd>{emphasise(rules.t('symbols.palm'))}</dd>
      </dl>
      <Figure caption={rules.t('symbols.caption')}>
        {['S05', 'O12', 'G02', 'P06'].map((id) => (
          <Card key={id} id={id} layout="mini" />
        ))}
      </Figure>
    </>
  )
}

function EndChapter() {
  return (
    <>
      <h2>{rules.t('end.title')}</h2>
      <P of="end.when" />
      <List of={['end.coins', 'end.palms', 'end.islands', 'end.seals']} />
      <Figure caption={rules.t('end.caption')}>
        {['P03', 'O04', 'O06'].map((id) => (
          <Card key={id} id={id} layout="mini" marked={cellsIn(cardNamed(id).grid)} />
        ))}
      </Figure>
      <P of="end.tie" />
    </>
  )
}
