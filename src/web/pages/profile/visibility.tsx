import { useEffect, useRef, useState } from 'preact/hooks'
import { PROFILE_PARTS } from '../../../protocol/http/profile.ts'
import type { MyProfile, ProfilePart } from '../../../protocol/index.ts'
import { Checkbox } from '../../../ui/components/controls/checkbox.tsx'
import { rejectionWords } from '../../../ui/text/rejections.ts'
import { shell } from '../../../ui/text/shell/index.ts'
import { shareAddress } from '../../router.ts'
import { fetchMyProfile, showProfile } from '../../session/api/profile.ts'
import type { ApiResult } from '../../session/api/request.ts'
import { profileWords as words } from './texts.ts'

const partName = (part: ProfilePart): string =>
  part === 'ratings' ? shell.t('ratings') : words.t(`public.${part}`)

/** What everybody may see; nothing at first. */
export function Visibility() {
  const [answer, set] = useState<ApiResult<MyProfile> | undefined>(undefined)
  const [problem, setProblem] = useState('')
  // One change after another, so that two quick ones do not undo each other.
  const latest = useRef<Promise<ApiResult<MyProfile> | undefined>>(Promise.resolve(undefined))
  useEffect(() => {
    latest.current = fetchMyProfile()
    void latest.current.then(set)
  }, [])
  const change = (part: ProfilePart, shown: boolean): void => {
    latest.current = latest.current.then(async (before) => {
      const shows = before?.ok ? before.value.shows : []
      const changed = await showProfile(
        PROFILE_PARTS.filter((one) => (one === part ? shown : shows.includes(one))),
      )
      setProblem(changed.ok ? '' : rejectionWords(changed.rejection))
      if (!changed.ok) return before
      set(changed)
      return changed
    })
  }
  const profile = answer?.ok ? answer.value : undefined
  const who = profile?.handle ?? profile?.address
  return (
    <section class="paper profile-public" aria-labelledby="profile-public">
      <h2 id="profile-public">{words.t('public')}</h2>
      <p>{words.t('public.hint')}</p>
      {answer && !answer.ok ? (
        <p role="status">
          {answer.rejection.code === 'nameFirst'
            ? words.t('public.unknown')
            : rejectionWords(answer.rejection)}
        </p>
      ) : undefined}
      {profile
        ? PROFILE_PARTS.map((part) => (
            <div key={part} class="public-part">
              <Checkbox
                label={partName(part)}
                checked={profile.shows.includes(part)}
                change={(checked) => change(part, checked)}
              />
              <span aria-hidden="true">{partName(part)}</span>
            </div>
          ))
        : undefined}
      <p class="problem" role="alert">
        {problem}
      </p>
      {profile && profile.shows.length > 0 && who !== undefined ? (
        <p class="public-address">
          {words.t('public.address')}{' '}
          <a href={shareAddress('profile', who)}>{shareAddress('profile', who)}</a>
        </p>
      ) : undefined}
    </section>
  )
}
