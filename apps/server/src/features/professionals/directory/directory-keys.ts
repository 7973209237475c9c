import type { Resume } from '@rise/contract/resumes/shapes'
import { slugify } from '../../../platform/slugs/slug.ts'
import { entriesOf, findSkill } from '../../catalogs/index.ts'
import { countryName } from '../present-person.ts'
import type { StoryRow } from '../story-row.ts'
import { presentWorkplaces } from '../workplaces/workplace.ts'
import type { KeyKind } from './tables.ts'

/** A property by which a professional can be found. `slug` is the property's part of an address. */
export interface DirectoryKey {
  readonly kind: KeyKind
  readonly slug: string
  readonly name: string
}

const everyone: DirectoryKey = { kind: 'everyone', slug: '', name: 'Everyone' }

const MOST_SKILLS = 30
const MOST_WORKPLACES = 12
const LONGEST_NAME = 80
/** Slugs of employer names that name no company, such as a freelancer's. */
const noCompany = new Set(['freelance', 'freelancer', 'self-employed', 'independent', 'various', 'confidential'])

/** Returns the keys of a professional on this day (`2026-11-21`). All but `open-to-employers` are public. */
export function keysOf(row: StoryRow, resume: Resume, today: string): DirectoryKey[] {
  const openToWork = row.open_to_work ?? 'off'
  const keys = [
    everyone,
    ...entriesOf('expertises', row.expertises ?? []).map((entry) => ({ kind: 'expertise' as const, ...entry })),
    ...entriesOf('hats', row.hats ?? []).map((entry) => ({ kind: 'hat' as const, ...entry })),
    ...skillKeys(resume),
    ...placeKeys(resume),
    ...workKeys('company', presentWorkplaces(resume, today)),
    ...workKeys('worked', resume.work ?? []),
    ...flag((row.mentoring_topics ?? []).length > 0, 'mentors', 'Mentors'),
    // Searches by these keys leave out people who hide from the viewer that they are open to work.
    ...flag(openToWork === 'public', 'open', 'Open to work'),
    ...flag(openToWork !== 'off', 'open-to-employers', 'Open to work'),
  ]
  return [...new Map(keys.map((key) => [`${key.kind} ${key.slug}`, key])).values()]
}

/**
 * Returns the key of a skill: the catalog's, otherwise one made from the words; undefined for words without usable
 * letters.
 */
export function skillKey(name: string): DirectoryKey | undefined {
  const skill = findSkill(name)
  if (skill) return { kind: 'skill', slug: skill.slug, name: skill.name }
  return namedKey('skill', name)
}

function skillKeys({ skills = [] }: Resume): DirectoryKey[] {
  return skills.slice(0, MOST_SKILLS).flatMap(({ name = '' }) => skillKey(name) ?? [])
}

function placeKeys({ basics }: Resume): DirectoryKey[] {
  const { city = '', region = '', countryCode = '' } = basics?.location ?? {}
  const country = countryCode === '' ? undefined : namedKey('country', countryName(countryCode))
  return [namedKey('place', city), namedKey('place', region), country].filter((key) => key !== undefined)
}

function workKeys(kind: 'company' | 'worked', work: readonly { name?: string | undefined }[]): DirectoryKey[] {
  const keys = work.slice(0, MOST_WORKPLACES).flatMap(({ name = '' }) => namedKey(kind, name) ?? [])
  return keys.filter(({ slug }) => !noCompany.has(slug))
}

function namedKey(kind: KeyKind, text: string): DirectoryKey | undefined {
  const name = text.trim().slice(0, LONGEST_NAME)
  const slug = slugify(name)
  return slug === '' ? undefined : { kind, slug, name }
}

function flag(holds: boolean, kind: KeyKind, name: string): DirectoryKey[] {
  return holds ? [{ kind, slug: '', name }] : []
}
