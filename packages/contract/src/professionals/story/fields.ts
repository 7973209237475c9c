import { msg, t } from '@rise/texts'
import { z } from 'zod'
import { version } from '../../integers.ts'
import type { Resume } from '../../resumes/shapes.ts'
import { resume } from '../../resumes/shapes.ts'
import { firstName, lastName } from '../../session/fields.ts'
import { oneLine } from '../../texts.ts'
import { isWebAddress, wholeAddress } from '../../web-address.ts'
import { contactAudiences, openToWorkSettings, soughtWorkTypes } from './kinds.ts'
import { MOST_CHOSEN, MOST_HIDDEN_FROM, MOST_SOUGHT_ROLES } from './limits.ts'

/** Slugs of a catalog. The server checks that they exist. */
const chosenEntries = z
  .array(z.string().max(80))
  .max(MOST_CHOSEN, { error: () => t('Choose at most {most}.', { most: MOST_CHOSEN }) })
  .transform((slugs) => [...new Set(slugs)])

const timeZone = z
  .string()
  .max(60)
  .refine(isTimeZone, { error: () => t('Choose a time zone such as Europe/Lisbon.') })

function lines(most: number) {
  return z
    .array(oneLine(120).refine((text) => text !== '', { error: () => t('This is empty. Fill it in or remove it.') }))
    .max(most, { error: () => t('Enter at most {most}.', { most }) })
}

/** The résumé as the edit forms send it: each entry has its required fields, and links are valid. */
const editedResume = resume.transform(withCompleteLinks).superRefine((value, context) => {
  for (const { path, message } of [...missingFields(value), ...badLinks(value), ...badDates(value)]) {
    context.addIssue({ code: 'custom', path: [...path], message })
  }
})

/**
 * Parts of a story to change; absent parts stay. A section of the résumé is replaced as a whole, so the caller must
 * send back the fields it does not know.
 */
export const storyChange = z.object({
  /** The version that the change is based on; an outdated one is refused. */
  version,
  firstName: firstName.optional(),
  lastName: lastName.optional(),
  resume: editedResume.optional(),
  timeZone: timeZone.nullable().optional(),
  openToWork: z.enum(openToWorkSettings).optional(),
  soughtRoles: lines(MOST_SOUGHT_ROLES).optional(),
  soughtWorkTypes: z.array(z.enum(soughtWorkTypes)).max(soughtWorkTypes.length).optional(),
  /** Companies whose members never learn that the professional is open to work, besides their current employers. */
  hiddenFrom: lines(MOST_HIDDEN_FROM).optional(),
  expertises: chosenEntries.optional(),
  hats: chosenEntries.optional(),
  soughtValues: chosenEntries.optional(),
  soughtBenefits: chosenEntries.optional(),
  interests: chosenEntries.optional(),
  mentoringTopics: chosenEntries.optional(),
  emailShownTo: z.enum(contactAudiences).optional(),
  phoneShownTo: z.enum(contactAudiences).optional(),
  searchEngines: z.boolean().optional(),
  /** Whether the professional is named on the page of their current employer. */
  shownAtWork: z.boolean().optional(),
})

/**
 * The parts of a story that JSON Resume can't express. An exported document holds them under `x-rise` (`EXTRAS_PART`),
 * each only if it is set: first and last name, time zone, privacy choices, and slugs from our lists. `interests` names
 * the interests of the document that were chosen from a list. If an interest is in the document only because it was
 * chosen there, it also has its slug, again under `x-rise`.
 */
export const storyExtras = storyChange.omit({ version: true, resume: true })

interface Problem {
  readonly path: readonly (string | number)[]
  readonly message: string
}

/** The required fields of each section's entries. */
const requiredFields = [
  ['work', 'name', msg('Enter the company.')],
  ['work', 'position', msg('Enter your role.')],
  ['volunteer', 'organization', msg('Enter the organisation.')],
  ['education', 'institution', msg('Enter the school.')],
  ['skills', 'name', msg('Enter the skill.')],
  ['projects', 'name', msg('Enter the project.')],
  ['certificates', 'name', msg('Enter the certificate.')],
  ['languages', 'language', msg('Enter the language.')],
  ['publications', 'name', msg('Enter the title.')],
  ['awards', 'title', msg('Enter the award.')],
] as const

function missingFields(value: Resume): Problem[] {
  return requiredFields.flatMap(([section, field, message]) =>
    entriesOf(value, section).flatMap((entry, index) =>
      entry[field] ? [] : [{ path: [section, index, field], message: t(message) }],
    ),
  )
}

/** Sections whose entries may have links. */
const linkedSections = ['work', 'volunteer', 'education', 'projects', 'certificates', 'publications'] as const

/** Returns the document with its links completed; nothing else changes. */
function withCompleteLinks(value: Resume): Resume {
  const complete = <T extends object>(entry: T): T =>
    'url' in entry && typeof entry.url === 'string' ? { ...entry, url: wholeAddress(entry.url) } : entry
  const { basics } = value
  const sections = linkedSections.flatMap((section) =>
    Array.isArray(value[section]) ? [[section, entriesOf(value, section).map(complete)] as const] : [],
  )
  return {
    ...value,
    ...(basics && {
      basics: { ...complete(basics), ...(basics.profiles && { profiles: basics.profiles.map(complete) }) },
    }),
    ...Object.fromEntries(sections),
  }
}

function badLinks(value: Resume): Problem[] {
  const message = t('Enter a full address such as https://example.com.')
  const bad = (url: string | undefined, path: Problem['path']) =>
    url === undefined || isWebAddress(url) ? [] : [{ path, message }]
  const { basics } = value
  const profiles = (basics?.profiles ?? []).flatMap(({ url = '' }, index) =>
    bad(url, ['basics', 'profiles', index, 'url']),
  )
  const sectionProblems = linkedSections.flatMap((section) =>
    (value[section] ?? []).flatMap(({ url }, index) => bad(url, [section, index, 'url'])),
  )
  return [...bad(basics?.url, ['basics', 'url']), ...profiles, ...sectionProblems]
}

function badDates(value: Resume): Problem[] {
  const sections = ['work', 'volunteer', 'education', 'projects'] as const
  return sections.flatMap((section) =>
    entriesOf(value, section).flatMap(({ startDate, endDate }, index) =>
      typeof startDate === 'string' && typeof endDate === 'string' && endsBefore(startDate, endDate)
        ? [{ path: [section, index, 'endDate'], message: t('The end is before the start. Correct one of them.') }]
        : [],
    ),
  )
}

/** Compares two dates only as precisely as both are known: 2020 does not end before 2020-05. */
function endsBefore(start: string, end: string): boolean {
  const precision = Math.min(start.length, end.length)
  return end.slice(0, precision) < start.slice(0, precision)
}

function entriesOf(value: Resume, section: keyof Resume & string): readonly Record<string, unknown>[] {
  const entries = value[section]
  return Array.isArray(entries) ? entries : []
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
