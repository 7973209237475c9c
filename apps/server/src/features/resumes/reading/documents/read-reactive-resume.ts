import type { Resume } from '@rise/contract/resumes/shapes'
import { readPlace } from '../fields/places.ts'
import {
  addressOf,
  dateOf,
  entriesOf,
  type Fields,
  fieldsOf,
  filled,
  periodOf,
  textOf,
  textsBeyond,
  textsOf,
} from './loose-fields.ts'

/** Fields about the document's layout, and fields for the editor itself. */
const ignoredFields = new Set(
  'metadata settings picture id visible hidden columns separateLinks layout css theme typography page template locked icon color customSections_ level sectionKey'.split(
    ' ',
  ),
)

/** Whether a document is the export of Reactive Resume, of any version. */
export function isReactiveResume(document: Fields): boolean {
  return typeof document.sections === 'object' && document.sections !== null && 'basics' in document
}

/** Reads the export of Reactive Resume; texts without a field are in `unread`. */
export function readReactiveResume(document: Fields): { resume: Resume; unread: readonly string[] } {
  const sections = fieldsOf(document.sections)
  const items = (...names: readonly string[]) => names.flatMap((name) => entriesOf(fieldsOf(sections[name]).items))
  const employments = (entries: readonly Fields[]) =>
    entries.map((entry) =>
      filled({
        position: textOf(entry, 'position', 'title'),
        location: textOf(entry, 'location'),
        url: addressOf(entry, 'url', 'website'),
        ...periodOf(entry, 'date', 'period'),
        summary: textOf(entry, 'summary', 'description'),
      }),
    )
  const work = items('experience', 'work')
  const volunteer = items('volunteer')
  const resume: Resume = filled({
    basics: basicsOf(document, sections, items('profiles')),
    work: employments(work).map((entry, index) =>
      filled({ name: textOf(work[index] ?? {}, 'company', 'name'), ...entry }),
    ),
    volunteer: employments(volunteer).map((entry, index) =>
      filled({ organization: textOf(volunteer[index] ?? {}, 'organization', 'name'), ...entry }),
    ),
    education: items('education').map((entry) =>
      filled({
        institution: textOf(entry, 'institution', 'school'),
        studyType: textOf(entry, 'studyType', 'degree'),
        area: textOf(entry, 'area'),
        score: textOf(entry, 'score', 'grade'),
        url: addressOf(entry, 'url', 'website'),
        ...periodOf(entry, 'date', 'period'),
        courses: textsOf(entry.courses),
      }),
    ),
    awards: items('awards').map((entry) =>
      filled({
        title: textOf(entry, 'title', 'name'),
        awarder: textOf(entry, 'awarder'),
        date: dateIn(entry),
        summary: textOf(entry, 'summary', 'description'),
      }),
    ),
    certificates: items('certifications', 'certificates').map((entry) =>
      filled({
        name: textOf(entry, 'name', 'title'),
        issuer: textOf(entry, 'issuer'),
        date: dateIn(entry),
        url: addressOf(entry, 'url', 'website'),
      }),
    ),
    publications: items('publications').map((entry) =>
      filled({
        name: textOf(entry, 'name', 'title'),
        publisher: textOf(entry, 'publisher'),
        releaseDate: dateIn(entry),
        url: addressOf(entry, 'url', 'website'),
        summary: textOf(entry, 'summary', 'description'),
      }),
    ),
    skills: items('skills').map((entry) =>
      filled({
        name: textOf(entry, 'name'),
        level: textOf(entry, 'description', 'proficiency'),
        keywords: textsOf(entry.keywords),
      }),
    ),
    languages: items('languages').map((entry) =>
      filled({ language: textOf(entry, 'name', 'language'), fluency: textOf(entry, 'description', 'fluency') }),
    ),
    interests: items('interests').map((entry) =>
      filled({ name: textOf(entry, 'name'), keywords: textsOf(entry.keywords) }),
    ),
    references: items('references').map((entry) =>
      filled({ name: textOf(entry, 'name'), reference: textOf(entry, 'summary', 'description') }),
    ),
    projects: items('projects').map((entry) =>
      filled({
        name: textOf(entry, 'name'),
        description: textOf(entry, 'summary', 'description'),
        keywords: textsOf(entry.keywords),
        url: addressOf(entry, 'url', 'website'),
        ...periodOf(entry, 'date', 'period'),
      }),
    ),
  })
  return { resume, unread: textsBeyond(document, resume, ignoredFields) }
}

function basicsOf(document: Fields, sections: Fields, profiles: readonly Fields[]): Resume['basics'] {
  const basics = fieldsOf(document.basics)
  const where = textOf(basics, 'location')
  return filled({
    name: textOf(basics, 'name'),
    label: textOf(basics, 'headline', 'label'),
    email: textOf(basics, 'email'),
    phone: textOf(basics, 'phone'),
    url: addressOf(basics, 'url', 'website'),
    summary:
      textOf(fieldsOf(sections.summary), 'content') ??
      textOf(fieldsOf(document.summary), 'content') ??
      textOf(basics, 'summary'),
    location: where === undefined ? placeIn(fieldsOf(basics.location)) : (readPlace(where) ?? { city: where }),
    profiles: [...profiles, ...entriesOf(basics.profiles)].map((profile) =>
      filled({
        network: textOf(profile, 'network'),
        username: textOf(profile, 'username'),
        url: addressOf(profile, 'url', 'website'),
      }),
    ),
  })
}

function placeIn(location: Fields): NonNullable<Resume['basics']>['location'] {
  const place = filled({
    address: textOf(location, 'address'),
    city: textOf(location, 'city'),
    region: textOf(location, 'region'),
    postalCode: textOf(location, 'postalCode'),
  })
  return Object.keys(place).length > 0 ? place : undefined
}

function dateIn(entry: Fields): string | undefined {
  const text = textOf(entry, 'date', 'releaseDate', 'period')
  return text === undefined ? undefined : dateOf(text)
}
