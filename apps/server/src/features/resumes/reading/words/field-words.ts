import words from './field-words.json' with { type: 'json' }
import { fold } from './fold.ts'

/** Stems of at most this length match only whole words, because many other words begin with them. */
const longestWhole = 4

function anyOf(parts: Readonly<Record<string, string>>): string {
  return Object.values(parts).map(fold).join('|')
}

/**
 * Returns a pattern of words. Each alternative matches the beginning of a word; a short one matches only a whole word.
 */
function stems(parts: Readonly<Record<string, string>>): string {
  const all = new Set(Object.values(parts).flatMap((list) => fold(list).split('|')))
  const [shortStems, longStems] = [[...all].filter(isShort), [...all].filter((stem) => !isShort(stem))]
  return String.raw`(?<![\p{L}\p{N}])(?:(?:${shortStems.join('|')})(?![\p{L}\p{N}])|(?:${longStems.join('|')}))`
}

function isShort(stem: string): boolean {
  return stem.length <= longestWhole && !stem.includes('(')
}

const roles = new RegExp(`${stems(words.role.stems)}|${anyOf(words.role.anywhere)}`, 'u')
const { forms, kinds } = words.company.words
// A legal form ends a name. A kind of company ends the name or comes before it: "Bank of ...".
const companies = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${fold(forms)})\.?(?=$|[,()|])|(?:(?<![\p{L}\p{N}])|(?<=\p{L}{4}))(?:${fold(kinds)})(?=$|[,()|]|\s(?:of|for|de|da|do|des|du|di|della|fur|der)\s)|${anyOf(words.company.anywhere)}`,
  'u',
)
const schools = new RegExp(anyOf(words.school.anywhere), 'u')
const degrees = new RegExp(anyOf(words.degree.anywhere), 'u')
const surnames = new Set(words.surnames.split('|'))

/** Whether a text names a job role. */
export function isRole(text: string): boolean {
  return roles.test(fold(text))
}

/** Whether a text contains a legal form or a kind of company, and so names one. */
export function isCompany(text: string): boolean {
  return companies.test(fold(text).trim())
}

/** Whether a text names a school. */
export function isSchool(text: string): boolean {
  return schools.test(fold(text))
}

/** Whether a text names a degree. */
export function isDegree(text: string): boolean {
  return degrees.test(fold(text))
}

/** Whether a word for a role is also a surname, as in "Anna Koch". */
export function isSurname(word: string): boolean {
  return surnames.has(fold(word))
}
