import { format, type Parameters, type TextTemplate } from '../../text/format.ts'
import type { Language } from '../../text/languages.ts'

interface PreviewTexts {
  /** The game or the name of the table, and who plays. */
  readonly titled: string
  readonly free: TextTemplate
  readonly full: string
  readonly playing: string
  readonly over: string
  readonly openSeat: string
  readonly former: string
  readonly sitDown: string
  readonly watch: string
  readonly lookBack: string
  readonly playersOnly: string
  readonly gone: string
  readonly about: string
  readonly go: string
  readonly home: string
}

const TEXTS: Readonly<Record<Language, PreviewTexts>> = {
  en: {
    titled: '{title}: {who}',
    free: { one: '{n} seat is free', other: '{n} seats are free' },
    full: 'About to begin',
    playing: 'In progress',
    over: 'Finished',
    openSeat: 'Free seat',
    former: 'Former player',
    sitDown: 'Take a seat or watch: no account, nothing to install.',
    watch: 'Watch the match live.',
    lookBack: 'See how the match went.',
    playersOnly: 'Only its players can open this table.',
    gone: 'This table no longer exists.',
    about: 'Board games with friends or bots in the browser. No account.',
    go: 'Go to the table',
    home: 'Go to Vermeil',
  },
  de: {
    titled: '{title}: {who}',
    free: { one: '{n} Platz ist frei', other: '{n} Plätze sind frei' },
    full: 'Gleich geht es los',
    playing: 'Die Partie läuft',
    over: 'Die Partie ist zu Ende',
    openSeat: 'Freier Platz',
    former: 'Ehemaliges Mitglied',
    sitDown: 'Setz dich dazu oder schau zu: ohne Konto, ohne Installation.',
    watch: 'Schau live zu.',
    lookBack: 'Sieh dir an, wie die Partie verlief.',
    playersOnly: 'Nur wer mitspielt, kann diesen Tisch öffnen.',
    gone: 'Diesen Tisch gibt es nicht mehr.',
    about: 'Brettspiele mit Freunden oder Bots im Browser. Ohne Konto.',
    go: 'Zum Tisch',
    home: 'Zu Vermeil',
  },
  fr: {
    titled: '{title} : {who}',
    free: { one: '{n} place libre', other: '{n} places libres' },
    full: 'La partie va commencer',
    playing: 'Partie en cours',
    over: 'Partie terminée',
    openSeat: 'Place libre',
    former: 'Ancien membre',
    sitDown: 'Prenez place ou regardez : sans compte ni installation.',
    watch: 'Suivez la partie en direct.',
    lookBack: 'Voyez comment la partie s’est déroulée.',
    playersOnly: 'Seules les personnes qui y jouent peuvent ouvrir cette table.',
    gone: 'Cette table n’existe plus.',
    about: 'Des jeux de société entre amis ou contre des bots, dans le navigateur. Sans compte.',
    go: 'Aller à la table',
    home: 'Aller à Vermeil',
  },
  pl: {
    titled: '{title}: {who}',
    free: {
      one: '{n} wolne miejsce',
      few: '{n} wolne miejsca',
      many: '{n} wolnych miejsc',
      other: '{n} wolnego miejsca',
    },
    full: 'Zaraz się zacznie',
    playing: 'Partia trwa',
    over: 'Partia zakończona',
    openSeat: 'Wolne miejsce',
    former: 'Dawny gracz',
    sitDown: 'Dosiądź się albo popatrz: bez konta i bez instalacji.',
    watch: 'Obejrzyj partię na żywo.',
    lookBack: 'Zobacz, jak przebiegła partia.',
    playersOnly: 'Ten stół mogą otworzyć tylko jego gracze.',
    gone: 'Tego stołu już nie ma.',
    about: 'Gry planszowe ze znajomymi lub z botami, w przeglądarce. Bez konta.',
    go: 'Przejdź do stołu',
    home: 'Przejdź do Vermeil',
  },
  it: {
    titled: '{title}: {who}',
    free: { one: '{n} posto libero', other: '{n} posti liberi' },
    full: 'Sta per cominciare',
    playing: 'Partita in corso',
    over: 'Partita conclusa',
    openSeat: 'Posto libero',
    former: 'Ex giocatore',
    sitDown: 'Siediti o guarda: senza account e senza installare nulla.',
    watch: 'Guarda la partita in diretta.',
    lookBack: 'Guarda com’è andata la partita.',
    playersOnly: 'Solo chi gioca può aprire questo tavolo.',
    gone: 'Questo tavolo non esiste più.',
    about: 'Giochi da tavolo con amici o bot nel browser. Senza account.',
    go: 'Vai al tavolo',
    home: 'Vai a Vermeil',
  },
}

export const previewText = (language: Language, key: keyof PreviewTexts, parameters?: Parameters): string =>
  format(language, TEXTS[language][key], parameters)
