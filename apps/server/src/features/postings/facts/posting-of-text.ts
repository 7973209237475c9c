import { writtenHtml } from '../../../platform/rich-text/written-html.ts'
import type { Posting, Sourced } from '../posting.ts'
import { cleanLine, shorten } from '../text/clean-text.ts'
import { benefitsOfText } from './benefits-of-text.ts'

const LONGEST_TEXT = 20_000
const LONGEST_TITLE = 120
/** A labelled title is looked for in this many lines at most. */
const TITLE_LINES = 12

/**
 * Creates a posting from a pasted description, with the title if a line clearly is one, and the way to apply and the
 * benefits if the text names them. `completePosting` reads everything else. Pure; linear in the length.
 */
export function postingOfText(given: string): Posting {
  const text = given.replaceAll(/\r\n?/g, '\n').slice(0, LONGEST_TEXT)
  const title = titleOf(text)
  return {
    key: 'pasted',
    url: null,
    companyName: null,
    title: title ?? { value: '', path: 'text', rule: 'as-given' },
    // Word processors' bullets become list items, as in Markdown.
    description: {
      value: writtenHtml(text.replaceAll(/^[^\S\n]*[•▪◦‣·●][^\S\n]*/gmu, '- ')),
      path: 'text',
      rule: 'as-given',
    },
    department: null,
    seniority: null,
    employmentType: null,
    workType: null,
    places: [],
    pay: null,
    skills: null,
    benefits: benefitsOf(text),
    applyUrl: applyOf(text),
    datePosted: null,
    validThrough: null,
    language: null,
  }
}

const labelledTitle = /^(?:job title|position|role|title|stelle|poste)\s{0,3}[:–-]\s{0,3}(\S.{1,118})$/iu

/**
 * Returns the title on a line such as `Job title: Carpenter`, otherwise the first line if it isn't a sentence. Null if
 * there is neither.
 */
function titleOf(text: string): Sourced<string> | null {
  const lines = text
    .split('\n', TITLE_LINES * 3)
    .map((line) => cleanLine(line.replaceAll(/[#*_]/g, '')))
    .filter((line) => line !== '')
    .slice(0, TITLE_LINES)
  const titleByLabel = lines.map((line) => labelledTitle.exec(line)?.[1]).find((found) => found !== undefined)
  const first = lines[0] ?? ''
  const isTitle = first.length >= 3 && first.length <= LONGEST_TITLE && !/[.!?:;,]$/.test(first) && lines.length > 1
  const value = titleByLabel ?? (isTitle ? first : null)
  return value === null ? null : { value: cleanLine(value), path: 'text', rule: 'as-given', quote: shorten(value, 200) }
}

function benefitsOf(text: string): Posting['benefits'] {
  const inList = benefitsOfText(text)
  return inList && { value: inList.benefits, path: 'text', rule: 'as-given', quote: inList.quote }
}

const towardsApplying =
  /(?<!\p{L})(?:apply|applications?|candidates?|cv|résumé|resume|bewerbung|bewirb)(?!\p{L})[^\n]{0,120}?(https?:\/\/[^\s<>"')\]]{4,300}|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4})/iu

function applyOf(text: string): Sourced<string> | null {
  const match = towardsApplying.exec(text)
  const address = match?.[1]?.replace(/[.,;:!?]+$/, '')
  if (match === null || !address) return null
  const value = address.includes('@') && !address.includes('/') ? `mailto:${address}` : address
  return { value, path: 'text', rule: 'as-given', quote: shorten(match[0], 200) }
}
