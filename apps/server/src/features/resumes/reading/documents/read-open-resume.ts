import type { Resume } from '@rise/contract/resumes/shapes'
import { readPlace } from '../fields/places.ts'
import {
  addressOf,
  entriesOf,
  type Fields,
  fieldsOf,
  filled,
  periodOf,
  textOf,
  textsBeyond,
  textsOf,
} from './loose-fields.ts'

const ignoredFields = new Set(['settings', 'rating'])

/** Whether a document is the data of OpenResume, alone or with its settings. */
export function isOpenResume(document: Fields): boolean {
  const resume = 'resume' in document ? fieldsOf(document.resume) : document
  return 'workExperiences' in resume && 'profile' in resume
}

/** Reads the data of OpenResume; texts without a field are in `unread`. */
export function readOpenResume(document: Fields): { resume: Resume; unread: readonly string[] } {
  const source = 'resume' in document ? fieldsOf(document.resume) : document
  const profile = fieldsOf(source.profile)
  const skills = fieldsOf(source.skills)
  const where = textOf(profile, 'location')
  const resume: Resume = filled({
    basics: filled({
      name: textOf(profile, 'name'),
      email: textOf(profile, 'email'),
      phone: textOf(profile, 'phone'),
      url: addressOf(profile, 'url'),
      summary: textOf(profile, 'summary', 'objective'),
      location: where === undefined ? undefined : (readPlace(where) ?? { city: where }),
    }),
    work: entriesOf(source.workExperiences).map((entry) =>
      filled({
        name: textOf(entry, 'company'),
        position: textOf(entry, 'jobTitle'),
        ...periodOf(entry, 'date'),
        highlights: textsOf(entry.descriptions),
      }),
    ),
    education: entriesOf(source.educations).map((entry) =>
      filled({
        institution: textOf(entry, 'school'),
        studyType: textOf(entry, 'degree'),
        score: textOf(entry, 'gpa'),
        ...periodOf(entry, 'date'),
        courses: textsOf(entry.descriptions),
      }),
    ),
    projects: entriesOf(source.projects).map((entry) =>
      filled({ name: textOf(entry, 'project'), ...periodOf(entry, 'date'), highlights: textsOf(entry.descriptions) }),
    ),
    skills: [
      ...entriesOf(skills.featuredSkills).flatMap((entry) => textOf(entry, 'skill') ?? []),
      ...textsOf(skills.descriptions).flatMap((text) => text.split(/[,;]\s+/)),
    ].map((name) => ({ name })),
  })
  return { resume, unread: textsBeyond(source, resume, ignoredFields) }
}
