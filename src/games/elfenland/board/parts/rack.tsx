import { letter } from '../../../../ui/hooks/shortcuts.ts'
import { countTowns } from '../../rules/components/map.ts'
import type { SeatView } from '../../rules/state.ts'
import { Boot } from '../art/boot.tsx'
import { CardFace, Gem, Glyph, Notches, Picture, TokenDisc } from '../art/pieces.tsx'
import { kindExplained } from '../explain/words.ts'
import { cardName, tokenName } from '../names.ts'
import { el } from '../texts.ts'
import { type Discarding, type HeldPiece, piecesOf } from '../turn/choosing.ts'
import { type JourneyDraft, paidFor } from '../turn/journey.ts'
import { TOKEN_KEYS } from '../turn/planning/planning-keys.ts'
import type { TrayUse } from '../turn/tray-use.ts'
import { playerAt } from '../view.ts'
import { goldWords, kindWords, pieceWords, secretWords, tokenWords } from '../words.ts'
import { takesToken, useAdvisedCards, usePointed } from './pointed.tsx'
import { turnOrder } from './rivals.tsx'

/** With more cards than this, equal cards lie on top of each other. */
const ROOMY_HAND = 9

interface RackProps {
  view: SeatView
  name: string
  active: boolean
  /** The drafted journey; the cards that it costs are raised. */
  journey: JourneyDraft | undefined
  discarding: Discarding | undefined
  tray: TrayUse | undefined
  /** Whether this is a past position, in which nothing can be played. */
  past: boolean
  inspect(): void
}

/** The own place at the table: who the player is and what they own, their cards in the holder, their tokens on felt. */
export function Rack(props: RackProps) {
  const { view, tray, past } = props
  const { open, own, seat } = view
  const tokens = piecesOf(playerAt(open, seat).tokens, own.hiddenTokens)
  return (
    <section class={`ef-rack seat-${seat}`} aria-label={el.t('hand')} data-phase={open.phase}>
      <div class="ef-rail">
        <Me {...props} />
        <Hand {...props} />
        <ul class={tokens.length > 6 ? 'ef-tray dense' : 'ef-tray'} aria-label={el.t('tokens')}>
          {tokens.map((piece, i) => (
            <li key={`${piece.token} ${piece.hidden} ${piece.nth}`}>
              <TrayToken piece={piece} tray={tray} past={past} shortcut={TOKEN_KEYS[i]} />
            </li>
          ))}
          {tokens.length === 0 ? <li class="ef-none">{el.t('noTokens')}</li> : undefined}
        </ul>
      </div>
    </section>
  )
}

function Me({ view: { open, own, seat }, name, active, inspect }: RackProps) {
  const player = playerAt(open, seat)
  const pieces = countTowns(player.pieces)
  const secret = secretWords({ open, own, seat }, player.boot)
  return (
    <button
      type="button"
      class={active ? 'ef-me my-turn' : 'ef-me'}
      onClick={inspect}
      data-place={seat}
      data-explain={[pieceWords(pieces), secret].filter(Boolean).join('. ')}
    >
      {active ? <span class="ef-flag">{el.t('yourTurn')}</span> : undefined}
      <Boot seat={seat} />
      <span class="ef-meh">
        <b>{name}</b>
        <span class="ef-ord">{turnOrder(open).indexOf(seat) + 1}</span>
        {open.start === seat ? <Picture of="lantern" class="ef-lamp" /> : undefined}
      </span>
      {open.variant.game === 'elfengold' ? (
        <span class="ef-purse" data-purse data-point="gold">
          <Picture of="coin" />
          <b aria-hidden="true">{player.gold}</b>
          <span class="vh">{goldWords(player.gold)}, </span>
        </span>
      ) : undefined}
      <span class="ef-purse ef-gemp" data-point="pieces">
        <Gem seat={seat} />
        <b aria-hidden="true">{pieces}</b>
        <small aria-hidden="true">/20</small>
        <span class="vh">{pieceWords(pieces)}</span>
      </span>
      <Notches n={pieces} />
    </button>
  )
}

function Hand({ view, journey, discarding, past }: RackProps) {
  const { open, own, seat } = view
  const advised = useAdvisedCards(view)
  const raised = discarding?.chosen ?? (journey ? paidFor(journey) : [])
  // Equal cards lie on top of each other if there are many, unless the player has to choose among them.
  const crowded = playerAt(open, seat).cards > ROOMY_HAND && !discarding
  return (
    <div class="ef-holder">
      <ul class={crowded ? 'ef-cards crowded' : 'ef-cards'} tabIndex={0} aria-label={el.t('hand')}>
        {own.hand.map((n, kind) =>
          n > 0 ? (
            <CardStack
              key={kind}
              kind={kind}
              count={n}
              raised={raised[kind] ?? 0}
              advised={advised[kind] ?? 0}
              crowded={crowded}
              discarding={discarding}
              whyIdle={past ? undefined : el.t(journey ? 'why.cardsPay' : 'why.cardsLater')}
            />
          ) : undefined,
        )}
      </ul>
      <div class="ef-lip" aria-hidden="true" />
    </div>
  )
}

