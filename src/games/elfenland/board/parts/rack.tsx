import { CARDS } from '../../rules/components/cards.ts'
import { countTowns } from '../../rules/components/map.ts'
import type { SeatView } from '../../rules/state.ts'
import { Boot, CardFace, Gem, Glyph, Notches, Picture, TokenDisc } from '../art/pieces.tsx'
import { el } from '../texts.ts'
import { type Discarding, type HeldPiece, piecesOf, tokenName } from '../turn/choosing.ts'
import { kindWords, secretWords, tokenWords } from '../words.ts'
import { takesToken, usePointed } from './pointed.tsx'
import { turnOrder } from './rivals.tsx'

/** What the tray lets me do with my tokens now. */
export interface TrayUse {
  picked(piece: HeldPiece): boolean
  may(piece: HeldPiece): boolean
  press(piece: HeldPiece): void
}

const ROOMY = 9

/** My place at the table: who I am and own, the cards in their holder, the tokens on felt. */
export function Rack(props: {
  view: SeatView
  name: string
  active: boolean
  /** By kind: cards that the draft pays. */
  paid: readonly number[]
  discarding: Discarding | undefined
  tray: TrayUse | undefined
  inspect(): void
}) {
  const { view, name, active, paid, discarding, tray, inspect } = props
  const { open, own, seat } = view
  const player = open.players[seat]
  const pieces = countTowns(player.pieces)
  const tokens = piecesOf(player.tokens, own.hiddenTokens)
  const secret = secretWords(view, player.boot)
  // Equal cards lie on one another where many are held, unless one has to choose among them.
  const crowded = player.cards > ROOMY && !discarding
  return (
    <section class={`ef-rack seat-${seat}`} aria-label={el.t('hand')} data-phase={open.phase}>
      <button
        type="button"
        class={active ? 'ef-me my-turn' : 'ef-me'}
        onClick={inspect}
        data-place={seat}
        data-explain={[el.t('pieces.n', { n: pieces }), secret].filter(Boolean).join('. ')}
      >
        {active ? <span class="ef-flag">{el.t('yourTurn')}</span> : undefined}
        <Boot seat={seat} />
        <span class="ef-meh">
          <b>{name}</b>
          <span class="ef-ord">{turnOrder(open).indexOf(seat) + 1}</span>
          {open.start === seat ? <Picture of="lantern" class="ef-lamp" /> : undefined}
        </span>
        {open.variant.game === 'elfengold' ? (
          <span class="ef-purse" data-purse>
            <Picture of="coin" />
            <b>{player.gold}</b>
            <span class="vh">{el.t('gold')}</span>
          </span>
        ) : undefined}
        <span class="ef-purse ef-gemp">
          <Gem seat={seat} />
          <b>{pieces}</b>
          <small>/20</small>
          <span class="vh"> {el.t('pieces')}</span>
        </span>
        <Notches n={pieces} />
      </button>
      <div class="ef-holder">
        <ul class={crowded ? 'ef-cards crowded' : 'ef-cards'} tabIndex={0} aria-label={el.t('hand')}>
          {own.hand.map((n, kind) =>
            n > 0 ? (
              <li
                key={kind}
                class={n > 3 ? 'ef-stack dense' : 'ef-stack'}
                aria-label={el.t('times', { n, kind: kindWords(CARDS[kind]) })}
              >
                {crowded && n > 1 ? (
                  <i class="ef-many" aria-hidden="true">
                    {n}
                  </i>
                ) : undefined}
                {Array.from({ length: n }, (_, i) => (
                  <HandCard
                    key={i}
                    kind={kind}
                    raised={i >= n - (discarding ? discarding.chosen[kind] : (paid[kind] ?? 0))}
                    press={
                      discarding
                        ? () =>
                            discarding.toggle(
                              kind,
                              i >= n - discarding.chosen[kind]
                                ? discarding.chosen[kind] - 1
                                : discarding.chosen[kind] + 1,
                            )
                        : undefined
                    }
                  />
                ))}
              </li>
            ) : undefined,
          )}
        </ul>
        <div class="ef-lip" aria-hidden="true" />
      </div>
      <ul class={tokens.length > 6 ? 'ef-tray dense' : 'ef-tray'} aria-label={el.t('tokens')}>
        {tokens.map((piece) => (
          <li key={`${piece.token} ${piece.hidden} ${piece.nth}`}>
            <TrayToken piece={piece} tray={tray} />
          </li>
        ))}
        {tokens.length === 0 ? <li class="ef-none">{el.t('noTokens')}</li> : undefined}
      </ul>
    </section>
  )
}

function HandCard({
  kind,
  raised,
  press,
}: {
  kind: number
  raised: boolean
  press: (() => void) | undefined
}) {
  const look = `ef-card ef-phys kind-${CARDS[kind]}${raised ? ' is-paid' : ''}`
  const shown = usePointed()((move) => move.type === 'discard' && move.card === kind)
  if (!press)
    return (
      <span class={look} data-explain={kindWords(CARDS[kind])} data-shown={shown}>
        <CardFace of={CARDS[kind]} />
      </span>
    )
  return (
    <button
      type="button"
      class={look}
      aria-pressed={raised}
      data-shown={shown}
      aria-label={kindWords(CARDS[kind])}
      onClick={press}
    >
      <CardFace of={CARDS[kind]} />
    </button>
  )
}

function TrayToken({ piece, tray }: { piece: HeldPiece; tray: TrayUse | undefined }) {
  const name = tokenName(piece.token)
  const pointed = usePointed()
  const shown = piece.nth === 0 ? pointed((move) => takesToken(move, piece.token, piece.hidden)) : undefined
  const words = tokenWords(piece.token, piece.hidden)
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
      <span class="ef-tokb" data-explain={words} data-shown={shown}>
        {inside}
        <span class="vh">{words}</span>
      </span>
    )
  const picked = tray.picked(piece)
  const may = tray.may(piece)
  return (
    <button
      type="button"
      class={`ef-tokb${picked ? ' is-picked' : ''}${may ? ' may' : ''}`}
      aria-pressed={picked}
      aria-disabled={!may}
      aria-label={words}
      data-explain={words}
      data-token={name}
      data-shown={shown}
      onClick={() => may && tray.press(piece)}
    >
      {inside}
    </button>
  )
}
