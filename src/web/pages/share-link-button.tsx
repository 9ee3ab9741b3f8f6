import { Icon } from '../../ui/components/pictures/icon.tsx'

/** Opens the share sheet of the device with a link; nothing where devices have none. */
export function ShareLinkButton({ link, label }: { link: string; label: string }) {
  if (!('share' in navigator)) return undefined
  return (
    <button
      type="button"
      class="btn"
      onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
    >
      <Icon name="share" />
      {label}
    </button>
  )
}
