import type { Translation } from '../../text/format.ts'
import type { texts as english } from './en.ts'

export const texts: Translation<typeof english> = {
  'level.playful': 'Giocoso',
  'level.carefree': 'Spensierato',
  'level.gentle': 'Gentile',
  'level.curious': 'Curioso',
  'level.eager': 'Volenteroso',
  'level.steady': 'Solido',
  'level.attentive': 'Attento',
  'level.clever': 'Astuto',
  'level.sharp': 'Acuto',
  'level.seasoned': 'Esperto',
  'level.expert': 'Provetto',
  'level.master': 'Maestro',
  'mark.inaccuracy': 'imprecisione',
  'mark.mistake': 'errore',
  'mark.blunder': 'errore grave',
  'when.turn': 'Turno {turn}',
  'when.round': 'Round {round}',
  'turningPoint.strong':
    '{when}: {seat} trova una mossa forte, e le sue possibilità di vincere salgono di {percent} {percent:punto percentuale|punti percentuali}.',
  'turningPoint.others.good':
    '{when}: la mossa di {by} aiuta {seat}, le cui possibilità di vincere salgono di {percent} {percent:punto percentuale|punti percentuali}.',
  'turningPoint.others.bad':
    '{when}: la mossa di {by} danneggia {seat}, le cui possibilità di vincere scendono di {percent} {percent:punto percentuale|punti percentuali}.',
  'turningPoint.inaccuracy':
    '{when}: {seat} non vede una mossa un po’ migliore, e le sue possibilità di vincere scendono di {percent} {percent:punto percentuale|punti percentuali}.',
  'turningPoint.mistake':
    '{when}: {seat} commette un errore, e le sue possibilità di vincere scendono di {percent} {percent:punto percentuale|punti percentuali}.',
  'turningPoint.blunder':
    '{when}: {seat} commette un errore grave, e le sue possibilità di vincere scendono di {percent} {percent:punto percentuale|punti percentuali}.',
}
