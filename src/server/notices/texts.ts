import { DAY, HOUR, MINUTE } from '../../kernel/time-units.ts'
import { LANGUAGES, type Language } from '../../text/languages.ts'

/** What a message says. It names neither the game nor anybody at the table: others may read it over a shoulder. */
interface NoticeTexts {
  readonly turn: string
  readonly turnBody: string
  readonly reminder: string
  readonly reminderBody: string
  readonly invited: string
  readonly invitedBody: string
  readonly test: string
  readonly testBody: string
  readonly confirm: string
  readonly confirmBody: string
  readonly digest: string
  readonly digestBody: string
  /** Before the time that is left. */
  readonly left: string
  readonly noClock: string
  /** Before the link that ends the messages. */
  readonly stop: string
}

const TEXTS: Readonly<Record<Language, NoticeTexts>> = {
  en: {
    turn: 'Your move',
    turnBody: 'A table is waiting for you.',
    reminder: 'Your time is running out',
    reminderBody: 'You have a quarter of your time left.',
    invited: 'You are invited',
    invitedBody: 'Somebody you know has invited you to a new table.',
    test: 'Test message',
    testBody: 'This is how you will be told that it is your move.',
    confirm: 'Confirm your e-mail address',
    confirmBody:
      'Open this link to be told by e-mail when it is your move. If you did not ask for this, do nothing.',
    digest: 'Tables waiting for you',
    digestBody: 'It is your move at these tables:',
    left: 'Time left:',
    noClock: 'no time limit',
    stop: 'No more e-mails:',
  },
  de: {
    turn: 'Du bist am Zug',
    turnBody: 'Ein Tisch wartet auf dich.',
    reminder: 'Deine Zeit wird knapp',
    reminderBody: 'Dir bleibt noch ein Viertel deiner Bedenkzeit.',
    invited: 'Du bist eingeladen',
    invitedBody: 'Jemand, den du kennst, lädt dich an einen neuen Tisch ein.',
    test: 'Probenachricht',
    testBody: 'So erfährst du, dass du am Zug bist.',
    confirm: 'Bestätige deine E-Mail-Adresse',
    confirmBody:
      'Öffne diesen Link, um per E-Mail zu erfahren, wann du am Zug bist. Wenn du das nicht wolltest, musst du nichts tun.',
    digest: 'Tische, die auf dich warten',
    digestBody: 'An diesen Tischen bist du am Zug:',
    left: 'Verbleibende Zeit:',
    noClock: 'ohne Zeitlimit',
    stop: 'Keine E-Mails mehr:',
  },
  fr: {
    turn: 'C’est à vous de jouer',
    turnBody: 'Une table vous attend.',
    reminder: 'Votre temps s’écoule',
    reminderBody: 'Il vous reste un quart de votre temps de réflexion.',
    invited: 'Une invitation à jouer',
    invitedBody: 'Quelqu’un que vous connaissez vous invite à une nouvelle table.',
    test: 'Message d’essai',
    testBody: 'Voici comment vous saurez que c’est à vous de jouer.',
    confirm: 'Confirmez votre adresse e-mail',
    confirmBody:
      'Ouvrez ce lien pour recevoir un e-mail quand c’est à vous de jouer. Si vous n’avez rien demandé, ne faites rien.',
    digest: 'Des tables vous attendent',
    digestBody: 'C’est à vous de jouer à ces tables\u202f:',
    left: 'Temps restant\u202f:',
    noClock: 'sans limite de temps',
    stop: 'Ne plus recevoir d’e-mails\u202f:',
  },
  pl: {
    turn: 'Twój ruch',
    turnBody: 'Jeden ze stołów czeka na ciebie.',
    reminder: 'Twój czas się kończy',
    reminderBody: 'Została ci jedna czwarta czasu na ruch.',
    invited: 'Masz zaproszenie do gry',
    invitedBody: 'Ktoś, kogo znasz, zaprasza cię do nowego stołu.',
    test: 'Wiadomość próbna',
    testBody: 'Tak dowiesz się, że kolej na twój ruch.',
    confirm: 'Potwierdź swój adres e-mail',
    confirmBody:
      'Otwórz ten link, aby dostawać e-maile, gdy przyjdzie kolej na twój ruch. Jeśli to pomyłka, nic nie rób.',
    digest: 'Stoły, które na ciebie czekają',
    digestBody: 'Przy tych stołach kolej na twój ruch:',
    left: 'Pozostały czas:',
    noClock: 'bez limitu czasu',
    stop: 'Koniec e-maili:',
  },
  it: {
    turn: 'Tocca a te',
    turnBody: 'Un tavolo ti aspetta.',
    reminder: 'Il tuo tempo sta per scadere',
    reminderBody: 'Ti resta un quarto del tempo per muovere.',
    invited: 'Hai un invito',
    invitedBody: 'Qualcuno che conosci ti aspetta a un nuovo tavolo.',
    test: 'Messaggio di prova',
    testBody: 'Così saprai quando tocca a te.',
    confirm: 'Conferma il tuo indirizzo e-mail',
    confirmBody:
      'Apri questo link per sapere via e-mail quando tocca a te. Se non l’hai chiesto tu, non devi fare nulla.',
    digest: 'Tavoli che ti aspettano',
    digestBody: 'Tocca a te a questi tavoli:',
    left: 'Tempo rimasto:',
    noClock: 'senza limite di tempo',
    stop: 'Niente più e-mail:',
  },
}

/** English for a language that we do not speak. */
const languageOf = (code: string): Language => LANGUAGES.find((language) => language === code) ?? 'en'

export const noticeTexts = (language: string): NoticeTexts => TEXTS[languageOf(language)]

/** The units of time, and from which time on they are used. */
const UNITS = [
  [DAY, 'day', 2 * DAY],
  [HOUR, 'hour', HOUR],
] as const

/** In days from two days on, in hours from one hour on, otherwise in minutes. */
export function timeLeftText(milliseconds: number, language: string): string {
  const [length, unit] = UNITS.find(([, , least]) => milliseconds >= least) ?? [MINUTE, 'minute']
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const
  return new Intl.NumberFormat(languageOf(language), format).format(
    Math.max(0, Math.floor(milliseconds / length)),
  )
}
