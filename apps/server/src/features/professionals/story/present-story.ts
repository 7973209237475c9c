import type { Resume } from '@rise/contract/resumes/shapes'
import { entriesOf, presentName } from '../../catalogs/index.ts'
import { nameOf, placeOf } from '../present-person.ts'
import { resumeOf, type StoryRow } from '../story-row.ts'
import type { BareStory } from '../story-slot.ts'
import { groupWork, newestFirst, span } from './group-work.ts'
import { presentLinks, webAddress } from './present-links.ts'

/** The parts of a story that the viewer sees in addition to the public ones. */
export interface VisibleParts {
  readonly openToWork: boolean
  readonly email: boolean
  readonly phone: boolean
}

/** Returns a story as one viewer sees it on one day. */
export function presentStory(row: StoryRow, sight: VisibleParts, now: Date): BareStory {
  const resume = resumeOf(row)
  const { basics = {} } = resume
  const updatedAt = row.updated_at ?? row.renamed_at
  return {
    _id: row.id,
    slug: row.slug,
    name: nameOf(row),
    photo: row.photo,
    cover: row.cover,
    headline: basics.label || null,
    place: placeOf(basics.location),
    countryCode: basics.location?.countryCode || null,
    timeZone: row.time_zone,
    openToWork: sight.openToWork ? { roles: row.sought_roles ?? [], workTypes: row.sought_work_types ?? [] } : null,
    email: sight.email ? basics.email || null : null,
    phone: sight.phone ? basics.phone || null : null,
    about: basics.summary || null,
    links: presentLinks(basics),
    work: groupWork(resume.work ?? []),
    ...presentSections(resume),
    expertises: entriesOf('expertises', row.expertises ?? []),
    hats: entriesOf('hats', row.hats ?? []),
    values: entriesOf('values', row.sought_values ?? []),
    benefits: entriesOf('benefits', row.sought_benefits ?? []),
    interests: entriesOf('interests', row.interests ?? []),
    mentoringTopics: entriesOf('mentoring-topics', row.mentoring_topics ?? []),
    noindex: !row.listed || row.search_engines !== true || !hasSubstance(resume),
    joinedAt: row.joined_at.toISOString(),
    updatedAt: updatedAt.toISOString(),
    asOf: now.toISOString().slice(0, 10),
  }
}

/** Whether the story has enough content for search engines: a headline, an about text or work. */
function hasSubstance({ basics, work = [] }: Resume): boolean {
  return Boolean(basics?.summary || basics?.label || work.length > 0)
}

function presentSections(resume: Resume) {
  const { education = [], skills = [], projects = [], certificates = [], languages = [] } = resume
  const { publications = [], awards = [], volunteer = [] } = resume
  return {
    education: newestFirst(education.filter(({ institution }) => institution)).map((entry) => ({
      institution: entry.institution ?? '',
      url: webAddress(entry.url),
      degree: [entry.studyType, entry.area].filter(Boolean).join(', ') || null,
      score: entry.score || null,
      courses: entry.courses ?? [],
      ...span(entry),
    })),
    skills: skills
      .filter(({ name }) => name)
      .map(({ name = '', level, years, keywords = [] }) => ({
        name: presentName('skills', name),
        level: level || null,
        years: years ?? null,
        keywords,
      })),
    projects: newestFirst(projects.filter(({ name }) => name)).map((entry) => ({
      name: entry.name ?? '',
      url: webAddress(entry.url),
      description: entry.description || null,
      highlights: entry.highlights ?? [],
      keywords: entry.keywords ?? [],
      ...span(entry),
    })),
    certificates: certificates
      .filter(({ name }) => name)
      .map(({ name = '', issuer, date, url }) => ({
        name,
        issuer: issuer || null,
        date: date ?? null,
        url: webAddress(url),
      })),
    languages: languages
      .filter(({ language }) => language)
      .map(({ language = '', fluency }) => ({ language, fluency: fluency || null })),
    publications: publications
      .filter(({ name }) => name)
      .map((entry) => ({
        name: entry.name ?? '',
        publisher: entry.publisher || null,
        date: entry.releaseDate ?? null,
        url: webAddress(entry.url),
        summary: entry.summary || null,
      })),
    awards: awards
      .filter(({ title }) => title)
      .map(({ title = '', awarder, date, summary }) => ({
        title,
        awarder: awarder || null,
        date: date ?? null,
        summary: summary || null,
      })),
    volunteer: newestFirst(volunteer.filter(({ organization }) => organization)).map((entry) => ({
      organization: entry.organization ?? '',
      position: entry.position || null,
      url: webAddress(entry.url),
      summary: entry.summary || null,
      highlights: entry.highlights ?? [],
      ...span(entry),
    })),
  }
}
