import type { Seat } from '../../../kernel/index.ts'
import { dateFormat } from '../../../text/format.ts'
import { timeWords } from '../../../ui/components/seats/clock-time.ts'
import { holidayDays } from '../../../ui/text/holiday-days.ts'
import { language, listed } from '../../../ui/text/texts.tsx'
import type { ClockLine } from './clock-lines.ts'
import { clockSheetWords as words } from './texts.ts'

interface Reader {
  /** The seat of the reader; undefined for spectators. */
  readonly you: Seat | undefined
  readonly now: number
  name(seat: Seat): string
}

/** A line about the clocks in words: a sentence or two about what will happen when. */
export function lineWords(line: ClockLine, reader: Reader): string {
  const { you, now, name } = reader
  const when = (at: number): string => moment(at, now)
  const who = (seat: Seat): 'you' | 'other' => (seat === you ? 'you' : 'other')
  const names = (seats: readonly Seat[]): string =>
    listed(seats.map((seat) => (seat === you ? words.t('you') : name(seat))))
  switch (line.about) {
    case 'alone':
    case 'still':
    case 'over':
      return words.t(line.about)
    case 'standIn':
      return words.t(`standIn.${who(line.seat)}`, { name: name(line.seat) })
    case 'pause':
      return line.going.length === 0
        ? words.t('pause.on', { when: when(line.until) })
        : words.t('pause.ends', { when: when(line.until), names: names(line.going) })
    case 'offer':
      return words.t('pause.offered', { when: when(line.until), names: names(line.agreed) })
    case 'due':
      return dueWords(line, reader)
    case 'left':
      return words.t(`left.${who(line.seat)}`, { name: name(line.seat), left: timeWords(line.left) })
    case 'holiday':
      return words.t(`holiday.${who(line.seat)}`, { name: name(line.seat), days: holidayDays(line) })
  }
}

function dueWords(line: ClockLine & { about: 'due' }, { you, now, name }: Reader): string {
  const { seat, until, rest, remind } = line
  const who = seat === you ? 'you' : 'other'
  const by = { name: name(seat) }
  const sentences = [words.t(`due.${who}`, { ...by, when: moment(until, now) })]
  if (rest) {
    const why = words.t(`why.${rest.because}`)
    const times = { from: moment(rest.from, now), until: moment(rest.until, now) }
    const key = rest.from <= now ? (`now.${who}` as const) : (`later.${who}` as const)
    sentences.push(words.t(key, { ...by, ...times, why }))
  }
  if (remind !== undefined) sentences.push(words.t('remind', { when: moment(remind, now) }))
  return sentences.join(' ')
}

/** A time as the reader's language writes it, with its day unless that is today. */
function moment(at: number, now: number): string {
  const today = new Date(at).toDateString() === new Date(now).toDateString()
  const day = { weekday: 'short', day: 'numeric', month: 'short' } as const
  const time = { hour: 'numeric', minute: '2-digit' } as const
  return dateFormat(language.value, { ...(today ? {} : day), ...time }).format(at)
}
