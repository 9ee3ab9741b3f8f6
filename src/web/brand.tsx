import type { ComponentChildren } from 'preact'
import { Logo } from '../ui/components/pictures/logo.tsx'
import { shell } from '../ui/text/shell/index.ts'
import { to } from './router.ts'

/** The logo, which leads home, with what stands beside it. */
export const Brand = ({ children }: { children?: ComponentChildren }) => (
  <a class="brand" href={to()} aria-label={shell.t('labelled', { label: 'Vermeil', text: shell.t('home') })}>
    <Logo />
    {children}
  </a>
)
