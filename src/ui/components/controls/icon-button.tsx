import type { ComponentChildren, JSX } from 'preact'
import { Icon } from '../pictures/icon.tsx'

type ButtonProps = Omit<JSX.IntrinsicElements['button'], 'icon'>

export function IconButton({
  icon,
  label,
  ...rest
}: { icon: string; label: string; children?: ComponentChildren } & ButtonProps) {
  const { children, ...more } = rest
  return (
    <button type="button" class="ibtn" aria-label={label} data-explain={label} {...more}>
      <Icon name={icon} />
      {children}
    </button>
  )
}
