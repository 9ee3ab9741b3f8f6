import { useEffect, useState } from 'preact/hooks'
import { settings } from '../../../ui/device/settings.ts'
import { to } from '../../router.ts'
import { fetchNotices } from '../../session/api/notices.ts'
import { noticeWords as words } from './texts.ts'
import './notice-offer.css'

/** Offers a player who has no channel yet to be told about their moves. Whoever declines is not asked again on this device. */
export function NoticeOffer({ floats }: { floats: boolean }) {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    void fetchNotices().then((answer) => setWanted(answer.ok && answer.value.channels.length === 0))
  }, [])
  if (!wanted || settings.offerNotices.value === 'off') return undefined
  return (
    <aside class={`paper notice-offer${floats ? ' floats' : ''}`} aria-labelledby="notice-offer">
      <p id="notice-offer">{words.t('offer')}</p>
      <a class={floats ? 'btn btn-gold' : 'btn'} href={to('settings', 'notices')}>
        {words.t('offer.do')}
      </a>
      <button
        type="button"
        class="btn"
        onClick={() => {
          settings.offerNotices.value = 'off'
        }}
      >
        {words.t('offer.no')}
      </button>
    </aside>
  )
}