/** All cards of one kind. The last ones of them are raised: they are to be paid or discarded. */
function CardStack(props: {
  kind: number
  count: number
  raised: number
  /** How many of them the advised plan uses. */
  advised: number
  crowded: boolean
  discarding: Discarding | undefined
  /** Why a card cannot be played by itself. */
  whyIdle: string | undefined
}) {
  const { kind, count, raised, advised, crowded, discarding, whyIdle } = props
  return (
    <li
      class={count > 3 ? 'ef-stack dense' : 'ef-stack'}
      aria-label={el.t('times', { n: count, kind: kindWords(cardName(kind)) })}
    >
      {crowded && count > 1 ? (
        <i class="ef-many" aria-hidden="true">
          {count}
        </i>
      ) : undefined}
      {Array.from({ length: count }, (_, i) => {
        const isRaised = i >= count - raised
        const whyNotDiscard = discarding?.owed === 0 && !isRaised ? el.t('why.enoughDiscards') : undefined
        const toggle = (): void => discarding?.toggle(kind, isRaised ? raised - 1 : raised + 1)
        return (
          <HandCard
            key={i}
            kind={kind}
            raised={isRaised}
            advised={i >= count - advised}
            press={discarding ? toggle : undefined}
            why={discarding ? whyNotDiscard : whyIdle}
          />
        )
      })}
    </li>
  )
}

function HandCard({
  kind,
  raised,
  advised,
  press,
  why,
}: {
  kind: number
  raised: boolean
  advised: boolean
  press: (() => void) | undefined
  /** Why pressing it does nothing. */
  why: string | undefined
}) {
  const look = `ef-card ef-phys kind-${cardName(kind)}${raised ? ' is-paid' : ''}`
  const pointed = usePointed()((move) => move.type === 'discard' && move.card === kind)
  const shown = advised ? 'advice' : pointed
  if (!press)
    return (
      <span
        class={look}
        data-explain={kindExplained(cardName(kind))}
        data-why={why && `${kindExplained(cardName(kind))}. ${why}`}
        data-about={`card ${cardName(kind)}`}
        data-card={kind}
        data-shown={shown}
      >
        <CardFace of={cardName(kind)} />
      </span>
    )
  return (
    <button
      type="button"
      class={look}
      aria-pressed={raised}
      data-shown={shown}
      aria-label={kindWords(cardName(kind))}
      data-explain={kindExplained(cardName(kind))}
      data-about={`card ${cardName(kind)}`}
      data-why={why}
      data-card={kind}
      onClick={press}
    >
      <CardFace of={cardName(kind)} />
    </button>
  )
}

function TrayToken(props: {
  piece: HeldPiece
  tray: TrayUse | undefined
  past: boolean
  shortcut: string | undefined
}) {
  const { piece, tray, past } = props
  const shortcut = tray?.keys ? props.shortcut : undefined
  const name = tokenName(piece.token)
  const pointed = usePointed()
  const shown = piece.nth === 0 ? pointed((move) => takesToken(move, piece.token, piece.hidden)) : undefined
  const words = tokenWords(piece.token, piece.hidden)
  const explain = piece.hidden ? `${kindExplained(name)} (${el.t('hidden')})` : kindExplained(name)
  const about = `token ${name}`
  const hidden = piece.hidden || undefined
  const inside = (
    <>
      <TokenDisc of={name} hidden={piece.hidden} />
      {piece.hidden ? (
        <i class="ef-veil">
          <Glyph of="eyeoff" />
        </i>
      ) : undefined}
    </>
  )
  if (!tray)
    return (
      <span
        class="ef-tokb"
        data-explain={explain}
        data-why={past ? undefined : `${explain}. ${el.t('why.tokensLater')}`}
        data-about={about}
        data-shown={shown}
        data-held={piece.token}
        data-hidden={hidden}
      >
        {inside}
        <span class="vh">{words}</span>
      </span>
    )
  const picked = tray.picked(piece)
  const may = tray.may(piece)
  return (
    <button
      type="button"
      class={may ? 'ef-tokb may' : 'ef-tokb'}
      aria-pressed={picked}
      aria-disabled={!may}
      data-why={may ? undefined : tray.whyNot}
      aria-label={words}
      data-explain={picked ? undefined : explain}
      data-about={about}
      data-shown={shown}
      data-held={piece.token}
      data-hidden={hidden}
      onClick={() => may && tray.press(piece)}
      {...(shortcut ? letter(shortcut) : {})}
    >
      {inside}
      {shortcut ? <i class="ef-key" data-key={shortcut} /> : undefined}
    </button>
  )
}
