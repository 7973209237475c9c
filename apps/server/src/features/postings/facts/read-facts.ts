import departments from '@rise/contract/catalogs/departments.json' with { type: 'json' }
import type { EmploymentType, Seniority, WorkType } from '@rise/contract/jobs/kinds'
import { separatePlaces, splitPlace } from '../places/split-place.ts'
import type { PostedPlace, Sourced } from '../posting.ts'
import { shorten, unescapedLine } from '../text/clean-text.ts'
import { workTypeOfText, workTypeOfTitle } from '../text/work-type-of-text.ts'
import { departmentOfTitle } from './department-of-title.ts'
import { employmentTypeOfTerm, employmentTypeOfTitle } from './employment-type-of-text.ts'
import { seniorityOfTitle } from './seniority-of-title.ts'

/** A text of the source, and its path in the source's data. */
export interface SourceText {
  readonly text: string
  readonly path: string
}

const departmentOfName = new Map(departments.map(({ slug, name }) => [name.toLowerCase(), slug]))
const earliestTime = Date.UTC(2000, 0, 1)
/** The maximum number of places whose words are read for a work type. */
const mostPlaces = 200

/** Returns a title as one clean line. Removes the board's own escaping (`R&amp;D`, `Lead &ndash; Optics`). */
export function readTitle({ text, path }: SourceText): Sourced<string> {
  return { value: unescapedLine(text), path, rule: 'as-given', quote: shorten(text, 200) }
}

/**
 * Returns the department that the source's own words name (`teams`, the most specific first), otherwise the one that
 * the title names; null if neither names one.
 */
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

/** Returns the seniority that the title names; null if it names none. */
export function readSeniority(title: Sourced<string>): Sourced<Seniority> | null {
  const match = seniorityOfTitle(title.value.slice(0, 300))
  return match === null
    ? null
    : { value: match.seniority, path: title.path, rule: 'words-in-title', quote: match.quote }
}

/**
 * Returns the employment type named by the source's term, otherwise the one in the title; null if neither names one.
 */
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

/** Returns the work type stated by a field (`on-site`, `Remote`); null if the field leaves it open. */
export function readStatedWorkType({ text, path }: SourceText): Sourced<WorkType> | null {
  const value = workTypeOfText(text.replace(/([a-z])([A-Z])/g, '$1 $2'))
  if (value === null) return null
  return { value, path, rule: text === value ? 'as-given' : 'catalog-term', quote: shorten(text, 200) }
}

/**
 * Returns the work type on which the words of all places agree. If no place has such words, returns the one that a part
 * of the title consists of. Null if the places disagree, such as `Denver or Remote` or one remote place among others,
 * or if nothing names a work type.
 */
export function workTypeOfWords(places: readonly SourceText[], title: Sourced<string>): Sourced<WorkType> | null {
  const workTypes = places
    .slice(0, mostPlaces)
    .flatMap(({ text, path }) =>
      separatePlaces(text).map((part) => ({ value: workTypeOfText(part), path, quote: shorten(text, 200) })),
    )
  const [first, ...otherTypes] = workTypes
  if (workTypes.some(({ value }) => value !== null)) {
    const areEqual = first !== undefined && otherTypes.every(({ value }) => value === first.value)
    return areEqual && first.value !== null ? { ...first, value: first.value, rule: 'words-in-place' } : null
  }
  const titleWorkType = workTypeOfTitle(title.value.slice(0, 300))
  return titleWorkType === null
    ? null
    : { value: titleWorkType.workType, path: title.path, rule: 'words-in-title', quote: titleWorkType.quote }
}

/** Returns the places that a free text names. `hint` is the source's country, for a text with one place. */
export function readPlaces(
  { text, path }: SourceText,
  hint: { country: string; path: string } | null = null,
): Sourced<PostedPlace>[] {
  const texts = separatePlaces(unescapedLine(text))
  const isOnlyText = texts.length <= 1
  return (texts.length === 0 ? [''] : texts).flatMap((part) => {
    const placeWithoutHint = splitPlace(part)
    const place = isOnlyText && hint !== null ? splitPlace(part, hint.country) : placeWithoutHint
    if (place === null) return []
    const isOpen = place.country === null && place.locality === null
    const isToldBySize = place.locality !== null && !/[,()]| [-–—] | [A-Z]{2,3}$/.test(place.asWritten)
    // The source's country is better evidence than the size of the city.
    const usesHint = isOnlyText && hint !== null && (isToldBySize || place.country !== placeWithoutHint?.country)
    const source = usesHint ? { path: hint.path, quote: `${part} (${hint.country})`.trim() } : { path, quote: part }
    const rule = isOpen
      ? 'as-given'
      : isToldBySize && !usesHint && place.country !== null
        ? 'city-told-by-size'
        : 'place-parts'
    return [{ value: place, rule, path: source.path, quote: shorten(source.quote, 200) }]
  })
}

/** Returns the places without duplicates, in the posting's order. */
export function distinctPlaces(places: readonly Sourced<PostedPlace>[]): Sourced<PostedPlace>[] {
  const uniquePlaces = new Map(places.toReversed().map((place) => [partsOf(place.value), place]))
  return places.filter((place) => uniquePlaces.get(partsOf(place.value)) === place)
}

function partsOf({ locality, region, country, asWritten }: PostedPlace): string {
  const parts = [locality, region, country]
  return JSON.stringify(parts.every((part) => part === null) ? asWritten : parts).toLowerCase()
}

/**
 * Reads a moment from epoch milliseconds, or from ISO 8601 or another notation that `Date` understands. Returns null
 * for any other text, and for years before 2000 or after 9999.
 */
export function readDate(given: string | number | null | undefined, path: string): Sourced<Date> | null {
  if (given === null || given === undefined || given === '') return null
  const value = new Date(given)
  if (Number.isNaN(value.getTime()) || value.getTime() < earliestTime || value.getUTCFullYear() > 9999) return null
  return {
    value,
    path,
    rule: typeof given === 'number' ? 'epoch-milliseconds' : 'as-given',
    quote: shorten(String(given), 200),
  }
}

/** Returns an absolute http or https address of at most 2,000 characters; null for anything else. */
export function webAddress(text: string | null | undefined): string | null {
  const url = text ? URL.parse(text.trim()) : null
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && url.href.length <= 2000
    ? url.href
    : null
}
