import type { Section } from '../reading-lines.ts'

/** An editable field of a review item. */
export interface ItemField {
  readonly name: string
  readonly label: string
  readonly kind?: 'area' | 'lines' | 'url' | 'date'
  /** Whether an item can be added only with this field. */
  readonly isNeeded?: boolean
}

interface SectionFields {
  /** The singular: "role". */
  readonly noun: string
  readonly fields: readonly ItemField[]
  /** The label of the checkbox for ongoing items; only for items with a period. */
  readonly ongoing?: string
  /** The field that receives further text. */
  readonly text?: string
}

export type ReviewedSection = Exclude<Section, 'skills' | 'interests' | 'references'>

const url = { name: 'url', label: 'Link', kind: 'url' } as const
const about = { name: 'summary', label: 'About', kind: 'area' } as const
const highlights = { name: 'highlights', label: 'Highlights', kind: 'lines' } as const

/** The lists that the review shows item by item, in the order of the page; skills are one field. */
export const sectionFields: Readonly<Record<ReviewedSection, SectionFields>> = {
  work: {
    noun: 'role',
    ongoing: 'I work here now',
    text: 'summary',
    fields: [
      { name: 'position', label: 'Role', isNeeded: true },
      { name: 'name', label: 'Company', isNeeded: true },
      { name: 'location', label: 'Place' },
      url,
      about,
      highlights,
    ],
  },
  education: {
    noun: 'education',
    ongoing: 'I still study here',
    fields: [
      { name: 'institution', label: 'School', isNeeded: true },
      { name: 'studyType', label: 'Degree' },
      { name: 'area', label: 'Field of study' },
      { name: 'score', label: 'Grade' },
      { name: 'courses', label: 'Courses', kind: 'lines' },
    ],
  },
  projects: {
    noun: 'project',
    ongoing: 'This is ongoing',
    text: 'description',
    fields: [
      { name: 'name', label: 'Name', isNeeded: true },
      url,
      { name: 'description', label: 'About', kind: 'area' },
      highlights,
    ],
  },
  volunteer: {
    noun: 'volunteering',
    ongoing: 'I still do this',
    text: 'summary',
    fields: [
      { name: 'organization', label: 'Organisation', isNeeded: true },
      { name: 'position', label: 'Your role' },
      about,
      highlights,
    ],
  },
  certificates: {
    noun: 'certificate',
    fields: [
      { name: 'name', label: 'Certificate', isNeeded: true },
      { name: 'issuer', label: 'Issued by' },
      { name: 'date', label: 'Date', kind: 'date' },
      url,
    ],
  },
  languages: {
    noun: 'language',
    fields: [
      { name: 'language', label: 'Language', isNeeded: true },
      { name: 'fluency', label: 'Level' },
    ],
  },
  publications: {
    noun: 'publication',
    text: 'summary',
    fields: [
      { name: 'name', label: 'Title', isNeeded: true },
      { name: 'publisher', label: 'Publisher' },
      { name: 'releaseDate', label: 'Date', kind: 'date' },
      url,
      about,
    ],
  },
  awards: {
    noun: 'award',
    text: 'summary',
    fields: [
      { name: 'title', label: 'Award', isNeeded: true },
      { name: 'awarder', label: 'Awarded by' },
      { name: 'date', label: 'Date', kind: 'date' },
      about,
    ],
  },
}

export const reviewedSections = Object.keys(sectionFields) as readonly ReviewedSection[]

const dates: Readonly<Record<string, string>> = {
  startDate: 'start',
  endDate: 'end',
  date: 'date',
  releaseDate: 'date',
}

/** Returns the labels of fields in words, each once: "company, start". */
export function fieldWords(section: ReviewedSection, names: readonly string[]): string {
  const { fields } = sectionFields[section]
  const labels = names.map(
    (name) => fields.find((field) => field.name === name)?.label.toLowerCase() ?? dates[name] ?? name,
  )
  return [...new Set(labels)].join(', ')
}

/** Returns the labels of an item's missing required fields. */
export function missingIn(section: ReviewedSection, entry: Readonly<Record<string, unknown>>): string[] {
  const missingFields = sectionFields[section].fields.filter(
    ({ name, isNeeded }) => isNeeded && String(entry[name] ?? '').trim() === '',
  )
  // If the item is no longer ongoing but has no end date yet, the end is an empty text.
  return [...missingFields.map(({ label }) => label.toLowerCase()), ...(entry.endDate === '' ? ['its end'] : [])]
}
