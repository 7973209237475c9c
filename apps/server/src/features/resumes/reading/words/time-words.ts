import { fold } from './fold.ts'
import monthNames from './months.json' with { type: 'json' }
import lists from './time-words.json' with { type: 'json' }

const unspacedScript = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** The numbers of months by their folded names in any language. */
export const monthOf: ReadonlyMap<string, number> = new Map(
  Object.values(monthNames)
    .flatMap((months) => months.map((names, index) => [names, index + 1] as const))
    .flatMap(([names, month]) => names.split('|').map((name) => [fold(name), month] as const))
    .toReversed(),
)

/** Matches any name of a month in folded text. */
export const anyMonth = longestFirst([...monthOf.keys()].map(escapeDots))
/** Matches the words for ongoing things, such as `present`, in folded text. */
export const today = wholeWords(wordsOf(lists.today))
export const since = wholeWords(wordsOf(lists.since))
export const until = wholeWords(wordsOf(lists.until))
export const season = wholeWords(wordsOf(lists.season))
const years = longestFirst(wordsOf(lists.years))
const months = longestFirst(wordsOf(lists.monthsLong))

/** A length of time in words: `2 years 10 months`, `(1 Jahr)`, `· 3 yrs`. */
export const duration = String.raw`[(·|,]?\s*(?:(?:\d{1,2}(?:[.,]\d)?|less than a)\s*\+?\s*(?:${years})(?!\p{L})\.?\s*,?\s*(?:(?:and|und|et|y|e|i)\s)?(?:\d{1,2}\s*(?:${months})(?!\p{L})\.?)?|\d{1,2}\s*(?:${months})(?!\p{L})\.?)\s*\)?`

function wordsOf(languages: Readonly<Record<string, string>>): string[] {
  return [...new Set(Object.values(languages).flatMap((list) => fold(list).split('|')))]
}

function longestFirst(words: readonly string[]): string {
  return words.toSorted((a, b) => b.length - a.length).join('|')
}

/** Returns a pattern of these words. Words of scripts with spaces must match as whole words. */
function wholeWords(words: readonly string[]): string {
  const [spacedWords, unspacedWords] = [
    words.filter((word) => !unspacedScript.test(word)),
    words.filter((word) => unspacedScript.test(word)),
  ]
  const spacedPattern = String.raw`(?<!\p{L})(?:${longestFirst(spacedWords)})(?!\p{L})`
  return unspacedWords.length === 0 ? spacedPattern : `(?:${spacedPattern}|${longestFirst(unspacedWords)})`
}

function escapeDots(word: string): string {
  return word.replaceAll('.', String.raw`\.`)
}
