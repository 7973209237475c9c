import departments from '@rise/contract/catalogs/departments.json' with { type: 'json' }
import type { EmploymentType, Seniority, WorkType } from '@rise/contract/jobs/kinds'
import { separatePlaces, splitPlace } from '../places/split-place.ts'
import type { PostedPlace, Sourced } from '../posting.ts'
import { shorten, unescapedLine } from '../text/clean-text.ts'
import { workTypeOfText, workTypeOfTitle } from '../text/work-type-of-text.ts'
import { departmentOfTitle } from './department-of-title.ts'
import { employmentTypeOfTerm, employmentTypeOfTitle } from './employment-type-of-text.ts'
import { seniorityOfTitle } from './seniority-of-title.ts'

/** A text of the source with its path there. */
export interface SourceText {
  readonly text: string
  readonly path: string
}

const departmentOfName = new Map(departments.map(({ slug, name }) => [name.toLowerCase(), slug]))
const earliest = Date.UTC(2000, 0, 1)
/** The most places whose words are read for a work type. */
const mostPlaces = 200

/** Returns a title as one clean line, unescaped if the board escaped it (`R&amp;D`, `Lead &ndash; Optics`). */
export function readTitle({ text, path }: SourceText): Sourced<string> {
  return { value: unescapedLine(text), path, rule: 'as-given', quote: shorten(text, 200) }
}

/** Returns the department by the source's own words, the most specific first, otherwise by the title's. */
export function readDepartment(teams: readonly SourceText[], title: Sourced<string>): Sourced<string> | null {
  for (const { text, path } of teams) {
    const quote = shorten(unescapedLine(text), 200)
    const knownSlug = departmentOfName.get(quote.toLowerCase())
    if (knownSlug !== undefined) return { value: knownSlug, path, rule: 'as-given', quote }
    const match = departmentOfTitle(quote)
    if (match !== null) return { value: match.slug, path, rule: 'catalog-term', quote }
  }
  const match = departmentOfTitle(title.value.slice(0, 300))
  return match === null ? null : { value: match.slug, path: title.path, rule: 'words-in-title', quote: match.quote }
}

/** Returns the seniority that the title names. */
export function readSeniority(title: Sourced<string>): Sourced<Seniority> | null {
  const match = seniorityOfTitle(title.value.slice(0, 300))
  return match === null
    ? null
    : { value: match.seniority, path: title.path, rule: 'words-in-title', quote: match.quote }
}

/** Returns the employment type by the source's term, otherwise by the title. */
export function readEmploymentType(given: SourceText | null, title: Sourced<string>): Sourced<EmploymentType> | null {
  const value = given === null ? null : employmentTypeOfTerm(given.text)
  if (given !== null && value !== null) {
    const quote = shorten(given.text, 200)
    return { value, path: given.path, rule: quote === value ? 'as-given' : 'catalog-term', quote }
  }
  const match = employmentTypeOfTitle(title.value.slice(0, 300))
  return match === null
    ? null
    : { value: match.employmentType, path: title.path, rule: 'words-in-title', quote: match.quote }
}

/** Returns the work type of a field that states it (`on-site`, `Remote`); null if the field leaves it open. */
export function readStatedWorkType({ text, path }: SourceText): Sourced<WorkType> | null {
  const value = workTypeOfText(text.replace(/([a-z])([A-Z])/g, '$1 $2'))
  if (value === null) return null
  return { value, path, rule: text === value ? 'as-given' : 'catalog-term', quote: shorten(text, 200) }
}

/**
 * Returns the work type that the words of all places agree on, otherwise the one stated by a part of the title without
 * other words. `Denver or Remote`, or one remote place among others, leaves it unknown.
 */
export function workTypeOfWords(places: readonly SourceText[], title: Sourced<string>): Sourced<WorkType> | null {
  const workTypes = places
    .slice(0, mostPlaces)
    .flatMap(({ text, path }) =>
      separatePlaces(text).map((part) => ({ value: workTypeOfText(part), path, quote: shorten(text, 200) })),
    )
  const [first, ...others] = workTypes
  if (workTypes.some(({ value }) => value !== null)) {
    const agree = first !== undefined && others.every(({ value }) => value === first.value)
    return agree && first.value !== null ? { ...first, value: first.value, rule: 'words-in-place' } : null
  }
  const titled = workTypeOfTitle(title.value.slice(0, 300))
  return titled === null
    ? null
    : { value: titled.workType, path: title.path, rule: 'words-in-title', quote: titled.quote }
}

/** Returns the places that a free text names; `hint` is the source's country, for a text of one place. */
export function readPlaces(
  { text, path }: SourceText,
  hint: { country: string; path: string } | null = null,
): Sourced<PostedPlace>[] {
  const texts = separatePlaces(unescapedLine(text))
  const only = texts.length <= 1
  return (texts.length === 0 ? [''] : texts).flatMap((part) => {
    const alone = splitPlace(part)
    const place = only && hint !== null ? splitPlace(part, hint.country) : alone
    if (place === null) return []
    const isOpen = place.country === null && place.locality === null
    const isToldBySize = place.locality !== null && !/[,()]| [-–—] | [A-Z]{2,3}$/.test(place.asWritten)
    // The source's country is better evidence than the city's size.
    const hinted = only && hint !== null && (isToldBySize || place.country !== alone?.country)
    const source = hinted ? { path: hint.path, quote: `${part} (${hint.country})`.trim() } : { path, quote: part }
    const rule = isOpen
      ? 'as-given'
      : isToldBySize && !hinted && place.country !== null
        ? 'city-told-by-size'
        : 'place-parts'
    return [{ value: place, rule, path: source.path, quote: shorten(source.quote, 200) }]
  })
}

/** Returns each place once, in the posting's order. */
export function distinctPlaces(places: readonly Sourced<PostedPlace>[]): Sourced<PostedPlace>[] {
  const uniquePlaces = new Map(places.toReversed().map((place) => [partsOf(place.value), place]))
  return places.filter((place) => uniquePlaces.get(partsOf(place.value)) === place)
}

function partsOf({ locality, region, country, asWritten }: PostedPlace): string {
  const parts = [locality, region, country]
  return JSON.stringify(parts.every((part) => part === null) ? asWritten : parts).toLowerCase()
}

/** Reads a moment from ISO 8601 or epoch milliseconds; null if it is neither, or before the year 2000. */
export function readDate(given: string | number | null | undefined, path: string): Sourced<Date> | null {
  if (given === null || given === undefined || given === '') return null
  const value = new Date(given)
  if (Number.isNaN(value.getTime()) || value.getTime() < earliest || value.getUTCFullYear() > 9999) return null
  return {
    value,
    path,
    rule: typeof given === 'number' ? 'epoch-milliseconds' : 'as-given',
    quote: shorten(String(given), 200),
  }
}

/** Returns an absolute http or https address, null for anything else. */
export function webAddress(text: string | null | undefined): string | null {
  const url = text ? URL.parse(text.trim()) : null
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && url.href.length <= 2000
    ? url.href
    : null
}
