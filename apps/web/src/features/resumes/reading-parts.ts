import type { CatalogEntry } from '@rise/contract/catalogs/shapes'
import { MOST_CHOSEN } from '@rise/contract/professionals/story/limits'
import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import type { Resume } from '@rise/contract/resumes/shapes'
import { countryInWords } from '@rise/contract/words'
import { msg, t } from '@rise/texts'
import { resumeOf } from '../professionals/index.ts'
import { partTitles } from './part-titles.ts'
import { type Entry, lineOf, partName, type Section, wordsOf } from './reading-lines.ts'
import { matchRoles } from './same-role.ts'

type Basics = NonNullable<Resume['basics']>

/** A part of a reading, to be added to a story or discarded. */
export interface ReadingPart {
  readonly key: string
  readonly title: string
  /** The content of the part, one line each. */
  readonly lines: readonly string[]
  /** For links: their positions in the reading. */
  readonly positions?: readonly number[]
  /** What adding the part changes about existing content. */
  readonly note?: string
  /** Whether adding the part neither replaces anything nor immediately publishes contact details. */
  readonly safe: boolean
  /** Returns the story's document with the part added. */
  readonly addToDocument?: (document: Resume) => Resume
  /** Returns further values of the story, outside the document. */
  readonly addToStory?: (story: OwnStory) => Partial<OwnStory>
}

