import { useEffect, useRef } from 'preact/hooks'
import { SeatToken } from '../../../../ui/components/pictures/token.tsx'
import { shell } from '../../../../ui/text/shell/index.ts'
import { type Look, linkIn, lostWords, mistakeLabel, movesWords, nameIn, stepOf } from '../look.ts'
import '../label.css'
import './moves-list.css'

/** Every move of the match, with the labels of mistakes. */
export function MovesList({ look, cursor }: { look: Look; cursor: number }) {
  const Sign = look.loaded.game.Sign ?? SeatToken
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const item = list.current?.children[cursor - 1]
    if (!(item instanceof HTMLElement) || !list.current) return
    // Only the list scrolls, not the page.
    list.current.scrollTop = item.offsetTop - list.current.clientHeight / 2
  }, [cursor])
  return (
    <section class="paper moves">
      <h2>{shell.t('review.moves')}</h2>
      <ol ref={list} tabIndex={0} aria-label={shell.t('review.moves')}>
        {look.study.turns.map(({ seat }, index) => {
          const move = index + 1
          const step = stepOf(look, move)
          const mark = mistakeLabel(step)
          return (
            <li key={move} aria-current={move === cursor ? 'step' : undefined}>
              <a href={linkIn(look, move)}>
                <span class="when">{look.say(step.when)}</span>
                <Sign seat={seat} />
                <span>
                  <span class="vh">{nameIn(look, seat)}: </span>
                  {movesWords(look, move)}
                </span>
                {mark === '' ? undefined : (
                  <span class={`label ${step.decision?.mark}`}>
                    {mark} {lostWords(look, move)}
                  </span>
                )}
              </a>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
