import { foldText } from '../../../../platform/words/fold-text.ts'
import { singular } from '../../../../platform/words/singular.ts'

/**
 * Masculine and feminine forms of German nouns for people. These patterns also match other words, but no title has the
 * forms that result.
 */
const masculine = /^[a-z]{3,}(?:er|eur|or|ist|ent|ant)$/
const feminine = /^([a-z]{3,}(?:er|eur|or|ist|ent|ant))in(?:nen)?$/
const quotedText = /"[^"]*"/
/** Gender endings after a mark: Kundenberater*in, Lehrer(in), Verkäufer/-innen, développeur(se), enfermero/a. */
const genderMark =
  /(?<=\p{L}{3})(?:[*:_·•∙/]-?|\(-?)(?:innen|in|as?|es?|ses?|euses?|[eè]re|rice|trice|r|n)\)?(?![\p{L}\p{N}])/u
const markedOrQuoted = new RegExp(`${quotedText.source}|${genderMark.source}`, 'giu')

/**
 * Pairs of feminine and masculine endings in German, French, Spanish, Portuguese, Italian and Polish, written as
 * `foldText` returns them.
 */
const endings: readonly (readonly [string, string])[] = [
  ['innen', ''],
  ['in', ''],
  ['frau', 'mann'],
  ['euse', 'eur'],
  ['trice', 'teur'],
  ['trice', 'tore'],
  ['iere', 'ier'],
  ['enne', 'en'],
  ['onne', 'on'],
  ['ffe', 'f'],
  ['e', ''],
  ['a', ''],
  ['a', 'o'],
  ['a', 'e'],
  ['arka', 'arz'],
  ['czyni', 'ca'],
  ['iczka', 'ik'],
  ['ka', ''],
]
const SHORTEST_STEM = 3

/** Removes gender endings after a mark from a search; quoted text stays. */
export function withoutGenderMarks(keyword: string): string {
  return keyword.replace(markedOrQuoted, (found) => (found.startsWith('"') ? found : ''))
}

/**
 * Returns the other gender forms of a noun for a person: `beraterin` and `beraterinnen` for `berater`, and vice versa.
 */
export function genderForms(word: string): string[] {
  const foldedWord = foldText(word)
  const stem = masculine.test(foldedWord) ? foldedWord : feminine.exec(foldedWord)?.[1]
  return stem === undefined ? [] : [stem, `${stem}in`, `${stem}innen`].filter((form) => form !== foldedWord)
}

/**
 * Returns possible gender forms of a noun for a person, in any of the languages. Most of the results are not words, so
 * callers use only those that titles or catalogs contain.
 */
export function possibleForms(word: string): string[] {
  const foldedWord = singular(foldText(word))
  const forms = endings.flatMap(([female, male]) => [
    ...swapEnding(foldedWord, female, male),
    ...swapEnding(foldedWord, male, female),
  ])
  return [...new Set(forms)].filter((form) => form !== foldedWord)
}

function swapEnding(word: string, from: string, to: string): string[] {
  return word.endsWith(from) && word.length >= from.length + SHORTEST_STEM
    ? [word.slice(0, word.length - from.length) + to]
    : []
}
