import { splitFields } from '../entries/split-fields.ts'
import type { ResumeLine } from '../lines/resume-line.ts'
import { isTitle } from '../words/document-title.ts'
import { isCompany, isRole, isSchool, isSurname } from '../words/field-words.ts'
import { fold } from '../words/fold.ts'
import { knownHeading } from '../words/headings.ts'
import { isLabel, splitLabel } from '../words/labels.ts'
import { countryOfName, isCity, readPlace } from './places.ts'

/** A name with the numbers of the lines that it was read from. */
export interface FoundName {
  readonly name: string
  readonly lines: readonly ResumeLine[]
  /** Whether a label, larger letters, a heading or the first line marks the text as a name. */
  readonly isSure: boolean
}

const pronouns = /\s*[([]\s*(?:she|he|they|ze|xe|elle|il|iel|sie|er|ella|él)\s*(?:[/,|]\s*\p{L}+\s*){0,3}[)\]]/giu
const degreesBehind =
  /,?\s+(?:ph\.?\s?d\.?|m\.?d\.?|mba|msc|bsc|rn|cpa|pmp|esq\.?|jr\.?|sr\.?|b\.?a\.?|m\.?a\.?|ll\.?[bm]\.?|dds|dvm|cfa|pe|phr|shrm-cp)(?:[,.\s]+(?:ph\.?\s?d\.?|m\.?d\.?|mba|msc|bsc|rn|cpa|pmp))*$/iu
const titleBefore =
  /^(?:curriculum vitae|lebenslauf|résumé|resume|cv|currículum|currículo|životopis|życiorys|özgeçmiş|резюме|βιογραφικό)\s*(?:of|von|de|di|van|for|für|[:–—|-])?\s*[:–—|-]?\s+/iu
