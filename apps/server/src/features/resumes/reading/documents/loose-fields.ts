import type { Resume } from '@rise/contract/resumes/shapes'
import { countryOfName } from '../fields/places.ts'
import { findPeriod, type Period, readDate } from '../words/dates.ts'
import { foldWords } from '../words/fold.ts'

export type Fields = Readonly<Record<string, unknown>>

/** Returns the value if it is an object, otherwise an empty one. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
}

/** Returns the objects of a list that have fields. */
export function entriesOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf).filter((entry) => Object.keys(entry).length > 0) : []
}

/** Returns the text of the first non-empty field among these, without markup. */
export function textOf(fields: Fields, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = fields[name]
    const text = typeof value === 'string' ? withoutMarkup(value) : typeof value === 'number' ? String(value) : ''
    if (text !== '') return text
  }
  return undefined
}

/** Returns the address in the first of these fields that has one, as a text or in an object; undefined if none has. */
export function addressOf(fields: Fields, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = fields[name]
    const address = typeof value === 'string' ? value : textOf(fieldsOf(value), 'href', 'url', 'link')
    if (address !== undefined && address.trim() !== '') return address.trim()
  }
  return undefined
}

/** Returns the texts of a list. */
export function textsOf(value: unknown): string[] {
  return Array.isArray(value)
    ? value.flatMap((each) => (typeof each === 'string' && each.trim() !== '' ? [withoutMarkup(each)] : []))
    : []
}

/** Returns the period in the first of these fields that has one, as a text or as an object with its ends. */
export function periodOf(fields: Fields, ...names: readonly string[]): Period {
  for (const name of names) {
    const value = fields[name]
    const { start, end } = fieldsOf(value) as { start?: unknown; end?: unknown }
    const [startDate, endDate] = [start, end].map((each) => (typeof each === 'string' ? dateOf(each) : undefined))
    if (startDate ?? endDate) return { ...(startDate && { startDate }), ...(endDate && { endDate }) }
    const match = typeof value === 'string' ? findPeriod(value) : null
    if (!match) continue
    const { startDate: from, endDate: to, isRange } = match
    return { ...(from && { startDate: from }), ...(to ? { endDate: to } : !isRange && from && { endDate: from }) }
  }
  return {}
}

/** Returns a date without its time; undefined if the text is not a date. */
export function dateOf(text: string): string | undefined {
  return readDate(text.replace(/T\d{2}:.*$/, '').trim())
}

/** Returns the fields that have a value. */
export function filled<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  ) as { [K in keyof T]?: Exclude<T[K], undefined> }
}

/** Returns a document's texts with words that the résumé lacks, each after the name of its field. */
export function textsBeyond(document: unknown, resume: Resume, ignored: ReadonlySet<string>): string[] {
  const texts = textsWithin(resume)
  const words = new Set(texts.flatMap((text) => foldWords(text).split(' ')))
  const isWord = (word: string) => words.has(word) || words.has(word.padStart(2, '0'))
  const beyond: string[] = []
  const walk = (value: unknown, key: string) => {
    if (typeof value === 'string') {
      const text = withoutMarkup(value)
      const isRead =
        text
          .split(', ')
          .every((part) => texts.includes(countryOfName(part) ?? '') || foldWords(part).split(' ').every(isWord)) ||
        Object.values(periodOf({ key: text }, 'key')).some((date) => texts.includes(date))
      if (text !== '' && !isRead) beyond.push(`${key}: ${text}`)
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, each] of Object.entries(value))
        if (!ignored.has(name)) walk(each, Array.isArray(value) ? key : name)
    }
  }
  walk(document, '')
  return beyond
}

function textsWithin(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsWithin) : []
}

function withoutMarkup(text: string): string {
  if (!/[<&]/.test(text)) return text.trim()
  return text
    .replaceAll(/<li[^>]*>/gi, '\n• ')
    .replaceAll(/<\/(?:p|div|h\d|ul|ol)>|<br\s*\/?>/gi, '\n')
    .replaceAll(/<[^>]{0,500}>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/[ \t]*\n\s*/g, '\n')
    .trim()
}
