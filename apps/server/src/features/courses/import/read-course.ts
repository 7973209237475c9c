import { createHash } from 'node:crypto'
import categories from '@rise/contract/catalogs/course-categories.json' with { type: 'json' }
import { type CourseLevel, courseLevels } from '@rise/contract/courses/kinds'
import {
  HIGHEST_COURSE_PRICE,
  LONGEST_COURSE_DESCRIPTION,
  LONGEST_COURSE_HOURS,
  LONGEST_COURSE_LINK,
  LONGEST_COURSE_SKILL,
  LONGEST_COURSE_TITLE,
  LONGEST_PROVIDER,
  MOST_COURSE_CATEGORIES,
  MOST_COURSE_SKILLS,
} from '@rise/contract/courses/limits'
import { allLanguages } from '@rise/contract/courses/words'
import { isWebAddress } from '@rise/contract/web-address'
import { CellProblem, readOptional } from '../../../platform/import/cell-problem.ts'
import type { CourseField } from './course-columns.ts'

/** A course as read from a file; missing values are null or empty. */
export interface ReadCourse {
  readonly title: string
  readonly provider: string
  readonly link: string
  readonly description: string
  readonly categories: readonly string[]
  readonly level: CourseLevel | null
  readonly hours: number | null
  readonly price: number | null
  readonly currency: string | null
  readonly language: string | null
  readonly skills: readonly string[]
}

/** Returns an entry's text for a field; several values in one field are separated by semicolons or bars. */
export type CourseTexts = (field: CourseField) => string

/**
 * The course of an entry, or the reason why the entry is rejected. `notes` lists the values of the entry that could not
 * be stored.
 */
export type EntryOutcome =
  | { readonly course: ReadCourse; readonly notes: readonly string[] }
  | { readonly problem: string }

/** The beginning of a text that a spreadsheet would run as a formula. */
const formula = /^[=+\-@\t\r]/
const unknowns = new Set(['', '-', '–', 'n/a', 'na', 'none', 'null', 'unknown', 'not specified'])
const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))
const categoryOf = spellings(categories)
const languageOf = spellings(allLanguages())

/**
 * Returns the course in an entry of a file, or the reason to reject the entry. Optional values that can't be read are
 * left out and noted.
 */
export function readCourse(texts: CourseTexts): EntryOutcome {
  const text = (field: CourseField) => {
    const value = texts(field).trim()
    return unknowns.has(value.toLowerCase()) ? '' : value
  }
  try {
    const notes: string[] = []
    const optional = <T>(field: CourseField, read: (given: string) => T, without: T) =>
      readOptional(notes, field, () => read(text(field)), without)
    const course: ReadCourse = {
      title: line(text('title'), 'title', LONGEST_COURSE_TITLE),
      provider: line(text('provider'), 'provider', LONGEST_PROVIDER),
      link: linkOf(text('link')),
      description: optional('description', description, ''),
      categories: categorySlugs(split(text('categories')), notes),
      level: optional('level', level, null),
      hours: optional('hours', hours, null),
      ...optional('price', (given) => price(given, text('currency')), { price: null, currency: null }),
      language: optional('language', language, null),
      skills: skills(split(text('skills')), notes),
    }
    return { course, notes }
  } catch (error) {
    if (error instanceof CellProblem) return { problem: error.message }
    throw error
  }
}

/** Returns a hash that changes with any value of the entry except its link. */
export function importHashOf(course: ReadCourse): string {
  const { link: _, ...content } = course
  return createHash('sha1')
    .update(JSON.stringify(Object.entries(content).toSorted()))
    .digest('base64url')
}

function spellings(entries: readonly { readonly slug: string; readonly name: string }[]) {
  return new Map(entries.flatMap(({ slug, name }) => [[slug, slug] as const, [name.toLowerCase(), slug] as const]))
}

function split(text: string): string[] {
  const parts = text.split(/[;|\n]/).map((part) => part.trim())
  return parts.filter((part) => part !== '')
}

function categorySlugs(names: readonly string[], notes: string[]): string[] {
  const slugs = names.flatMap((name) => categoryOf.get(name.toLowerCase()) ?? [])
  const unknownName = names.find((name) => !categoryOf.has(name.toLowerCase()))
  if (unknownName !== undefined)
    notes.push(`Stored without a category: “${unknownName.slice(0, 60)}” isn’t in the list.`)
  return [...new Set(slugs)].slice(0, MOST_COURSE_CATEGORIES)
}

