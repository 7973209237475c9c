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
  /** Read only from the order of the parts. */
  readonly unsure: readonly ('organisation' | 'position')[]
}

/** Reads the entries of an experience section. One without an employer is kept for completion. */
export function workOfEntries(entries: readonly Entry[]): FoundEntry<Work>[] {
  return withEmployerAbove(entries).map(({ entry, employment, isInherited }) => {
    const { organisation, position, location } = employment
    const value: Work = {
      ...(organisation && { name: organisation }),
      ...(position && { position }),
      ...(location && { location }),
      ...(entry.url && { url: entry.url }),
      ...described(entry),
    }
    return { value, lines: entry.lines, unsure: unsureOf(entry, employment, { organisation: 'name', isInherited }) }
  })
}

/** Reads entries of unpaid work in the same way. */
export function volunteerOfEntries(entries: readonly Entry[]): FoundEntry<Volunteer>[] {
  return withEmployerAbove(entries).map(({ entry, employment, isInherited }) => {
    const { organisation, position, location } = employment
    const value: Volunteer = {
      ...(organisation && { organization: organisation }),
      ...(position && { position }),
      ...(location && { location }),
      ...(entry.url && { url: entry.url }),
      ...described(entry),
    }
    return {
      value,
      lines: entry.lines,
      unsure: unsureOf(entry, employment, { organisation: 'organization', isInherited }),
    }
  })
}

/** Returns the period and the description in the form that several sections share. */
export function described({ startDate, endDate, paragraphs, bullets }: Entry) {
  return {
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
    ...(paragraphs.length > 0 && { summary: paragraphs.join('\n\n') }),
    ...(bullets.length > 0 && { highlights: [...bullets] }),
  }
}

interface Placed {
  readonly entry: Entry
  readonly employment: Employment
  /** Whether the employer is above another role. */
  readonly isInherited: boolean
}

/** A role without an employer, below one with its employer in the line above, is another role there. */
function withEmployerAbove(entries: readonly Entry[]): Placed[] {
  const all: Placed[] = []
  for (const entry of entries) {
    const employment = employmentOf(entry)
    const before = all.at(-1)
    const isAnother =
      employment.organisation === undefined &&
      employment.position !== undefined &&
      before?.employment.organisation !== undefined &&
      // The employer was in its own line above the first role.
      before.entry.hasLineAbove &&
      !entry.hasLineAbove &&
      entry.fields.length === 1 &&
      entry.startDate !== undefined
    if (isAnother && before) {
      const { organisation, location } = before.employment
      const lines = headLinesOf(before.entry)
      const shared = { ...employment, ...(organisation && { organisation }), ...(location && { location }) }
      all.push({ entry: { ...entry, lines: [...lines, ...entry.lines] }, employment: shared, isInherited: true })
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
    // One date may be the beginning or the end.
    ...(entry.startDate !== undefined && !entry.isRange ? ['endDate'] : []),
  ]
}

// These words come before the employer; the part before them must name a role.
const joint =
  /^(.{2,80}?),?\s+(?:at|@|bei|bei der|bei dem|chez|en|na|no|für|for|presso|bij|w|hos|u|la|στην|στο|в|у|ב|في)\s+(\p{Lu}.{1,80}|\p{Lo}.{1,80})$/u

function employmentOf(entry: Entry): Employment {
  const employment = employmentIn(entry)
  const { organisation, location } = employment
  const [, name, country] = /^([^,]+), ([^,]+)$/.exec(location ?? '') ?? []
  // Without another name, the text before a country may be the employer or a town.
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
    return { ...alone(splitOne(parts[0] ?? ''), location !== undefined || place !== -1), ...(location && { location }) }
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

/** `Employer: Acme` and `Position: Engineer`, as in a Europass document. */
function labelledParts({ fields, paragraphs }: Entry): Employment | undefined {
  const texts = [...fields, ...paragraphs]
  const find = (kind: 'workCompany' | 'workPosition' | 'address') =>
    texts.map((text) => behindLabel(kind, text)).find((text) => text !== undefined)
  const [company, role, location] = [find('workCompany'), find('workPosition'), find('address')]
  if (company === undefined && role === undefined) return undefined
  const isLabelled = (field: string) => behindLabel('workCompany', field) ?? behindLabel('workPosition', field)
  const other = fields.find((field) => isLabelled(field) === undefined && !isWorkplace(field))
  const organisation = company ?? other
  const position = role ?? other
  return {
    ...(organisation && { organisation }),
    ...(position && { position }),
    ...(location && { location }),
    unsure: [],
  }
}

/** Which part of a heading is the role: one that names a role and no company, otherwise the first. */
function roleAmong(parts: readonly string[]): { at: number; isSure: boolean } {
  const sure = parts.findIndex((part) => isRole(part) && !isCompany(part) && !isSchool(part))
  if (sure !== -1) return { at: sure, isSure: true }
  const [first = ''] = parts
  if ((isCompany(first) || isSchool(first)) && parts.length > 1) return { at: 1, isSure: true }
  if (parts.length > 1 && parts.slice(1).some(isCompany)) return { at: 0, isSure: true }
  const likely = parts.findIndex(isRole)
  return likely === -1 ? { at: 0, isSure: false } : { at: likely, isSure: true }
}

function alone(parts: readonly string[], isBesidePlace: boolean): Omit<Employment, 'location'> {
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

/** `Engineer at Acme`, `Engineer, Acme` and `Engineer, Acme, Berlin` name several things in one. */
function splitOne(field: string): string[] {
  const [, position, organisation] = joint.exec(field) ?? []
  if (position && organisation && isRole(position)) return [position, ...withPlace(organisation.split(/,\s+/))]
  const dashed = field.split(/\s-\s/)
  if (dashed.length > 1) return dashed.length < 4 ? dashed : [dashed[0] ?? '', dashed.slice(1).join(' - ')]
  const commas = field.split(/,\s+|，|、/)
  const [first = '', ...others] = commas
  if (commas.length < 2) return [field]
  const [next = ''] = others
  if (isRole(first) && (!isRole(next) || isCompany(next))) return [first, ...withPlace(others)]
  const role = others.findIndex((part) => isRole(part) && !isCompany(part))
  if (role === others.length - 1) return [others[role] ?? '', ...withPlace([first, ...others.slice(0, role)])]
  return withPlace(commas)
}

/** `Acme, Berlin, Germany` is a name and a place; a name with another comma stays whole. */
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

/** `Acme, Berlin` next to a role is a name and a place. */
function withoutPlaceBehind(field: string): string[] {
  return isWorkplace(field) ? [field] : withPlace(field.split(/,\s+/))
}
