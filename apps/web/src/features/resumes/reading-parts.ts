import type { CatalogEntry } from '@rise/contract/catalogs/shapes'
import { MOST_CHOSEN } from '@rise/contract/professionals/story/limits'
import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import type { Resume } from '@rise/contract/resumes/shapes'
import { resumePartNames } from '@rise/contract/resumes/words'
import { countryName, resumeOf } from '../professionals/index.ts'
import { type Entry, lineOf, partName, type Section, wordsOf } from './reading-lines.ts'
import { matchRoles } from './same-role.ts'

type Basics = NonNullable<Resume['basics']>

/** A part of a reading, to be added to a story or discarded. */
export interface ReadingPart {
  readonly key: string
  readonly title: string
  /** Its content, one line each. */
  readonly lines: readonly string[]
  /** Of links: which of the reading's it has. */
  readonly positions?: readonly number[]
  /** How adding it affects existing content. */
  readonly note?: string
  /** Adding it replaces nothing, and publishes no contact details at once. */
  readonly safe: boolean
  /** Returns the story's document with the part added. */
  readonly take?: (document: Resume) => Resume
  /** Returns the story's values beside the document that come with it. */
  readonly takeBeside?: (story: OwnStory) => Partial<OwnStory>
}

const unseen = 'No one sees it until you choose who can.'
const seen = 'Those whom you chose under “Contact” will see it.'
const fields = [
  ['label', 'Headline'],
  ['summary', resumePartNames.basics],
  ['email', 'Email to show'],
  ['phone', 'Telephone to show'],
  ['url', 'Your website'],
] as const

/** Each list, with the fields that identify an entry. */
const lists = [
  ['work', ['position', 'name', 'startDate']],
  ['education', ['institution', 'studyType', 'area']],
  ['skills', ['name']],
  ['projects', ['name']],
  ['volunteer', ['organization', 'position', 'startDate']],
  ['certificates', ['name', 'issuer']],
  ['languages', ['language', 'fluency']],
  ['publications', ['name', 'publisher']],
  ['awards', ['title', 'awarder']],
] as const satisfies readonly (readonly [Section, readonly string[]])[]

/** The fields that identify an entry of a list. */
export const identities = Object.fromEntries(lists) as Record<(typeof lists)[number][0], readonly string[]>

/** The contact details that others would see as soon as they are added. */
export interface ShownContact {
  readonly email: boolean
  readonly phone: boolean
}

/** The interests of our list that are chosen, and those that a reading names. */
export interface KnownInterests {
  readonly chosen: readonly CatalogEntry[]
  readonly read: readonly CatalogEntry[]
}

/** Returns what a reading has and a story lacks, in the order of the page. */
export function readingParts(
  kept: Resume,
  read: Resume,
  shown: ShownContact,
  known: KnownInterests = { chosen: [], read: [] },
): ReadingPart[] {
  return [
    ...basicsParts(kept.basics ?? {}, read.basics ?? {}, shown),
    ...listParts(kept, read),
    ...interestsPart(kept, read, known),
    ...otherParts(kept, read),
  ]
}

/** Returns a document with these parts. */
export function documentWith(document: Resume, parts: readonly ReadingPart[]): Resume {
  return parts.reduce((next, { take }) => take?.(next) ?? next, document)
}

/** Returns a story with these parts. */
export function storyWith(story: OwnStory, parts: readonly ReadingPart[]): OwnStory {
  const taken = { ...story, resume: documentWith(resumeOf(story), parts) }
  for (const { takeBeside } of parts) Object.assign(taken, takeBeside?.(taken))
  return taken
}

/** Returns the chosen entries of one of our lists with more added, up to the limit of a story. */
export function chosenWith(chosen: readonly CatalogEntry[], more: readonly CatalogEntry[]): CatalogEntry[] {
  return [...new Map([...chosen, ...more].map((entry) => [entry.slug, entry])).values()].slice(0, MOST_CHOSEN)
}

function basicsParts(kept: Basics, read: Basics, shown: ShownContact): ReadingPart[] {
  const texts = fields.map(([field, title]) => {
    const take = (document: Resume) => ({ ...document, basics: { ...document.basics, [field]: read[field] } })
    const isShown = field === 'email' || field === 'phone' ? shown[field] : undefined
    return basicsPart({ key: field, title, isShown, was: kept[field], is: read[field], take })
  })
  const take = (document: Resume) => ({ ...document, basics: { ...document.basics, location: read.location } })
  const place = { was: placeIn(kept.location), is: placeIn(read.location) }
  const isKept = (url: unknown) => (kept.profiles ?? []).some((profile) => profile.url === url)
  const found = (read.profiles ?? [])
    .map((profile, at) => ({ profile, at }))
    .filter(({ profile }) => !isKept(profile.url))
  const profiles = found.map(({ profile }) => profile)
  const links: ReadingPart = {
    key: 'profiles',
    title: 'Links elsewhere',
    lines: profiles.map(({ network, url }) => [network, url].filter(Boolean).join(': ')),
    positions: found.map(({ at }) => at),
    safe: true,
    take: (document) => ({
      ...document,
      basics: {
        ...document.basics,
        profiles: [...(document.basics?.profiles ?? []), ...profiles.filter(({ url }) => url !== '')],
      },
    }),
  }
  const others = [...texts, basicsPart({ key: 'location', title: 'Place', isShown: undefined, ...place, take })]
  return [...others.filter((part) => part !== undefined), ...(profiles.length > 0 ? [links] : [])]
}

