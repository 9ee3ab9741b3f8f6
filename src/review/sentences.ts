/** The words of levels, hints and reviews that all games share. `{…}` is filled in; `{seat}` by the player's name. */
export const BOT_LANGUAGES = ['en', 'de', 'fr', 'pl', 'it'] as const
export type BotLanguage = (typeof BOT_LANGUAGES)[number]
export type BotTexts = Readonly<Record<BotLanguage, Readonly<Record<string, string>>>>

export const SHARED_TEXTS: BotTexts = {
  en: {
    'level.gentle': 'Gentle',
    'level.steady': 'Steady',
    'level.sharp': 'Sharp',
    'level.master': 'Master',
    'mark.inaccuracy': 'inaccuracy',
    'mark.mistake': 'mistake',
    'mark.blunder': 'blunder',
    'when.turn': 'Turn {turn}',
    'when.round': 'Round {round}',
    'turningPoint.strong': '{when}: {seat} finds a strong move and gains {percent} % of the chance to win.',
    'turningPoint.others.good': '{when}: what {by} does suits {seat}: {percent} % more chance to win.',
    'turningPoint.others.bad': '{when}: what {by} does hurts {seat}: {percent} % less chance to win.',
    'turningPoint.decision': '{when}: {seat} decides, and the chance to win falls by {percent} %.',
    'turningPoint.inaccuracy':
      '{when}: {seat} has something a little better and loses {percent} % of the chance to win.',
    'turningPoint.mistake': '{when}: {seat} makes a mistake that costs {percent} % of the chance to win.',
    'turningPoint.blunder': '{when}: {seat} makes a big mistake: {percent} % of the chance to win are gone.',
  },
  de: {
    'level.gentle': 'Sanft',
    'level.steady': 'Solide',
    'level.sharp': 'Gewitzt',
    'level.master': 'Meister',
    'mark.inaccuracy': 'Ungenauigkeit',
    'mark.mistake': 'Fehler',
    'mark.blunder': 'grober Fehler',
    'when.turn': 'Zug {turn}',
    'when.round': 'Runde {round}',
    'turningPoint.strong': '{when}: {seat} findet einen starken Zug und gewinnt {percent} % Siegchance.',
    'turningPoint.others.good': '{when}: Was {by} tut, kommt {seat} gelegen: {percent} % mehr Siegchance.',
    'turningPoint.others.bad': '{when}: Was {by} tut, schadet {seat}: {percent} % weniger Siegchance.',
    'turningPoint.decision': '{when}: {seat} entscheidet sich, und die Siegchance sinkt um {percent} %.',
    'turningPoint.inaccuracy': '{when}: {seat} hätte etwas Besseres und verliert {percent} % der Siegchance.',
    'turningPoint.mistake': '{when}: {seat} macht einen Fehler, der {percent} % der Siegchance kostet.',
    'turningPoint.blunder':
      '{when}: {seat} macht einen groben Fehler: {percent} % der Siegchance sind dahin.',
  },
  fr: {
    'level.gentle': 'Doux',
    'level.steady': 'Solide',
    'level.sharp': 'Futé',
    'level.master': 'Maître',
    'mark.inaccuracy': 'imprécision',
    'mark.mistake': 'erreur',
    'mark.blunder': 'grosse erreur',
    'when.turn': 'Tour {turn}',
    'when.round': 'Manche {round}',
    'turningPoint.strong': '{when} : {seat} trouve un coup fort et gagne {percent} % de chances de gagner.',
    'turningPoint.others.good': '{when} : ce que fait {by} arrange {seat} : {percent} % de chances en plus.',
    'turningPoint.others.bad': '{when} : ce que fait {by} gêne {seat} : {percent} % de chances en moins.',
    'turningPoint.decision': '{when} : {seat} décide, et ses chances de gagner baissent de {percent} %.',
    'turningPoint.inaccuracy': '{when} : {seat} avait un peu mieux et perd {percent} % de chances de gagner.',
    'turningPoint.mistake': '{when} : {seat} commet une erreur qui coûte {percent} % de chances de gagner.',
    'turningPoint.blunder':
      '{when} : {seat} commet une grosse erreur : {percent} % de chances de gagner s’envolent.',
  },
  pl: {
    'level.gentle': 'Łagodny',
    'level.steady': 'Solidny',
    'level.sharp': 'Bystry',
    'level.master': 'Mistrz',
    'mark.inaccuracy': 'niedokładność',
    'mark.mistake': 'błąd',
    'mark.blunder': 'gruby błąd',
    'when.turn': 'Tura {turn}',
    'when.round': 'Runda {round}',
    'turningPoint.strong': '{when}: {seat} znajduje mocny ruch i zyskuje {percent} % szansy na wygraną.',
    'turningPoint.others.good':
      '{when}: ruch gracza {by} pomaga graczowi {seat}: szansa na wygraną rośnie o {percent} %.',
    'turningPoint.others.bad':
      '{when}: ruch gracza {by} szkodzi graczowi {seat}: szansa na wygraną spada o {percent} %.',
    'turningPoint.decision': '{when}: {seat} podejmuje decyzję, a szansa na wygraną spada o {percent} %.',
    'turningPoint.inaccuracy': '{when}: {seat} ma coś nieco lepszego i traci {percent} % szansy na wygraną.',
    'turningPoint.mistake': '{when}: {seat} popełnia błąd, który kosztuje {percent} % szansy na wygraną.',
    'turningPoint.blunder': '{when}: {seat} popełnia gruby błąd: przepada {percent} % szansy na wygraną.',
  },
  it: {
    'level.gentle': 'Gentile',
    'level.steady': 'Solido',
    'level.sharp': 'Acuto',
    'level.master': 'Maestro',
    'mark.inaccuracy': 'imprecisione',
    'mark.mistake': 'errore',
    'mark.blunder': 'grave errore',
    'when.turn': 'Turno {turn}',
    'when.round': 'Round {round}',
    'turningPoint.strong':
      '{when}: {seat} trova una mossa forte e guadagna il {percent} % di possibilità di vincere.',
    'turningPoint.others.good': '{when}: ciò che fa {by} aiuta {seat}: {percent} % di possibilità in più.',
    'turningPoint.others.bad':
      '{when}: ciò che fa {by} danneggia {seat}: {percent} % di possibilità in meno.',
    'turningPoint.decision': '{when}: {seat} decide, e le possibilità di vincere calano del {percent} %.',
    'turningPoint.inaccuracy':
      '{when}: {seat} aveva di meglio e perde il {percent} % di possibilità di vincere.',
    'turningPoint.mistake':
      '{when}: {seat} commette un errore che costa il {percent} % di possibilità di vincere.',
    'turningPoint.blunder':
      '{when}: {seat} commette un grave errore: svanisce il {percent} % di possibilità di vincere.',
  },
}
