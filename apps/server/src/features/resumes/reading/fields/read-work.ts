import type { Resume } from '@rise/contract/resumes/shapes'
import type { Entry } from '../entries/read-entries.ts'
import { isCompany, isRole, isSchool } from '../words/field-words.ts'
import { behindLabel } from '../words/labels.ts'
import { isWorkplace } from './is-workplace.ts'
import { countryOfName, isCity } from './places.ts'
import type { FoundEntry } from './read-item.ts'

type Work = NonNullable<Resume['work']>[number]
type Volunteer = NonNullable<Resume['volunteer']>[number]

interface Employment {
  readonly organisation?: string
  readonly position?: string
  readonly location?: string
  /** The fields that were read only from the order of the parts. */
  readonly unsure: readonly ('organisation' | 'position')[]
}

/**
 * Reads the entries of an experience section. An entry without an employer is kept, so that the member can complete it.
 */
export function workOfEntries(entries: readonly Entry[]): FoundEntry<Work>[] {
  return withEmployerAbove(entries).map(({ entry, employment, isInherited }) => {
    const { organisation, position, location } = employment
    const value: Work = {
      ...(organisation && { name: organisation }),
      ...(position && { position }),
      ...(location && { location }),
      ...(entry.url && { url: entry.url }),
      ...descriptionOf(entry),
    }
    return { value, lines: entry.lines, unsure: unsureOf(entry, employment, { organisation: 'name', isInherited }) }
  })
}

/** Reads entries of unpaid work like those of paid work. */
export function volunteerOfEntries(entries: readonly Entry[]): FoundEntry<Volunteer>[] {
  return withEmployerAbove(entries).map(({ entry, employment, isInherited }) => {
    const { organisation, position, location } = employment
    const value: Volunteer = {
      ...(organisation && { organization: organisation }),
      ...(position && { position }),
      ...(location && { location }),
      ...(entry.url && { url: entry.url }),
      ...descriptionOf(entry),
    }
    return {
      value,
      lines: entry.lines,
      unsure: unsureOf(entry, employment, { organisation: 'organization', isInherited }),
    }
  })
}

/** Returns the period and the description of an entry in the form that several sections share. */
export function descriptionOf({ startDate, endDate, paragraphs, bullets }: Entry) {
  return {
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
    ...(paragraphs.length > 0 && { summary: paragraphs.join('\n\n') }),
    ...(bullets.length > 0 && { highlights: [...bullets] }),
  }
}

interface EntryWithEmployer {
  readonly entry: Entry
  readonly employment: Employment
  /** Whether the employer was taken from the role above. */
  readonly isInherited: boolean
}

/**
 * Returns the entries with their employers. A role has the same employer as the role above it if it names no employer,
 * and the first role has its employer in the line above.
 */
function withEmployerAbove(entries: readonly Entry[]): EntryWithEmployer[] {
  const all: EntryWithEmployer[] = []
  for (const entry of entries) {
    const employment = employmentOf(entry)
    const before = all.at(-1)
    const isAnother =
      employment.organisation === undefined &&
      employment.position !== undefined &&
      before?.employment.organisation !== undefined &&
      // The employer has its own line above the first role.
      before.entry.hasLineAbove &&
      !entry.hasLineAbove &&
      entry.fields.length === 1 &&
      entry.startDate !== undefined
    if (isAnother && before) {
      const { organisation, location } = before.employment
      const lines = headLinesOf(before.entry)
      const sharedEmployment = { ...employment, ...(organisation && { organisation }), ...(location && { location }) }
      all.push({
        entry: { ...entry, lines: [...lines, ...entry.lines] },
        employment: sharedEmployment,
        isInherited: true,
      })
    } else all.push({ entry, employment, isInherited: false })
  }
  return all
}

function headLinesOf({ lines }: Entry): readonly number[] {
  return lines.slice(0, 1)
}

function unsureOf(
  entry: Entry,
  { organisation, position, unsure }: Employment,
  { organisation: name, isInherited }: { organisation: string; isInherited: boolean },
): string[] {
  return [
    ...(organisation === undefined || isInherited || unsure.includes('organisation') ? [name] : []),
    ...(position === undefined || unsure.includes('position') ? ['position'] : []),
    ...(entry.startDate === undefined ? ['startDate'] : []),
    // A single date may be the beginning or the end.
    ...(entry.startDate !== undefined && !entry.isRange ? ['endDate'] : []),
  ]
}

// These words come before the employer, so the part before them must name a role.
const joint =
  /^(.{2,80}?),?\s+(?:at|@|bei|bei der|bei dem|chez|en|na|no|für|for|presso|bij|w|hos|u|la|στην|στο|в|у|ב|في)\s+(\p{Lu}.{1,80}|\p{Lo}.{1,80})$/u

function employmentOf(entry: Entry): Employment {
  const employment = employmentIn(entry)
  const { organisation, location } = employment
  const [, name, country] = /^([^,]+), ([^,]+)$/.exec(location ?? '') ?? []
  // If there is no other name, the text before a country may be the employer or a town.
  if (organisation !== undefined || !name || !country || isCity(name) || !countryOfName(country)) return employment
  return { ...employment, organisation: name, location: country, unsure: ['organisation'] }
}