interface BasicsField extends Required<Pick<ReadingPart, 'key' | 'title' | 'take'>> {
  /** For contact details only. */
  readonly isShown: boolean | undefined
  readonly was: string | undefined
  readonly is: string | undefined
}

function basicsPart({ key, title, isShown, was, is, take }: BasicsField): ReadingPart | undefined {
  if (!is || is === was) return undefined
  const hint = isShown === undefined ? undefined : isShown ? seen : unseen
  const note = was ? `Replaces what is in your story: ${was}` : hint
  return { key, title, lines: [is], safe: !was && isShown !== true, take, ...(note !== undefined && { note }) }
}

function placeIn(location: Basics['location'] = {}): string {
  const country = location.countryCode && countryName(location.countryCode)
  return [location.city || location.region, country].filter(Boolean).join(', ')
}

function listParts(kept: Resume, read: Resume): ReadingPart[] {
  return lists.flatMap(([section, names]) => {
    const [there, found] = [entriesIn(kept, section), entriesIn(read, section)]
    if (section === 'work') return workPart(there, found)
    const fresh = freshOf(there, found, names)
    if (fresh.length === 0) return []
    return {
      key: section,
      title: resumePartNames[section],
      lines: fresh.map((entry) => lineOf(section, entry)),
      safe: true,
      ...(there.length > 0 && { note: 'Added behind what is in your story, which stays as it is.' }),
      take: (document: Resume) => ({ ...document, [section]: [...entriesIn(document, section), ...fresh] }),
    }
  })
}

/** Returns the entries that a list lacks. `names` are the fields that identify one. */
export function freshOf(there: readonly Entry[], found: readonly Entry[], names: readonly string[]): readonly Entry[] {
  const known = new Set(there.map((entry) => wordsOf(entry, names).toLowerCase()))
  return found.filter((entry) => !known.has(wordsOf(entry, names).toLowerCase()))
}

/** A page shows interests of our list; the file's own words stay in the document. */
function interestsPart(kept: Resume, read: Resume, known: KnownInterests): ReadingPart[] {
  const fresh = freshOf(entriesIn(kept, 'interests'), entriesIn(read, 'interests'), ['name'])
  const chosen = new Set(known.chosen.map(({ slug }) => slug))
  const interests = known.read.filter(({ slug }) => !chosen.has(slug))
  if (fresh.length === 0 && interests.length === 0) return []
  const shown = interests.map(({ name }) => name).join(', ')
  return [
    {
      key: 'interests',
      title: resumePartNames.interests,
      lines: entriesIn(read, 'interests').map(({ name, keywords }) => {
        const words = wordsOf({ keywords }, ['keywords'])
        return [name, words].filter(Boolean).join(': ')
      }),
      note:
        shown === ''
          ? 'Our list of interests has none of them. They are kept for when you download your whole story.'
          : `Your page shows: ${shown}. Your own words are kept for when you download your whole story.`,
      safe: true,
      take: (document) =>
        fresh.length === 0 ? document : { ...document, interests: [...entriesIn(document, 'interests'), ...fresh] },
      takeBeside: (story) => ({ interests: chosenWith(story.interests, interests) }),
    },
  ]
}

/** Roles already entered by hand aren't duplicated: they gain whatever else the file says about them. */
function workPart(there: readonly Entry[], found: readonly Entry[]): ReadingPart | [] {
  const { fresh, fuller } = matchRoles(there, found)
  if (fresh.length === 0 && fuller.size === 0) return []
  const lines = [
    ...[...fuller.values()].map((role) => `${lineOf('work', role)}: more about it`),
    ...fresh.map((role) => lineOf('work', role)),
  ]
  return {
    key: 'work',
    title: resumePartNames.work,
    lines,
    safe: true,
    ...(there.length > 0 && { note: 'Added to what is in your story, which stays as it is.' }),
    take: (document) => {
      const now = matchRoles(entriesIn(document, 'work'), found)
      const roles = entriesIn(document, 'work').map((role) => now.fuller.get(role) ?? role)
      return { ...document, work: [...roles, ...now.fresh] }
    },
  }
}

/** Parts that no form shows are stored, so that the document comes out as it went in. */
function otherParts(kept: Resume, read: Resume): ReadingPart[] {
  const shown = new Set<string>(['$schema', 'basics', 'interests', ...lists.map(([section]) => section)])
  const others = othersIn(read, kept, shown)
  const basics = othersIn(read.basics ?? {}, kept.basics ?? {}, new Set(['name', 'profiles', ...placed(read)]))
  if (others.length + basics.length === 0) return []
  return [
    {
      key: 'others',
      title: 'Other parts of the document',
      lines: [...others, ...basics].map(([name]) => partName(name)),
      note: 'Not shown on your page. They are kept for when you download your whole story.',
      safe: true,
      take: (document) => ({
        ...document,
        ...Object.fromEntries(others),
        ...(basics.length > 0 && { basics: { ...Object.fromEntries(basics), ...document.basics } }),
      }),
    },
  ]
}

function othersIn(read: object, kept: object, shown: ReadonlySet<string>): [string, unknown][] {
  return Object.entries(read).filter(([name]) => !shown.has(name) && !(name in kept))
}

/** The fields of the basics with a part of their own; a location without city and country has none. */
function placed({ basics: { location } = {} }: Resume): string[] {
  return [...fields.map(([field]) => field), ...(placeIn(location) === '' ? [] : ['location'])]
}

/** Returns the entries of a list of a document. */
export function entriesIn(document: Resume, section: string): readonly Entry[] {
  const entries = document[section]
  return Array.isArray(entries) ? entries : []
}
