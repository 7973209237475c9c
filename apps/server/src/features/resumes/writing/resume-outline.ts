import type { Resume } from '@rise/contract/resumes/shapes'
import { resumePartNames } from '@rise/contract/resumes/words'
import { formatDate, formatPeriod } from './format-period.ts'

export interface Contact {
  readonly text: string
  readonly href?: string
}

/** A role, school or project as a page shows it. */
export interface OutlineEntry {
  readonly title: string
  /** The text below the title, such as the employer and the place. */
  readonly subtitle: string
  readonly dates: string
  readonly link?: string
  readonly paragraphs: readonly string[]
  readonly bullets: readonly string[]
}

/** Words with or without a name before them, such as `Data: SQL, Python`. */
export interface OutlineItem {
  readonly name: string
  readonly text: string
}

export interface OutlineSection {
  readonly title: string
  readonly paragraphs?: readonly string[]
  readonly entries?: readonly OutlineEntry[]
  readonly items?: readonly OutlineItem[]
  /** Words that are separated by commas. */
  readonly words?: readonly string[]
}

/** The input of every design: a résumé in reading order, without empty parts. */
export interface ResumeOutline {
  readonly name: string
  readonly label: string
  readonly contacts: readonly Contact[]
  readonly sections: readonly OutlineSection[]
}

type Many<K extends keyof Resume> = NonNullable<Extract<Resume[K], unknown[] | undefined>>[number]

/** Returns the outline of a résumé, with headings and months in English. Our own reader recognises each heading. */
export function outlineOf(resume: Resume): ResumeOutline {
  const { basics = {}, skills = [], languages = [], interests = [], references = [] } = resume
  const sections: OutlineSection[] = [
    { title: 'Summary', paragraphs: paragraphsOf(basics.summary) },
    { title: resumePartNames.work, entries: (resume.work ?? []).map(workEntry) },
    { title: resumePartNames.projects, entries: (resume.projects ?? []).map(projectEntry) },
    { title: resumePartNames.education, entries: (resume.education ?? []).map(educationEntry) },
    namedSection(resumePartNames.skills, skills),
    {
      title: resumePartNames.languages,
      words: languages.map(({ language, fluency }) => withDetail(language, fluency)).filter(isThere),
    },
    { title: resumePartNames.certificates, entries: (resume.certificates ?? []).map(certificateEntry) },
    { title: resumePartNames.awards, entries: (resume.awards ?? []).map(awardEntry) },
    { title: resumePartNames.publications, entries: (resume.publications ?? []).map(publicationEntry) },
    { title: resumePartNames.volunteer, entries: (resume.volunteer ?? []).map(volunteerEntry) },
    namedSection(resumePartNames.interests, interests),
    {
      title: resumePartNames.references,
      entries: references.map(({ name, reference }) => entryOf({ title: name, text: reference })),
    },
  ]
  return {
    name: basics.name ?? '',
    label: basics.label ?? '',
    contacts: contactsOf(basics),
    sections: sections.map(withoutEmpty).filter(({ paragraphs, entries, items, words }) => {
      return [paragraphs, entries, items, words].some((list) => list !== undefined && list.length > 0)
    }),
  }
}

function workEntry(work: Many<'work'>): OutlineEntry {
  const { name, position, location, description, url, summary, highlights } = work
  return entryOf({
    title: position ?? name,
    subtitle: [position ? name : undefined, location],
    dates: formatPeriod(work, 'Present'),
    link: url,
    text: [description, summary].filter(isThere).join('\n\n'),
    bullets: highlights,
  })
}

function volunteerEntry(volunteer: Many<'volunteer'>): OutlineEntry {
  const { organization, position, url, summary, highlights } = volunteer
  return entryOf({
    title: position ?? organization,
    subtitle: [position ? organization : undefined],
    dates: formatPeriod(volunteer, 'Present'),
    link: url,
    text: summary,
    bullets: highlights,
  })
}

function educationEntry(education: Many<'education'>): OutlineEntry {
  const { institution, area, studyType, url, score, courses = [] } = education
  const degree = [studyType, area].filter(isThere).join(' in ')
  return entryOf({
    title: degree || institution,
    subtitle: [degree ? institution : undefined],
    dates: formatPeriod(education),
    link: url,
    text: [score && `Score: ${score}`, courses.length > 0 && `Courses: ${courses.join(', ')}`]
      .filter(isThere)
      .join('\n\n'),
  })
}

