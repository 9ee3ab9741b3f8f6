import { sg } from '../texts.ts'

export const ready = (): Promise<unknown> => sg.ready()

export function Rules() {
  return <p>{sg.t('total')}</p>
}
