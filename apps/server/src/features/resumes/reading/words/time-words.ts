import { fold } from './fold.ts'
import monthNames from './months.json' with { type: 'json' }
import lists from './time-words.json' with { type: 'json' }

const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** The number of a month by its name in any language, folded. */
export const monthOf: ReadonlyMap<string, number> = new Map(
  Object.values(monthNames)
    .flatMap((months) => months.map((names, index) => [names, index + 1] as const))
    .flatMap(([names, month]) => names.split('|').map((name) => [fold(name), month] as const))
    .toReversed(),
)

/** A pattern of each list of words, for folded text. */
export const anyMonth = longestFirst([...monthOf.keys()].map(escaped))
export const today = whole(wordsOf(lists.today))
export const since = whole(wordsOf(lists.since))
export const until = whole(wordsOf(lists.until))
export const season = whole(wordsOf(lists.season))
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

/** Words of scripts with spaces must stand alone. */
function whole(words: readonly string[]): string {
  const [spaced, others] = [words.filter((word) => !unspaced.test(word)), words.filter((word) => unspaced.test(word))]
  const standing = String.raw`(?<!\p{L})(?:${longestFirst(spaced)})(?!\p{L})`
  return others.length === 0 ? standing : `(?:${standing}|${longestFirst(others)})`
}

function escaped(word: string): string {
  return word.replaceAll('.', String.raw`\.`)
}