function employmentIn(entry: Entry): Employment {
  const labels = labelledParts(entry)
  if (labels) return labels
  if (entry.group) return ofGroup(entry.group, entry.fields)
  const parts = entry.fields.length === 1 ? splitOne(entry.fields[0] ?? '') : entry.fields.flatMap(withoutPlaceBehind)
  const place = parts.length > 1 ? parts.findIndex(isWorkplace) : -1
  const location = place === -1 ? undefined : parts.splice(place, 1)[0]
  if (parts.length === 1)
    return {
      ...employmentOfOnePart(splitOne(parts[0] ?? ''), location !== undefined || place !== -1),
      ...(location && { location }),
    }
  if (parts.length === 0) return { ...(location && { location }), unsure: [] }
  const { at: role, isSure } = roleAmong(parts)
  const [position] = parts.splice(role, 1)
  const [organisation, third] = parts
  const isLocation =
    location === undefined && third !== undefined && /^[\p{Lu}\p{Lo}][\p{L}\p{M} .'’,()-]{1,39}$/u.test(third)
  return {
    ...(organisation && { organisation }),
    ...(position && { position }),
    ...(location ? { location } : isLocation && { location: third }),
    unsure: isSure ? [] : ['organisation', 'position'],
  }
}

function ofGroup([organisation, ...more]: readonly string[], fields: readonly string[]): Employment {
  const location = [...more, ...fields].find(isWorkplace)
  const position = fields.find((field) => field !== location)
  return {
    ...(organisation && { organisation }),
    ...(position && { position }),
    ...(location && { location }),
    unsure: [],
  }
}

/** Returns the parts after labels, as in a Europass document: `Employer: Acme`, `Position: Engineer`. */
function labelledParts({ fields, paragraphs }: Entry): Employment | undefined {
  const texts = [...fields, ...paragraphs]
  const find = (kind: 'workCompany' | 'workPosition' | 'address') =>
    texts.map((text) => behindLabel(kind, text)).find((text) => text !== undefined)
  const [company, role, location] = [find('workCompany'), find('workPosition'), find('address')]
  if (company === undefined && role === undefined) return undefined
  const isLabelled = (field: string) => behindLabel('workCompany', field) ?? behindLabel('workPosition', field)
  const otherField = fields.find((field) => isLabelled(field) === undefined && !isWorkplace(field))
  const organisation = company ?? otherField
  const position = role ?? otherField
  return {
    ...(organisation && { organisation }),
    ...(position && { position }),
    ...(location && { location }),
    unsure: [],
  }
}

/**
 * Returns which part of a heading is the role. Prefers, in this order: a part that names only a role, the part next to
 * a company or school, a part that may name a role, the first part.
 */
function roleAmong(parts: readonly string[]): { at: number; isSure: boolean } {
  const sureIndex = parts.findIndex((part) => isRole(part) && !isCompany(part) && !isSchool(part))
  if (sureIndex !== -1) return { at: sureIndex, isSure: true }
  const [first = ''] = parts
  if ((isCompany(first) || isSchool(first)) && parts.length > 1) return { at: 1, isSure: true }
  if (parts.length > 1 && parts.slice(1).some(isCompany)) return { at: 0, isSure: true }
  const likelyIndex = parts.findIndex(isRole)
  return likelyIndex === -1 ? { at: 0, isSure: false } : { at: likelyIndex, isSure: true }
}

function employmentOfOnePart(parts: readonly string[], isBesidePlace: boolean): Omit<Employment, 'location'> {
  const [first = '', second] = parts
  if (second !== undefined) {
    return isRole(second) && !isRole(first)
      ? { organisation: first, position: second, unsure: [] }
      : { position: first, organisation: second, unsure: isRole(first) ? [] : ['organisation', 'position'] }
  }
  if (first === '') return { unsure: [] }
  return isRole(first) && !isCompany(first)
    ? { position: first, unsure: [] }
    : { organisation: first, unsure: isCompany(first) || isBesidePlace ? [] : ['organisation'] }
}

/** Splits a part with several names: `Engineer at Acme`, `Engineer, Acme` and `Engineer, Acme, Berlin`. */
function splitOne(field: string): string[] {
  const [, position, organisation] = joint.exec(field) ?? []
  if (position && organisation && isRole(position)) return [position, ...withPlace(organisation.split(/,\s+/))]
  const dashedParts = field.split(/\s-\s/)
  if (dashedParts.length > 1)
    return dashedParts.length < 4 ? dashedParts : [dashedParts[0] ?? '', dashedParts.slice(1).join(' - ')]
  const commas = field.split(/,\s+|，|、/)
  const [first = '', ...otherParts] = commas
  if (commas.length < 2) return [field]
  const [next = ''] = otherParts
  if (isRole(first) && (!isRole(next) || isCompany(next))) return [first, ...withPlace(otherParts)]
  const role = otherParts.findIndex((part) => isRole(part) && !isCompany(part))
  if (role === otherParts.length - 1)
    return [otherParts[role] ?? '', ...withPlace([first, ...otherParts.slice(0, role)])]
  return withPlace(commas)
}

/** Separates a name from its place: `Acme, Berlin, Germany`. A name with another comma stays whole. */
function withPlace(parts: readonly string[]): string[] {
  for (let from = 1; from < parts.length; from += 1) {
    const place = parts.slice(from).join(', ')
    if (isWorkplace(place)) return [parts.slice(0, from).join(', '), place]
  }
  const [organisation = '', place = ''] = parts
  // The text after a legal form is the company's place.
  const isBehindForm = parts.length === 2 && isCompany(organisation) && !isCompany(place) && !isRole(place)
  if (isBehindForm && /^[\p{Lu}\p{Lo}][\p{L}\p{M} .'’-]{1,30}$/u.test(place)) return [organisation, place]
  return [parts.join(', ')]
}

/** Separates the place of an employer next to a role: `Acme, Berlin`. */
function withoutPlaceBehind(field: string): string[] {
  return isWorkplace(field) ? [field] : withPlace(field.split(/,\s+/))
}
