import type { Phrases } from '../grounds.ts'

const toPatterns = (...sources: readonly string[]): RegExp[] => sources.map((source) => new RegExp(source))
const ARE_YOU = '\\b(?:lei e|e|sei|tu sei)(?: (?:gia|attualmente|un|una|ancora))*'
const DO_YOU_HAVE =
  '\\b(?:ha|hai|soffre|soffri|ha avuto|hai avuto)(?: (?:gia|un|una|dei|delle|di|qualche|attualmente))*'
const NOT_AT_WORK = '(?!.*\\b(?:esperienza|seguit\\w+|assistit\\w+|lavorat\\w+|insegnat\\w+|in classe)\\b)'
const YOUR = '\\b(?:la sua|il suo|i suoi|le sue|la tua|il tuo|i tuoi|suo|sua|tuo|tua)'

/** Italian patterns for questions about the person (age, family, health) rather than the job. */
export const italian: Phrases = {
  pay: toPatterns(
    '\\b(?:stipendio|retribuzione|ral|salario|compenso)(?: (?:lord[oa]|nett[oa]|annu[oa]|mensile))* (?:attuale|precedente|passat[oa])\\b|\\b(?:attuale|ultim[oa]|precedente) (?:stipendio|retribuzione|ral|salario|busta paga)\\b|\\bultime (?:\\w+ )?buste paga\\b',
    '\\bquanto (?:guadagna|guadagni|guadagnava|guadagnavi|prende|prendi|percepisce)\\b|\\bquanto (?:ha|hai) guadagnato\\b',
  ),
  age: toPatterns(
    `\\bquanti anni (?:ha|hai)\\b(?!.*\\b(?:esperienza|lavorato|lavora)\\b)|\\bche eta (?:ha|hai)\\b|${YOUR} (?:eta|data di nascita|anno di nascita)\\b|^\\W*(?:eta|data di nascita)\\W*$|\\b(?:quando|in che anno) (?:e|sei) nat[oa]\\b`,
  ),
  family: toPatterns(
    `${ARE_YOU} (?:sposat[oa]|incinta|single|divorziat[oa]|fidanzat[oa]|separat[oa]|vedov[oa]|mamma|madre|padre)\\b`,
    `${DO_YOU_HAVE} (?:figli|bambini|famiglia|marito|moglie|compagn[oa]|fidanzat[oa])\\b${NOT_AT_WORK}|\\bquanti figli\\b|\\bstato civile\\b|\\bstato di famiglia\\b|\\bcognome da nubile\\b`,
    `\\b(?:vuole|vuoi|intende|intendi|pensa|pensi|prevede|prevedi|desidera|desideri)(?: di)? (?:avere|fare|formare|sposarsi)(?: (?:un|una|dei|altri))* (?:figli\\w*|bambin\\w+|famiglia)\\b|\\bsuo marito\\b|\\bsua moglie\\b|\\btuo marito\\b|\\btua moglie\\b|\\b(?:i suoi|i tuoi) figli\\b${NOT_AT_WORK}`,
  ),
  health: toPatterns(
    `${DO_YOU_HAVE} (?:disabilita|malatti[ae]|problemi (?:di salute|alla schiena)|allergie|depressione|invalidita|handicap)\\b|\\bstato di salute\\b(?=\\W*$|.{0,4}\\?)|${YOUR} (?:salute|stato di salute|malattia|disabilita)\\b`,
    `${ARE_YOU} (?:disabile|invalido|malat[oa]|vaccinat[oa]|san[oa]|fumatore|fumatrice)\\b|\\b(?:fuma|fumi)\\s*\\?|\\bquanti giorni di malattia\\b`,
  ),
  religion: toPatterns(
    `${YOUR} (?:religione|fede|confessione|chiesa|credo)\\b|\\b(?:che|quale|di che) religione\\b|${ARE_YOU} (?:cattolic[oa]|cristian[oa]|musulman[oa]|ebre[oa]|ate[oa]|credente|praticante|religios[oa])\\b|\\bcred[ei] in dio\\b|\\bva(?:i)? (?:a messa|in chiesa)\\b|^\\W*religione\\W*$`,
  ),
  origin: toPatterns(
    `\\bdi dove (?:e|sei)\\b|\\bda dove (?:viene|vieni)\\b|\\b(?:dove|in che paese) (?:e|sei) nat[oa]\\b|\\b(?:luogo|paese) di nascita\\b|${YOUR} (?:nazionalita|origini?|etnia|razza|cittadinanza|madrelingua|lingua madre|colore della pelle)\\b|\\b(?:che|quale) nazionalita\\b|^\\W*(?:nazionalita|cittadinanza)\\W*$`,
  ),
  gender: toPatterns(
    `${YOUR} (?:sesso|genere|orientamento sessuale)\\b|^\\W*(?:sesso|genere|orientamento sessuale)\\W*$|${ARE_YOU} (?:uomo|donna|gay|lesbica|omosessuale|eterosessuale|transgender)\\b`,
  ),
  politics: toPatterns(
    `${ARE_YOU} (?:iscritt[oa]|membro|tesserat[oa])(?: (?:a|al|di|del|in|un|qualche|alcun))* (?:sindacato|partito)\\b|\\btessera (?:sindacale|di partito)\\b|\\bappartenenza (?:sindacale|politica)\\b|\\bper chi (?:vota|voti|ha votato)\\b|${YOUR} (?:opinioni|idee|orientamento) politic\\w+`,
  ),
}
