import type { Phrases } from '../grounds.ts'

const toPatterns = (...sources: readonly string[]): RegExp[] => sources.map((source) => new RegExp(source))
const YOU = '(?:pan|pani|panstwo|pan/pani)'
const ARE_YOU = `\\b(?:jest ${YOU}|jestes|byl ${YOU}|byla ${YOU})(?: (?:obecnie|aktualnie|juz|osoba))*`
const DO_YOU_HAVE = `\\b(?:ma ${YOU}|masz|cierpi ${YOU}|cierpisz)(?: (?:obecnie|juz|na|jakies|jakas|jakikolwiek|orzeczona|wlasne|male))*`
const NOT_AT_WORK = '(?!.*\\b(?:doswiadczeni\\w+|opiek\\w+|pracowal\\w*|uczyl\\w*|prowadzil\\w*)\\b)'
const YOUR = '\\b(?:pana|pani|panstwa|twoj|twoja|twoje|swoj|swoja|swoje)'

/** Polish patterns for questions about the person (age, family, health) rather than the job. */
export const polish: Phrases = {
  pay: toPatterns(
    `\\b(?:obecne|aktualne|ostatnie|poprzednie|dotychczasowe|obecna|aktualna|ostatnia|poprzednia|dotychczasowa)(?: \\w+)? (?:wynagrodzenie|zarobki|pensja|placa|stawka)\\b|\\bile (?:${YOU} )?(?:obecnie )?(?:zarabia|zarabial|zarabiala|zarabiasz|zarabiales|zarabialas)\\b`,
  ),
  age: toPatterns(
    `\\bile (?:ma ${YOU}|masz) lat\\b(?! (?:doswiadczenia|pracy))|\\bdata urodzenia\\b|\\bdate urodzenia\\b|\\brok urodzenia\\b|\\b(?:kiedy|w ktorym roku) (?:sie )?(?:${YOU} )?(?:sie )?urodzil\\w*|\\bw jakim (?:jest ${YOU}|jestes) wieku\\b|\\bw jakim wieku (?:jest ${YOU}|jestes)\\b|${YOUR} wiek\\b|^\\W*wiek\\W*$`,
  ),
  family: toPatterns(
    `${ARE_YOU} (?:zonaty|zamezna|mezatka|w ciazy|panna|kawalerem|rozwiedzion\\w+|samotn\\w+ (?:matka|ojcem)|matka|ojcem|w zwiazku)\\b(?! zawodowym)|${DO_YOU_HAVE} (?:dzieci|dziecko|rodzine|meza|zone|partnera|partnerke)\\b${NOT_AT_WORK}|\\bile (?:ma ${YOU}|masz) dzieci\\b|\\bstan cywilny\\b|\\bnazwisko panienskie\\b`,
    `\\b(?:planuje|planujesz|chce|chcesz|zamierza|zamierzasz)(?: ${YOU})?(?: (?:miec|zalozyc|powiekszyc|zajsc|w|wziac|wkrotce))* (?:dzieci|dziecko|ciaze|rodzine|slub)\\b|${YOUR} (?:maz|zona|dzieci|rodzina|ciaza)\\b${NOT_AT_WORK}`,
  ),
  health: toPatterns(
    `${DO_YOU_HAVE} (?:niepelnosprawnosc\\w*|chorob\\w+|problemy (?:zdrowotne|ze zdrowiem)|alergi\\w+|depresj\\w+|orzeczenie o niepelnosprawnosci|stopien niepelnosprawnosci)\\b|\\bstan zdrowia\\b|${ARE_YOU} (?:chor[ya]|niepelnosprawn[yaa]|zdrow[ya]|zaszczepion[ya])\\b|\\bczy (?:${YOU} )?pali\\b|\\bna zwolnieni\\w+ lekarski\\w+`,
  ),
  religion: toPatterns(
    `${YOUR} (?:wyznanie|religia|wiara)\\b|\\bjakiego (?:jest ${YOU}|jestes) wyznania\\b|${ARE_YOU} (?:katolik\\w*|katoliczka|wierzac[ya]|ateist\\w+|muzulman\\w+|zyd\\w*|protestant\\w*|prawoslawn[ya])\\b|\\bwierzy(?:sz)?(?: ${YOU})? w boga\\b|\\bchodzi(?:sz)?(?: ${YOU})? do kosciola\\b|^\\W*wyznanie\\W*$`,
  ),
  origin: toPatterns(
    `\\bskad (?:${YOU} )?(?:pochodzi|pochodzisz|jestes|jest ${YOU})\\b|\\bgdzie (?:sie )?(?:${YOU} )?(?:sie )?urodzil\\w*|\\bmiejsce urodzenia\\b|${YOUR} (?:narodowosc|obywatelstwo|pochodzenie|rasa|kolor skory|jezyk ojczysty)\\b|\\bjakiej (?:jest ${YOU}|jestes) narodowosci\\b|^\\W*(?:narodowosc|obywatelstwo)\\W*$`,
  ),
  gender: toPatterns(
    `${YOUR} (?:plec|orientacja seksualna)\\b|^\\W*plec\\W*$|\\bjakiej (?:jest ${YOU}|jestes) (?:plci|orientacji)\\b|${ARE_YOU} (?:kobieta|mezczyzna|gejem|lesbijka|homoseksualist\\w+)\\b`,
  ),
  politics: toPatterns(
    `\\b(?:nalezy|nalezysz)(?: ${YOU})? do (?:jakiegos )?(?:zwiazku|zwiazkow|partii)\\b|\\bczlonkiem (?:zwiazku zawodowego|partii)\\b|\\bprzynaleznosc (?:zwiazkowa|partyjna|polityczna)\\b|\\bna kogo (?:${YOU} )?glosow\\w+|${YOUR} poglady polityczne\\b`,
  ),
}