const hiddenNote = msg('No one sees it until you choose who can.')
const visibleNote = msg('The people you chose under “Contact” will see it.')
const fields = [
  ['label', msg('Headline')],
  ['summary', partTitles.basics],
  ['email', msg('Email to show')],
  ['phone', msg('Telephone to show')],
  ['url', msg('Your website')],
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

/** The contact details that others see as soon as they are added. */
export interface ShownContact {
  readonly email: boolean
  readonly phone: boolean
}

/** The catalog interests already chosen, and those in the reading. */
export interface KnownInterests {
  readonly chosen: readonly CatalogEntry[]
  readonly read: readonly CatalogEntry[]
}

/** Returns the parts of a reading that a story lacks, in the order of the page. */
export function readingParts(
  present: Resume,
  read: Resume,
  shown: ShownContact,
  known: KnownInterests = { chosen: [], read: [] },
): ReadingPart[] {
  return [
    ...basicsParts(present.basics ?? {}, read.basics ?? {}, shown),
    ...listParts(present, read),
    ...interestsPart(present, read, known),
    ...otherParts(present, read),
  ]
}

/** Returns a document with these parts added. */
export function documentWith(document: Resume, parts: readonly ReadingPart[]): Resume {
  return parts.reduce((next, { addToDocument }) => addToDocument?.(next) ?? next, document)
}

/** Returns a story with these parts added. */
export function storyWith(story: OwnStory, parts: readonly ReadingPart[]): OwnStory {
  const result = { ...story, resume: documentWith(resumeOf(story), parts) }
  for (const { addToStory } of parts) Object.assign(result, addToStory?.(result))
  return result
}

/** Returns the chosen entries of a catalog list with more added, up to the limit of a story. */
export function withEntries(chosen: readonly CatalogEntry[], more: readonly CatalogEntry[]): CatalogEntry[] {
  return [...new Map([...chosen, ...more].map((entry) => [entry.slug, entry])).values()].slice(0, MOST_CHOSEN)
}

function basicsParts(present: Basics, readBasics: Basics, shown: ShownContact): ReadingPart[] {
  const texts = fields.map(([field, title]) => {
    const addToDocument = (document: Resume) => ({
      ...document,
      basics: { ...document.basics, [field]: readBasics[field] },
    })
    const isShown = field === 'email' || field === 'phone' ? shown[field] : undefined
    return basicsPart({
      key: field,
      title: t(title),
      isShown,
      was: present[field],
      is: readBasics[field],
      addToDocument,
    })
  })
  const addLocation = (document: Resume) => ({
    ...document,
    basics: { ...document.basics, location: readBasics.location },
  })
  const place = { was: placeIn(present.location), is: placeIn(readBasics.location) }
  const isPresent = (url: unknown) => (present.profiles ?? []).some((profile) => profile.url === url)
  const newProfiles = (readBasics.profiles ?? [])
    .map((profile, at) => ({ profile, at }))
    .filter(({ profile }) => !isPresent(profile.url))
  const profiles = newProfiles.map(({ profile }) => profile)
  const links: ReadingPart = {
    key: 'profiles',
    title: t('Links elsewhere'),
    lines: profiles.map(({ network, url }) => [network, url].filter(Boolean).join(': ')),
    positions: newProfiles.map(({ at }) => at),
    safe: true,
    addToDocument: (document) => ({
      ...document,
      basics: {
        ...document.basics,
        profiles: [...(document.basics?.profiles ?? []), ...profiles.filter(({ url }) => url !== '')],
      },
    }),
  }
  const otherParts = [
    ...texts,
    basicsPart({ key: 'location', title: t('Place'), isShown: undefined, ...place, addToDocument: addLocation }),
  ]
  return [...otherParts.filter((part) => part !== undefined), ...(profiles.length > 0 ? [links] : [])]
}

interface BasicsField extends Required<Pick<ReadingPart, 'key' | 'title' | 'addToDocument'>> {
  /** Whether others see the value; only for contact details. */
  readonly isShown: boolean | undefined
  readonly was: string | undefined
  readonly is: string | undefined
}

function basicsPart({ key, title, isShown, was, is, addToDocument }: BasicsField): ReadingPart | undefined {
  if (!is || is === was) return undefined
  const hint = isShown === undefined ? undefined : isShown ? t(visibleNote) : t(hiddenNote)
  const note = was ? t('Replaces what is in your story: {text}', { text: was }) : hint
  return { key, title, lines: [is], safe: !was && isShown !== true, addToDocument, ...(note !== undefined && { note }) }
}

function placeIn(location: Basics['location'] = {}): string {
  const country = location.countryCode && countryInWords(location.countryCode)
  return [location.city || location.region, country].filter(Boolean).join(', ')
}

function listParts(present: Resume, readResume: Resume): ReadingPart[] {
  return lists.flatMap(([section, names]) => {
    const [presentEntries, entries] = [entriesIn(present, section), entriesIn(readResume, section)]
    if (section === 'work') return workPart(presentEntries, entries)
    const missingEntries = newEntries(presentEntries, entries, names)
    if (missingEntries.length === 0) return []
    return {
      key: section,
      title: t(partTitles[section]),
      lines: missingEntries.map((entry) => lineOf(section, entry)),
      safe: true,
      ...(presentEntries.length > 0 && {
        note: t('We’ll add this after what’s already in your story. Nothing is replaced.'),
      }),
      addToDocument: (document: Resume) => ({
        ...document,
        [section]: [...entriesIn(document, section), ...missingEntries],
      }),
    }
  })
}

/** Returns the entries that the present ones don't contain. `names` are the fields that identify an entry. */
export function newEntries(
  presentEntries: readonly Entry[],
  entries: readonly Entry[],
  names: readonly string[],
): readonly Entry[] {
  const presentNames = new Set(presentEntries.map((entry) => wordsOf(entry, names).toLowerCase()))
  return entries.filter((entry) => !presentNames.has(wordsOf(entry, names).toLowerCase()))
}

/** The page shows interests from the catalog only; the file's own words stay in the document. */
function interestsPart(present: Resume, readResume: Resume, known: KnownInterests): ReadingPart[] {
  const missingInterests = newEntries(entriesIn(present, 'interests'), entriesIn(readResume, 'interests'), ['name'])
  const chosenSlugs = new Set(known.chosen.map(({ slug }) => slug))
  const interests = known.read.filter(({ slug }) => !chosenSlugs.has(slug))
  if (missingInterests.length === 0 && interests.length === 0) return []
  const names = interests.map(({ name }) => name).join(', ')
  return [
    {
      key: 'interests',
      title: t(partTitles.interests),
      lines: entriesIn(readResume, 'interests').map(({ name, keywords }) => {
        const keywordText = wordsOf({ keywords }, ['keywords'])
        return [name, keywordText].filter(Boolean).join(': ')
      }),
      note:
        names === ''
          ? t('Our list of interests has none of them. They are kept for when you download your whole story.')
          : t('Your page shows: {interests}. Your own words are kept for when you download your whole story.', {
              interests: names,
            }),
      safe: true,
      addToDocument: (document) =>
        missingInterests.length === 0
          ? document
          : { ...document, interests: [...entriesIn(document, 'interests'), ...missingInterests] },
      addToStory: (story) => ({ interests: withEntries(story.interests, interests) }),
    },
  ]
}

/** A role already entered by hand isn't duplicated: it gains the further fields of the file. */
function workPart(ownRoles: readonly Entry[], readRoles: readonly Entry[]): ReadingPart | [] {
  const { missing, completed } = matchRoles(ownRoles, readRoles)
  if (missing.length === 0 && completed.size === 0) return []
  const lines = [
    ...[...completed.values()].map((role) => t('{role}: more about it', { role: lineOf('work', role) })),
    ...missing.map((role) => lineOf('work', role)),
  ]
  return {
    key: 'work',
    title: t(partTitles.work),
    lines,
    safe: true,
    ...(ownRoles.length > 0 && { note: t('Added to what is in your story, which stays as it is.') }),
    addToDocument: (document) => {
      const matchedRoles = matchRoles(entriesIn(document, 'work'), readRoles)
      const roles = entriesIn(document, 'work').map((role) => matchedRoles.completed.get(role) ?? role)
      return { ...document, work: [...roles, ...matchedRoles.missing] }
    },
  }
}

/** Parts without a form are stored, so that exporting the document includes them. */
function otherParts(present: Resume, readResume: Resume): ReadingPart[] {
  const handledParts = new Set<string>(['$schema', 'basics', 'interests', ...lists.map(([section]) => section)])
  const otherParts = furtherParts(readResume, present, handledParts)
  const basics = furtherParts(
    readResume.basics ?? {},
    present.basics ?? {},
    new Set(['name', 'profiles', ...fieldsWithPart(readResume)]),
  )
  if (otherParts.length + basics.length === 0) return []
  return [
    {
      key: 'others',
      title: t('Other parts of the document'),
      lines: [...otherParts, ...basics].map(([name]) => partName(name)),
      note: t('Not shown on your page. They are kept for when you download your whole story.'),
      safe: true,
      addToDocument: (document) => ({
        ...document,
        ...Object.fromEntries(otherParts),
        ...(basics.length > 0 && { basics: { ...Object.fromEntries(basics), ...document.basics } }),
      }),
    },
  ]
}

function furtherParts(readResume: object, present: object, shown: ReadonlySet<string>): [string, unknown][] {
  return Object.entries(readResume).filter(([name]) => !shown.has(name) && !(name in present))
}

/** Returns the fields of the basics that have a part of their own; a location without city and country has none. */
function fieldsWithPart({ basics: { location } = {} }: Resume): string[] {
  return [...fields.map(([field]) => field), ...(placeIn(location) === '' ? [] : ['location'])]
}

/** Returns the entries of a list of a document. */
export function entriesIn(document: Resume, section: string): readonly Entry[] {
  const entries = document[section]
  return Array.isArray(entries) ? entries : []
}
