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
    '{when}: {seat} trova una mossa forte e guadagna {percent} {percent:punto percentuale|punti percentuali} di possibilità di vincere.',
  'turningPoint.others.good':
    '{when}: la mossa di {by} aiuta {seat}: {percent} {percent:punto percentuale|punti percentuali} di possibilità in più.',
  'turningPoint.others.bad':
    '{when}: la mossa di {by} danneggia {seat}: {percent} {percent:punto percentuale|punti percentuali} di possibilità in meno.',
  'turningPoint.inaccuracy':
    '{when}: {seat} aveva di meglio e perde {percent} {percent:punto percentuale|punti percentuali} di possibilità di vincere.',
  'turningPoint.mistake':
    '{when}: {seat} commette un errore che costa {percent} {percent:punto percentuale|punti percentuali} di possibilità di vincere.',
  'turningPoint.blunder':
    '{when}: {seat} commette un errore grave: {percent:svanisce|svaniscono} {percent} {percent:punto percentuale|punti percentuali} di possibilità di vincere.',
}
