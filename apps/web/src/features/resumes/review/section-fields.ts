import { type Message, msg, type Pattern, t } from '@rise/texts'
import { inSentence } from '../../../ui/fields/in-sentence.ts'
import type { Section } from '../reading-lines.ts'

/** An editable field of a review item. */
export interface ItemField {
  readonly name: string
  readonly label: Message
  readonly kind?: 'area' | 'lines' | 'url' | 'date'
  /** Whether an item can be added only with this field. */
  readonly isNeeded?: boolean
}

interface SectionFields {
  /** The singular: "role". */
  readonly noun: Message
  /** Names the fields that an entry lacks. */
  readonly toAdd: Pattern
  readonly fields: readonly ItemField[]
  /** The label of the checkbox for ongoing items; only for items with a period. */
  readonly ongoing?: Message
  /** The field that receives further text. */
  readonly text?: string
}

export type ReviewedSection = Exclude<Section, 'skills' | 'interests' | 'references'>

const url = { name: 'url', label: msg('Link'), kind: 'url' } as const
const about = {
  name: 'summary',
  label: msg('About', 'a field: about the role, project or publication'),
  kind: 'area',
} as const
const highlights = { name: 'highlights', label: msg('Highlights'), kind: 'lines' } as const

/** The lists that the review shows item by item, in the order of the page; skills are one field. */
export const sectionFields: Readonly<Record<ReviewedSection, SectionFields>> = {
  work: {
    noun: msg('role', 'the kind of an entry, before a colon and its title'),
    toAdd: msg('To add this role, enter: {fields}.'),
    ongoing: msg('I work here now'),
    text: 'summary',
    fields: [
      { name: 'position', label: msg('Role', 'a job that someone has or had'), isNeeded: true },
      { name: 'name', label: msg('Company'), isNeeded: true },
      { name: 'location', label: msg('Place') },
      url,
      about,
      highlights,
    ],
  },
  education: {
    noun: msg('education', 'the kind of an entry, before a colon and its title'),
    toAdd: msg('To add this education, enter: {fields}.'),
    ongoing: msg('I still study here'),
    fields: [
      { name: 'institution', label: msg('School'), isNeeded: true },
      { name: 'studyType', label: msg('Degree') },
      { name: 'area', label: msg('Field of study') },
      { name: 'score', label: msg('Grade') },
      { name: 'courses', label: msg('Courses'), kind: 'lines' },
    ],
  },
  projects: {
    noun: msg('project', 'the kind of an entry, before a colon and its title'),
    toAdd: msg('To add this project, enter: {fields}.'),
    ongoing: msg('This is ongoing'),
    text: 'description',
    fields: [
      { name: 'name', label: msg('Name', 'of a project'), isNeeded: true },
      url,
      { ...about, name: 'description' },
      highlights,
    ],
  },
  volunteer: {
    noun: msg('volunteering', 'the kind of an entry, before a colon and its title'),
    toAdd: msg('To add this volunteering, enter: {fields}.'),
    ongoing: msg('I still do this'),
    text: 'summary',
    fields: [
      { name: 'organization', label: msg('Organisation'), isNeeded: true },
      { name: 'position', label: msg('Your role') },
      about,
      highlights,
    ],
  },
  certificates: {
    noun: msg('certificate', 'the kind of an entry, before a colon and its title'),
    toAdd: msg('To add this certificate, enter: {fields}.'),
    fields: [
      { name: 'name', label: msg('Certificate'), isNeeded: true },
      { name: 'issuer', label: msg('Issued by') },
      { name: 'date', label: msg('Date'), kind: 'date' },
      url,
    ],
  },
  languages: {
    noun: msg('language', 'the kind of an entry, before a colon and its title'),
    toAdd: msg('To add this language, enter: {fields}.'),
    fields: [
      { name: 'language', label: msg('Language'), isNeeded: true },
      { name: 'fluency', label: msg('Level', 'how well someone knows it') },
    ],
  },
  publications: {
    noun: msg('publication', 'the kind of an entry, before a colon and its title'),
    toAdd: msg('To add this publication, enter: {fields}.'),
    text: 'summary',
    fields: [
      { name: 'name', label: msg('Title'), isNeeded: true },
      { name: 'publisher', label: msg('Publisher') },
      { name: 'releaseDate', label: msg('Date'), kind: 'date' },
      url,
      about,
    ],
  },
  awards: {
    noun: msg('award', 'the kind of an entry, before a colon and its title'),
    toAdd: msg('To add this award, enter: {fields}.'),
    text: 'summary',
    fields: [
      { name: 'title', label: msg('Award'), isNeeded: true },
      { name: 'awarder', label: msg('Awarded by') },
      { name: 'date', label: msg('Date'), kind: 'date' },
      about,
    ],
  },
}

export const reviewedSections = Object.keys(sectionFields) as readonly ReviewedSection[]

const dates: Readonly<Record<string, Message>> = {
  startDate: msg('start', 'of a period'),
  endDate: msg('end', 'of a period'),
  date: msg('Date'),
  releaseDate: msg('Date'),
}

/** Returns the labels of fields in words, each once: "company, start". */
export function fieldWords(section: ReviewedSection, names: readonly string[]): string {
  const { fields } = sectionFields[section]
  const labels = names.map((name) => {
    const label = fields.find((field) => field.name === name)?.label ?? dates[name]
    return label === undefined ? name : inSentence(t(label))
  })
  return [...new Set(labels)].join(', ')
}

/** Returns the labels of an item's missing required fields. */
export function missingIn(section: ReviewedSection, entry: Readonly<Record<string, unknown>>): string[] {
  const missingFields = sectionFields[section].fields.filter(
    ({ name, isNeeded }) => isNeeded && String(entry[name] ?? '').trim() === '',
  )
  // If the item is no longer ongoing but has no end date yet, the end is an empty text.
  return [...missingFields.map(({ label }) => inSentence(t(label))), ...(entry.endDate === '' ? [t('its end')] : [])]
}