function line(text: string, what: string, longest: number): string {
  if (text === '') throw new CellProblem(`The ${what} is missing.`)
  const one = shown(text.replaceAll(/\s+/g, ' '), what)
  if (one.length > longest) throw new CellProblem(`The ${what} has more than ${longest} characters.`)
  return one
}

function shown(text: string, what: string): string {
  if (formula.test(text)) throw new CellProblem(`The ${what} “${text.slice(0, 30)}” begins like a formula.`)
  if (/[\p{Cc}\uFFFD\u202a-\u202e\u2066-\u2069]/u.test(text.replaceAll('\n', ''))) {
    throw new CellProblem(`The ${what} has characters that can’t be shown. Save the file as UTF-8.`)
  }
  return text.normalize('NFC')
}

function linkOf(text: string): string {
  if (text === '') throw new CellProblem('The link is missing.')
  if (text.length > LONGEST_COURSE_LINK || !isWebAddress(text)) {
    throw new CellProblem(`The link “${text.slice(0, 60)}” isn’t a web address.`)
  }
  return text
}

function description(text: string): string {
  if (text === '') return ''
  const lines = shown(text.replaceAll(/\r\n?/g, '\n').replaceAll(/\n{3,}/g, '\n\n'), 'description')
  if (lines.length <= LONGEST_COURSE_DESCRIPTION) return lines
  throw new CellProblem(`The description has more than ${LONGEST_COURSE_DESCRIPTION} characters.`)
}

/** Reads a level: `Beginner Level` means beginner. `All Levels` and `Beginner to Advanced` are not stored. */
function level(text: string): CourseLevel | null {
  if (text === '') return null
  const words = text
    .toLowerCase()
    .replaceAll(/\b(?:levels?|learners?|course)\b/g, '')
    .trim()
  const value = courseLevels.find((one) => one === words)
  if (value === undefined)
    throw new CellProblem(`The level “${text.slice(0, 30)}” isn’t one of ${courseLevels.join(', ')}.`)
  return value
}

const inHours = /^(\d+(?:\.\d+)?)\s*(?:total\s+)?(?:h|hrs?|hours?)?$/i
const inMinutes = /^(?:(\d+(?:\.\d+)?)\s*(?:h|hrs?|hours?)\s*)?(\d+(?:\.\d+)?)\s*m(?:ins?|inutes?)?$/i

/** Reads a duration in hours: `12.5`, `1.5 hours`, `37 mins`, `2h 30m`. */
function hours(text: string): number | null {
  if (text === '') return null
  const [, wholeHours, minutes = '0'] = inHours.exec(text) ?? inMinutes.exec(text) ?? []
  const isRead = inHours.test(text) || inMinutes.test(text)
  const rawHours = isRead ? Number(wholeHours ?? 0) + Number(minutes) / 60 : Number.NaN
  // Even a course of two minutes gets more than zero hours.
  const number = rawHours > 0 ? Math.max(0.1, Math.round(rawHours * 10) / 10) : rawHours
  if (!(number > 0 && number <= LONGEST_COURSE_HOURS)) {
    throw new CellProblem(`The hours “${text.slice(0, 30)}” aren’t a number between 0 and ${LONGEST_COURSE_HOURS}.`)
  }
  return number
}

function price(text: string, code: string): Pick<ReadCourse, 'price' | 'currency'> {
  if (text === '') return { price: null, currency: null }
  if (/^(?:free|0(?:\.0+)?)$/i.test(text)) return { price: 0, currency: null }
  if (!/^\d+(?:\.\d{1,2})?$/.test(text) || Number(text) > HIGHEST_COURSE_PRICE) {
    throw new CellProblem(`The price “${text.slice(0, 30)}” isn’t a number such as 49.90.`)
  }
  const currency = code.toUpperCase()
  if (!currencies.has(currency)) {
    const problem =
      code === '' ? 'The currency of the price is missing.' : `There’s no currency “${code.slice(0, 30)}”.`
    throw new CellProblem(problem)
  }
  return { price: Number(text), currency }
}

function language(text: string): string | null {
  if (text === '') return null
  const code = languageOf.get(text.toLowerCase())
  if (code === undefined) throw new CellProblem(`There’s no language “${text.slice(0, 30)}”.`)
  return code
}

function skills(names: readonly string[], notes: string[]): string[] {
  const readNames = names
    .slice(0, MOST_COURSE_SKILLS)
    .map((name) =>
      readOptional(notes, `skill “${name.slice(0, 30)}”`, () => line(name, 'skill', LONGEST_COURSE_SKILL), ''),
    )
  return [...new Map(readNames.filter((name) => name !== '').map((name) => [name.toLowerCase(), name])).values()]
}
