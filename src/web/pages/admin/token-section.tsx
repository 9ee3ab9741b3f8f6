import { CopyButton } from '../../../ui/components/controls/copy-button.tsx'
import { newToken } from '../../session/api/admin.ts'
import { useCopy } from '../use-copy.ts'
import type { Order } from './act-dialog.tsx'
import { adminWords as words } from './texts.ts'

/** Replaces the token of whoever is signed in. */
export function TokenSection({ who, order }: { who: string; order(order: Order): void }) {
  return (
    <section class="paper admin-list" aria-labelledby="admin-token">
      <h2 id="admin-token">{words.t('token')}</h2>
      <div class="admin-row">
        <div>
          <b>{who}</b>
          <small>{words.t('token.about')}</small>
        </div>
        <button type="button" class="btn" onClick={() => order(newTokenOrder(who))}>
          {words.t('token.new')}
        </button>
      </div>
    </section>
  )
}

function newTokenOrder(who: string): Order {
  const token = newToken()
  return {
    title: words.t('token.new'),
    words: words.t('token.words', { who }),
    more: <NewToken token={token} />,
    act: () => ({ act: 'rotateToken', token }),
  }
}

/** The new token, to be kept before it is needed. */
function NewToken({ token }: { token: string }) {
  const { shown, copied, copy } = useCopy<HTMLElement>(token)
  return (
    <p class="admin-row admin-token">
      <code ref={shown} translate={false}>
        {token}
      </code>
      <CopyButton copied={copied} copy={copy} />
    </p>
  )
}
