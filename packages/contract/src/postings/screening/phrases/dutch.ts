import type { Phrases } from '../grounds.ts'

const toPatterns = (...sources: readonly string[]): RegExp[] => sources.map((source) => new RegExp(source))
const ARE_YOU = '\\b(?:bent u|ben je|ben jij|was u|was je)(?: (?:momenteel|op dit moment|nu|al|nog|een|vaak|ooit))*'
const DO_YOU_HAVE =
  '\\b(?:heeft u|hebt u|heb je|heb jij|lijdt u|lijd je)(?: (?:momenteel|al|nog|een|aan|last van|jonge|kleine|chronische|lichamelijke|psychische))*'
const NOT_AT_WORK = '(?!.*\\b(?:ervaring|begeleid\\w*|lesgegeven|opgevangen|gewerkt|verzorgd)\\b)'
const YOUR = '\\b(?:uw|je|jouw)'

/** Dutch patterns for questions about the person (age, family, health) rather than the job. */
export const dutch: Phrases = {
  pay: toPatterns(
    '\\b(?:huidige?|laatste|vorige?|laatstverdiende|laatst verdiende|eerdere) (?:bruto |netto |maand|jaar)*(?:salaris|loon|inkomen|beloning|loonstro\\w+)\\b|\\b(?:hoeveel|wat) (?:verdient u|verdien je|verdiende u|verdiende je|heeft u verdiend|heb je verdiend)\\b|\\b(?:uw|je) (?:laatste |huidige )?(?:loonstrook|loonstroken|salarisstrook)\\b',
  ),
  age: toPatterns(
    `\\bhoe oud (?:bent u|ben je|ben jij)\\b|${YOUR} (?:leeftijd|geboortedatum|geboortejaar|verjaardag)\\b|^\\W*(?:leeftijd|geboortedatum|geboortejaar)\\W*$|\\b(?:wanneer|in welk jaar) (?:bent u|ben je|ben jij) geboren\\b|${ARE_YOU} (?:jonger dan (?:2[5-9]|[3-9]\\d)|ouder dan (?:2[2-9]|[3-9]\\d))\\b`,
  ),
  family: toPatterns(
    `${ARE_YOU} (?:getrouwd|gehuwd|zwanger|single|gescheiden|alleenstaand\\w*|verloofd|moeder|vader|ouder(?=\\W*$))\\b|${DO_YOU_HAVE} (?:kinderen|kind|gezin|partner|relatie|vriend|vriendin|kinderwens)\\b${NOT_AT_WORK}|\\bhoeveel kinderen (?:heeft|heb|hebt)\\b${NOT_AT_WORK}`,
    `\\b(?:burgerlijke staat|gezinssituatie|kinderwens|meisjesnaam)\\b|\\b(?:wilt u|wil je|van plan|denkt u|denk je|overweegt u)\\b.{0,25}\\b(?:kinderen|een kind|een baby|een gezin|zwanger|trouwen)\\b(?=.{0,20}(?:krijgen|stichten|nemen|worden|te|\\?|$))${NOT_AT_WORK}(?!.*\\b(?:begeleiden|werken|lesgeven|verzorgen)\\b)|${YOUR} (?:man|vrouw|echtgeno\\w+|kinderen|gezin|zwangerschap)\\b${NOT_AT_WORK}`,
  ),
  health: toPatterns(
    `${DO_YOU_HAVE} (?:handicap|beperking(?:en)?|ziektes?|gezondheidsproblemen|gezondheidsklachten|klachten|allergie\\w*|depressie|burn-?out|aandoening(?:en)?)\\b|${ARE_YOU} (?:ziek|gehandicapt|gezond|arbeidsongeschikt|gevaccineerd|roker|zwaarlijvig)\\b(?!en)|\\b(?:rookt u|rook je|gebruikt u medicijnen|gebruik je medicijnen)\\b|\\b(?:ziektedagen|ziekteverzuim)\\b(?=.{0,20}(?:u|je)\\b)|\\bhoe vaak (?:was|bent|ben) (?:u|je) ziek\\b|${YOUR} (?:gezondheid|gezondheidstoestand|handicap|ziekte)\\b`,
  ),
  religion: toPatterns(
    `${YOUR} (?:geloof|religie|godsdienst|geloofsovertuiging|kerk)\\b|\\b(?:welk geloof|welke religie|welke godsdienst)\\b|${ARE_YOU} (?:moslim|christen|katholiek|protestant|joods|hindoe|gelovig|religieus|atheist|gedoopt)\\b|\\bgaat u naar de (?:kerk|moskee)\\b|\\bdraagt u een hoofddoek\\b|\\bgelooft u in god\\b|^\\W*(?:religie|geloof)\\W*$`,
  ),
  origin: toPatterns(
    `\\bwaar (?:komt u|kom je|kom jij)(?: \\w+)? vandaan\\b|\\b(?:waar|in welk land) (?:bent u|ben je|ben jij) geboren\\b|${YOUR} (?:nationaliteit|afkomst|etniciteit|huidskleur|moedertaal|geboorteplaats|geboorteland|migratieachtergrond)\\b|\\bwelke nationaliteit\\b|^\\W*(?:nationaliteit|geboorteplaats|afkomst)\\W*$`,
  ),
  gender: toPatterns(
    `${YOUR} (?:geslacht|geaardheid|seksuele \\w+|gender)\\b|^\\W*(?:geslacht|seksuele geaardheid)\\W*$|${ARE_YOU} (?:man|vrouw|homo|lesbisch|hetero|homoseksueel|transgender|non-binair)(?=\\s*(?:[?.!,]|$|of\\b))`,
  ),
  politics: toPatterns(
    `${ARE_YOU} (?:lid van (?:een |de )?(?:vakbond|politieke partij|partij)|vakbondslid|politiek actief)\\b|\\bvakbondslidmaatschap\\b|\\bop welke partij\\b|\\bop wie (?:stemt|stem|heeft)\\b|${YOUR} politieke (?:voorkeur|overtuiging|mening)\\b|\\bheeft u (?:ooit )?gestaakt\\b`,
  ),
}