function projectEntry(project: Many<'projects'>): OutlineEntry {
  const { name, description, highlights, keywords = [], roles = [], entity, url } = project
  return entryOf({
    title: name,
    subtitle: [entity],
    dates: formatPeriod(project),
    link: url,
    text: [
      description,
      roles.length > 0 && `Role: ${roles.join(', ')}`,
      keywords.length > 0 && `Technologies: ${keywords.join(', ')}`,
    ]
      .filter(isThere)
      .join('\n\n'),
    bullets: highlights,
  })
}

function certificateEntry({ name, issuer, date, url }: Many<'certificates'>): OutlineEntry {
  return entryOf({ title: name, subtitle: [issuer], dates: formatDate(date), link: url })
}

function awardEntry({ title, awarder, date, summary }: Many<'awards'>): OutlineEntry {
  return entryOf({ title, subtitle: [awarder], dates: formatDate(date), text: summary })
}

function publicationEntry({ name, publisher, releaseDate, url, summary }: Many<'publications'>): OutlineEntry {
  return entryOf({ title: name, subtitle: [publisher], dates: formatDate(releaseDate), link: url, text: summary })
}

interface Entry {
  readonly title?: string | undefined
  readonly subtitle?: readonly (string | undefined)[]
  readonly dates?: string
  readonly link?: string | undefined
  readonly text?: string | undefined
  readonly bullets?: readonly string[] | undefined
}

function entryOf({ title = '', subtitle = [], dates = '', link, text, bullets = [] }: Entry): OutlineEntry {
  return {
    title,
    subtitle: subtitle.filter(isThere).join(' · '),
    dates,
    ...(link && { link }),
    paragraphs: paragraphsOf(text),
    bullets: bullets.filter(isThere),
  }
}

/** Returns a section of names. If any name has keywords, each name takes a line; otherwise all share one. */
function namedSection(title: string, all: readonly (Many<'skills'> | Many<'interests'>)[]): OutlineSection {
  const isGrouped = all.some(({ keywords = [] }) => keywords.length > 0)
  if (isGrouped) return { title, items: all.map(({ name, keywords }) => itemOf(name, keywords)) }
  return { title, words: all.map((one) => withDetail(one.name, levelOf(one))).filter(isThere) }
}

function levelOf(one: Many<'skills'> | Many<'interests'>): string | undefined {
  return typeof one.level === 'string' ? one.level : undefined
}

function itemOf(name = '', keywords: readonly string[] = []): OutlineItem {
  return { name, text: keywords.join(', ') }
}

function withDetail(name: string | undefined, detail: string | undefined): string {
  return name && detail ? `${name} (${detail})` : (name ?? '')
}

function contactsOf(basics: NonNullable<Resume['basics']>): Contact[] {
  const { email, phone, location = {}, url, profiles = [] } = basics
  const { address, postalCode, city, region, countryCode } = location
  const place = [address, [postalCode, city].filter(isThere).join(' '), region, countryName(countryCode)].filter(
    isThere,
  )
  return [
    ...(email ? [{ text: email, href: `mailto:${email}` }] : []),
    ...(phone ? [{ text: phone }] : []),
    ...(place.length > 0 ? [{ text: place.join(', ') }] : []),
    ...[url, ...profiles.map((profile) => profile.url)]
      .filter(isThere)
      .map((href) => ({ text: printedUrl(href), href })),
    ...profiles
      .filter((profile) => !profile.url)
      .map(({ network, username }) => ({ text: [network, username].filter(isThere).join(': ') })),
  ].filter(({ text }) => isThere(text))
}

function countryName(code: string | undefined): string {
  if (!code || !/^[A-Z]{2}$/.test(code)) return code ?? ''
  return new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code
}

/** Returns an address as it is printed: without its scheme and trailing slash. */
export function printedUrl(url: string): string {
  return url.replace(/^https?:\/\//i, '').replace(/\/$/, '')
}

function paragraphsOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(/\n+/)
    .map((part) => part.trim())
    .filter(isThere)
}

function withoutEmpty(section: OutlineSection): OutlineSection {
  const { entries, items } = section
  const isFull = ({ title, subtitle, paragraphs, bullets }: OutlineEntry) =>
    title !== '' || subtitle !== '' || paragraphs.length > 0 || bullets.length > 0
  return {
    ...section,
    ...(entries && { entries: entries.filter(isFull) }),
    ...(items && { items: items.filter(({ name, text }) => name !== '' || text !== '') }),
  }
}

function isThere(text: string | false | undefined): text is string {
  return typeof text === 'string' && text.trim() !== ''
}