const titleBehind = /(?:['’]s)?\s*[|–—:-]?\s+(?:curriculum vitae|résumé|resume|cv|lebenslauf)$/iu
/**
 * Returns the person's name: the text after a label, otherwise the first or largest line at the top that can be a name.
 * Undefined if no line can be one.
 */
export function findName(top: readonly ResumeLine[], contact: readonly ResumeLine[]): FoundName | undefined {
  return labelledName([...top, ...contact]) ?? nameAbove(top)
}

function labelledName(lines: readonly ResumeLine[]): FoundName | undefined {
  const [first, last]: { words: string; line: ResumeLine }[][] = [[], []]
  for (const line of lines) {
    for (const part of [line.text, ...(line.text.includes('\t') ? line.text.split('\t') : [])]) {
      const match = splitLabel(part)
      if (!match || match.rest === '' || match.rest.length > 60) continue
      if (match.kinds.has('name') && isName(plainName(match.rest), { isLabelled: true }))
        return { name: plainName(match.rest.replaceAll('\t', ' ')), lines: [line], isSure: true }
      if (match.kinds.has('firstName')) first?.push({ words: match.rest, line })
      else if (match.kinds.has('lastName')) last?.push({ words: match.rest, line })
    }
  }
  const [given, family] = [first?.[0], last?.[0]]
  if (!given || !family) return undefined
  return { name: plainName(`${given.words} ${family.words}`), lines: [given.line, family.line], isSure: true }
}

function nameAbove(top: readonly ResumeLine[]): FoundName | undefined {
  const lines = top.slice(0, 10).filter((line) => !isTitle(line.text))
  const candidates = lines.filter((line) => !line.isBullet && isName(nameOf(line.text)))
  const [first] = candidates
  const largestCandidate = candidates.toSorted((a, b) => (b.size ?? 0) - (a.size ?? 0))[0]
  const isLarger = largestCandidate && first && (largestCandidate.size ?? 0) > (first.size ?? 0) + 1
  const two = nameOfTwoLines(lines)
  if (
    two &&
    (!largestCandidate ||
      (two.lines[0]?.size ?? 0) > (largestCandidate.size ?? 0) + 1 ||
      lines.indexOf(two.lines[0] as ResumeLine) < lines.indexOf(first as ResumeLine))
  )
    return two
  const line = isLarger ? largestCandidate : first
  if (line)
    return {
      name: nameOf(line.text),
      lines: [line],
      isSure: isLarger === true || line === lines[0] || line.isHeading === true,
    }
  return nameOfOneWord(lines)
}

/** Joins a given and a family name in large letters, one below the other. */
function nameOfTwoLines([first, second, third]: readonly ResumeLine[]): FoundName | undefined {
  if (!first || !second || !isWordOfName(nameOf(first.text)) || !isWordOfName(nameOf(second.text))) return undefined
  const isSameSize =
    first.size !== undefined && Math.abs(first.size - (second.size ?? 0)) < 0.6 && first.size > (third?.size ?? 0) + 1
  const isText = first.size === undefined && !second.isApart && third !== undefined
  return isSameSize || isText
    ? { name: `${nameOf(first.text)} ${nameOf(second.text)}`, lines: [first, second], isSure: isSameSize }
    : undefined
}

/**
 * Returns a single word as the name if it can be one: it is above contact details, or in larger letters than the next
 * line.
 */
function nameOfOneWord([first, second]: readonly ResumeLine[]): FoundName | undefined {
  if (!first || !second || !isWordOfName(nameOf(first.text))) return undefined
  const isAboveContact = /@|\d{3}.*\d{3}|https?:|www\./.test(second.text)
  return isAboveContact || (first.size ?? 0) > (second.size ?? 0) + 3
    ? { name: nameOf(first.text), lines: [first], isSure: false }
    : undefined
}

function isWordOfName(text: string): boolean {
  return (
    /^\p{Lu}[\p{L}\p{M}'’-]{1,25}$/u.test(text) &&
    !knownHeading(text) &&
    !isLabel(text) &&
    !countryOfName(text) &&
    !isCity(text) &&
    (!isRole(text) || isSurname(text))
  )
}

function nameOf(line: string): string {
  return plainName(splitFields(spacedName(line) ?? line)[0] ?? '')
}

function plainName(text: string): string {
  return text
    .replaceAll(pronouns, '')
    .replace(titleBefore, '')
    .replace(titleBehind, '')
    .replace(degreesBehind, '')
    .replaceAll('\t', ' ')
    .trim()
}

/**
 * Joins a name written with spaced letters: `M A R A   Q U I L L` or, without its gaps, `M A R A Q U I L L`. Undefined
 * for other text.
 */
function spacedName(line: string): string | undefined {
  if (!/^(?:\p{L}\s+){3,}\p{L}$/u.test(line.trim())) return undefined
  return line
    .trim()
    .split(/\t|\s{2,}/)
    .map((word) => word.replaceAll(/\s/g, ''))
    .join(' ')
}

/** Matches a text that can be a Chinese, Japanese or Korean name, which has no spaces. */
const unspacedName =
  /^(?:[\p{Script=Han}]{2,5}|\p{Script=Hangul}{2,5}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・]{2,14})$/u

function isName(text: string, { isLabelled = false } = {}): boolean {
  const words = text.split(/\s+/)
  if ((words.length < 2 && !unspacedName.test(text) && !isLabelled) || words.length > 6 || text.length > 60)
    return false
  if (/[\d@:/|;!?=_#]|,.*,/.test(text) || isLabel(text) || !/\p{L}{2}|\p{L}\p{M}/u.test(text) || knownHeading(text))
    return false
  const isCased = words.every((word) =>
    /^(?:[\p{Lu}\p{Lo}]|(?:van|von|de|der|den|da|do|dos|das|du|del|della|di|la|le|el|al|bin|bint|ibn|ben|y|e|i|zu|zum|ter|ten|te|af|av|und|d['’]\p{Lu}|o['’]\p{Lu})(?:$|(?<=['’]\p{Lu}))|\(|["“'])/u.test(
      word,
    ),
  )
  return isCased && (isLabelled || (!namesOther(words, text) && !isPlaceOnly(text)))
}

/** Whether a text names a role, school or company; surnames such as "Koch" don't count. */
function namesOther(words: readonly string[], text: string): boolean {
  if (isSchool(text) || (isCompany(text) && words.length > 2)) return true
  const wordsWithoutSurnames = words.filter((word) => !isSurname(word))
  return (
    isRole(wordsWithoutSurnames.length === words.length ? text : wordsWithoutSurnames.join(' ')) &&
    wordsWithoutSurnames.some((word) => isRole(fold(word)))
  )
}

function isPlaceOnly(text: string): boolean {
  return readPlace(text) !== undefined
}
