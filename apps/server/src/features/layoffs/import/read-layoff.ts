import { createHash } from 'node:crypto'
import industries from '@rise/contract/catalogs/industries.json' with { type: 'json' }
import { LONGEST_LAYOFF_NAME, MOST_PEOPLE_AFFECTED } from '@rise/contract/layoffs/limits'
import { isWebAddress } from '@rise/contract/web-address'
import { CellProblem, readOptional } from '../../../platform/import/cell-problem.ts'
import { slugify } from '../../../platform/slugs/slug.ts'
import type { LayoffColumns, LayoffField } from './layoff-columns.ts'
import { type DayOrder, readDay } from './read-day.ts'

/** A layoff as read from a row; missing values are null. */
export interface ReadLayoff {
  readonly company: string
  readonly day: string
  readonly people: number | null
  readonly share: number | null
  readonly place: string | null
  readonly industry: string | null
  readonly source: string | null
}

/**
 * The layoff of a row, or the reason why the row is rejected. `notes` lists the values of the row that could not be
 * stored.
 */
export type RowOutcome =
  | { readonly layoff: ReadLayoff; readonly notes: readonly string[] }
  | { readonly problem: string }

const LONGEST_SOURCE = 500
/** The beginning of a text that a spreadsheet would run as a formula. */
const formula = /^[=+\-@\t\r]/
/** The cells that mean that a value is unknown, in lower case. */
const unknowns = new Set([
  '',
  '-',
  '–',
  'n/a',
  'na',
  'none',
  'null',
  'unknown',
  'unclear',
  'undisclosed',
  'not specified',
])
const industryOf = new Map(
  industries.flatMap(({ slug, name }) => [[slug, slug] as const, [name.toLowerCase(), slug] as const]),
)

/**
 * Returns the layoff in a row, or the reason to reject the row. Optional values that can't be read are left out and
 * noted.
 */
export function readLayoff(
  columns: LayoffColumns,
  width: number,
  cells: readonly string[],
  order: DayOrder,
): RowOutcome {
  if (cells.length > width) {
    return { problem: `It has ${cells.length} cells for ${width} columns. Put quotes around a cell with a comma.` }
  }
  const cell = (field: LayoffField) => {
    const text = (cells[columns.get(field) ?? -1] ?? '').replaceAll(/\s+/g, ' ').trim()
    return unknowns.has(text.toLowerCase()) ? '' : text
  }
  const day = readDay(cell('date'), order)
  if ('problem' in day) return day
  try {
    const company = singleLine(cell('company'), 'company')
    if (company === null) return { problem: 'The company is missing.' }
    const notes: string[] = []
    const optional = <T>(field: LayoffField, read: (text: string) => T | null) =>
      readOptional<T | null>(notes, field, () => read(cell(field)), null)
    const layoff: ReadLayoff = {
      company,
      day: day.day,
      people: optional('number', people),
      share: optional('share', share),
      place: optional('place', (text) => placeOf(singleLine(text, 'place'))),
      industry: optional('industry', industry),
      source: optional('source', source),
    }
    return { layoff, notes }
  } catch (error) {
    if (error instanceof CellProblem) return { problem: error.message }
    throw error
  }
}

/** Returns the key by which an import recognises a layoff: company, day and place. */
export function importKeyOf({ company, day, place }: Pick<ReadLayoff, 'company' | 'day' | 'place'>): string {
  return JSON.stringify([company.toLowerCase(), day, placeKeyOf(place)])
}

/** Returns a hash of the row's values, without the values of its key. */
export function importHashOf({ people, share, place, industry, source }: ReadLayoff): string {
  return createHash('sha1')
    .update(JSON.stringify([people, share, place, industry, source]))
    .digest('base64url')
}

/** Returns the slug by which a place is filtered; null without a place. */
export function placeKeyOf(place: string | null): string | null {
  return place === null ? null : slugify(place) || place.toLowerCase()
}

function singleLine(text: string, what: string): string | null {
  if (text === '') return null
  if (formula.test(text)) throw new CellProblem(`The ${what} “${text.slice(0, 30)}” begins like a formula.`)
  if (text.length > LONGEST_LAYOFF_NAME)
    throw new CellProblem(`The ${what} has more than ${LONGEST_LAYOFF_NAME} characters.`)
  if (/[\p{Cc}\uFFFD\u202a-\u202e\u2066-\u2069]/u.test(text)) {
    throw new CellProblem(`The ${what} has characters that can’t be shown. Save the file as UTF-8.`)
  }
  return text.normalize('NFC')
}

/** Returns a place without the remarks that sources append to it, such as `(HQ)`; null for an empty text. */
function placeOf(text: string | null): string | null {
  const place =
    text
      ?.replace(/,\s*Non-U\.?S\.?$/i, '')
      .replace(/\s*\(HQ\)$/i, '')
      .trim() ?? ''
  return place === '' ? null : place
}

function industry(text: string): string | null {
  if (text === '') return null
  const slug = industryOf.get(text.toLowerCase())
  if (slug === undefined) throw new CellProblem(`“${text.slice(0, 60)}” isn’t in the list.`)
  return slug
}

function people(text: string): number | null {
  if (text === '') return null
  if (formula.test(text)) throw new CellProblem(`The number “${text.slice(0, 30)}” begins like a formula.`)
  if (!/^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.0+)?$/.test(text)) {
    throw new CellProblem(`The number “${text.slice(0, 30)}” isn’t a whole number.`)
  }
  const number = Number(text.replaceAll(',', ''))
  if (number < 1 || number > MOST_PEOPLE_AFFECTED) {
    throw new CellProblem(`The number ${text.slice(0, 30)} isn’t between 1 and ${MOST_PEOPLE_AFFECTED}.`)
  }
  return number
}

/** Reads a share in percent. Without a percent sign, a number below 1 is a fraction, and 1 is ambiguous. */
function share(text: string): number | null {
  if (text === '') return null
  const [, digits, sign] = /^(\d+(?:\.\d+)?)\s*(%?)$/.exec(text) ?? []
  if (digits === undefined) throw new CellProblem(`The share “${text.slice(0, 30)}” can’t be read. Write it as 12%.`)
  const number = Number(digits)
  if (number === 1 && sign === '') throw new CellProblem('The share 1 may be 1% or 100%. Add the sign.')
  const percent = Math.round((number < 1 && sign === '' ? number * 100 : number) * 100) / 100
  if (percent <= 0 || percent > 100) throw new CellProblem(`The share “${text.slice(0, 30)}” isn’t between 0 and 100%.`)
  return percent
}

function source(text: string): string | null {
  if (text === '') return null
  if (text.length > LONGEST_SOURCE || !isWebAddress(text)) {
    throw new CellProblem(`The source “${text.slice(0, 60)}” isn’t a web address.`)
  }
  return text
}
