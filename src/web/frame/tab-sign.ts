import { useEffect } from 'preact/hooks'
import type { TableSession } from '../../ui/board/session.ts'
import { useTitle } from '../../ui/hooks/title.ts'
import { shell } from '../../ui/text/shell/index.ts'
import { showsTable } from '../session/my-tables.ts'

const mark = (dot: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="22.500" fill="#C3C9CA"/><path d="M24 1.500a22.500 22.500 0 0 1 0 45z" fill="#D9A93B"/><circle cx="24" cy="24" r="22.500" fill="none" stroke="#8C6413" stroke-width="2"/><path d="M10.600 13.200c2.600.5 5.300.5 7.600 0-.9 1-1 2-.5 3.500l5.900 15.600 5.800-15.800c.5-1.500.2-2.500-.9-3.300 2.900.5 5.600.5 8.400 0-1.500.9-2.600 2.200-3.400 4.200L25.300 36.600c-1.100-.4-2.300-.4-3.500 0L13.800 17c-.7-1.900-1.600-3-3.200-3.800z" fill="#2B2108"/>${dot}</svg>`,
  )}`

const DOT = '<circle cx="37" cy="37" r="11" fill="#B02A18" stroke="#FCF7EA" stroke-width="3"/>'

/** Shows in the title and the icon of the tab that it is the viewer's move. */
export function useTabSign(asked: boolean, place: string, { place: where, id }: TableSession): void {
  useTitle(asked ? `${shell.t('title.yourMove')} · ${place}` : `${place} · Vermeil`)
  useEffect(() => showsTable(`${where === 'here' ? 'here' : 't'}/${id}`, asked), [asked, id])
  useEffect(() => () => showsTable(undefined, false), [])
  useEffect(() => {
    if (!asked) return
    const icon = document.querySelector('link[rel=icon]')
    icon?.setAttribute('href', mark(DOT))
    return () => icon?.setAttribute('href', mark(''))
  }, [asked])
}
