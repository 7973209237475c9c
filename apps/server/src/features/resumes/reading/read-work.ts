import type { Resume } from '@rise/contract/resumes/shapes'
import { isCompany, isRole } from './field-words.ts'
import { readPlace } from './places.ts'
import type { Entry } from './read-entries.ts'

type Work = NonNullable<Resume['work']>[number]
type Volunteer = NonNullable<Resume['volunteer']>[number]

interface Employment {
  readonly organisation?: string
  readonly position?: string
  readonly location?: string
  /** Parts of the heading that are neither. */
  readonly left: readonly string[]
}

/** Reads an entry of the experience section; words of its heading that fit no field are in `left`. */
export function workOfEntry(entry: Entry): { value: Work; left: readonly string[] } {
  const { organisation, position, location, left } = employmentOf(entry.fields)
  const value: Work = {
    ...(organisation && { name: organisation }),
    ...(position && { position }),
    ...(location && { location }),
    ...(entry.url && { url: entry.url }),
    ...told(entry),
  }
  return { value, left }
}

/** Reads an entry of unpaid work in the same way. */
export function volunteerOfEntry(entry: Entry): { value: Volunteer; left: readonly string[] } {
  const { organisation, position, location, left } = employmentOf(entry.fields)
  const value: Volunteer = {
    ...(organisation && { organization: organisation }),
    ...(position && { position }),
    ...(location && { location }),
    ...(entry.url && { url: entry.url }),
    ...told(entry),
  }
  return { value, left }
}

/** Returns the period and the description in the form that several sections share. */
export function told({ startDate, endDate, paragraphs, bullets }: Entry) {
  return {
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
    ...(paragraphs.length > 0 && { summary: paragraphs.join('\n\n') }),
    ...(bullets.length > 0 && { highlights: [...bullets] }),
  }
}

// These words come before the employer; the part before them must name a role.
const joint = /^(.{2,80}?),?\s+(?:at|@|bei|chez|en|na|für|for)\s+(\p{Lu}.{1,80})$/u

function employmentOf(fields: readonly string[]): Employment {
  const parts = fields.length === 1 ? splitOne(fields[0] ?? '') : [...fields]
  const place = parts.length > 1 ? parts.findIndex(isPlace) : -1
  const location = place === -1 ? undefined : parts.splice(place, 1)[0]
  if (parts.length === 1) return { ...alone(splitOne(parts[0] ?? '')), ...(location && { location }), left: [] }
  const role = roleAmong(parts)
  const [position] = parts.splice(role, 1)
  const [organisation, third, ...rest] = parts
  const isLocation = location === undefined && third !== undefined && /^\p{Lu}[\p{L} .'’,()-]{1,39}$/u.test(third)
  const left = isLocation || third === undefined ? rest : [third, ...rest]
  return {
    ...(organisation && { organisation }),
    ...(position && { position }),
    ...(location ? { location } : isLocation && { location: third }),
    left,
  }
}

/** Returns which part of a heading is the role: one that names a role and no company, otherwise the first. */
function roleAmong(parts: readonly string[]): number {
  const sure = parts.findIndex((part) => isRole(part) && !isCompany(part))
  if (sure !== -1) return sure
  const [first = ''] = parts
  if (isCompany(first) && parts.length > 1) return 1
  const likely = parts.findIndex(isRole)
  return likely === -1 ? 0 : likely
}

function alone(parts: readonly string[]): Pick<Employment, 'organisation' | 'position'> {
  const [first = '', second] = parts
  if (second !== undefined) {
    return isRole(second) && !isRole(first)
      ? { organisation: first, position: second }
      : { position: first, organisation: second }
  }
  if (first === '') return {}
  return isRole(first) ? { position: first } : { organisation: first }
}

/** `Engineer at Acme` and `Engineer, Acme` name two things in one. */
function splitOne(field: string): string[] {
  const [, position, organisation] = joint.exec(field) ?? []
  if (position && organisation && isRole(position)) return [position, organisation]
  const dashed = field.split(/\s-\s/)
  if (dashed.length > 1) return dashed.length === 2 ? dashed : [dashed[0] ?? '', dashed.slice(1).join(' - ')]
  const commas = field.split(/,\s+/)
  const [first = '', ...others] = commas
  if (commas.length < 2) return [field]
  if (isRole(first) && !isRole(others[0] ?? '')) return [first, ...withPlace(others)]
  const [role] = others
  if (role !== undefined && isRole(role) && others.length === 1) return [role, first]
  return isPlace(others.join(', ')) ? [first, others.join(', ')] : [field]
}

function withPlace(parts: readonly string[]): string[] {
  const [organisation = '', ...place] = parts
  return place.length > 0 && isPlace(place.join(', ')) ? [organisation, place.join(', ')] : [parts.join(', ')]
}

function isPlace(text: string): boolean {
  if (/^(?:remote|hybrid|homeoffice|home office|télétravail|teletrabajo|remoto)(?:\b.{0,30})?$/iu.test(text))
    return true
  if (isRole(text) || isCompany(text)) return false
  const place = readPlace(text)
  return place !== undefined && (place.countryCode !== undefined || place.region !== undefined)
}
