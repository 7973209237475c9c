import type { Job, ReadItem } from '@rise/contract/jobs/shapes'
import { foldSkill } from '@rise/contract/jobs/words'
import { textOf } from '../../../platform/rich-text/text-of.ts'
import { spellingsOfSkill, wordsForSkill } from '../../catalogs/index.ts'

const MOST_ITEMS = 100
const LONGEST_ITEM = 600
const MOST_SKILLS = 6
/** Short names are often everyday words, too: Go, Excel, Swift. They count only with the catalog's capitals. */
const shortName = /^\p{L}{1,6}$/u
const SHORT_ALIAS = 2
/** Matches words that join alternatives ("Go or Rust"): any one of the skills is enough. */
const alternatives = /\b(?:or|oder|ou|such as|e\.g|z\. ?b)\b|\//i

/**
 * Returns the list items of a sanitised text that name some of the job's skills, in any spelling of the catalog. Items
 * that name none are omitted, because nothing is known about them.
 */
export function readItems(description: string, skills: readonly string[]): Job['reading'] {
  const readers = skills.map((name) => ({ name, pattern: patternOf(spellingsOfSkill(name)) }))
  const items: ReadItem[] = itemsOf(description).flatMap((text, item) => {
    const skillNames = readers.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name)
    if (skillNames.length === 0) return []
    return [{ item, skills: skillNames.slice(0, MOST_SKILLS), anyOf: skillNames.length > 1 && alternatives.test(text) }]
  })
  const namedSkills = new Set(items.flatMap((item) => item.skills))
  return { items, skills: [...namedSkills].map((name) => ({ name, words: foldedWords(name) })) }
}

/** Returns the texts of the first 100 list items, in a browser's order: each without the items of a list inside it. */
function itemsOf(html: string): string[] {
  return html
    .split(/<li\b[^>]*>/)
    .slice(1, MOST_ITEMS + 1)
    .map((part) => textOf(part.split('</li>')[0] ?? '').slice(0, LONGEST_ITEM))
}

function patternOf(spellings: readonly string[]): { test(text: string): boolean } {
  const [name] = spellings
  const inDoubt = spellings.filter((word) => (word === name ? shortName.test(word) : word.length <= SHORT_ALIAS))
  const otherSpellings = spellings.filter((word) => !inDoubt.includes(word))
  const patterns = [wholeWords(inDoubt, 'u'), wholeWords(otherSpellings, 'iu')].filter((pattern) => pattern !== null)
  return { test: (text) => patterns.some((pattern) => pattern.test(text)) }
}

function wholeWords(words: readonly string[], flags: string): RegExp | null {
  if (words.length === 0) return null
  const escapedWords = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${escapedWords.join('|')})(?![\p{L}\p{N}+#])`, flags)
}

function foldedWords(name: string): string[] {
  return [...new Set(wordsForSkill(name).map(foldSkill))].filter((word) => word !== '')
}
