import type { Resume } from '@rise/contract/resumes/shapes'
import { type BareStory, countryName } from '../professionals/index.ts'

type Values<T> = { [K in keyof T]?: Exclude<T[K], null> }

/**
 * Returns a story as a résumé that says only what the story says. A story as a stranger sees it yields only what
 * everyone may know. `pageUrl` is the address of the story.
 */
export function publicResume(story: BareStory, pageUrl: string): Resume {
  const { headline, email, phone, about, links } = story
  return {
    basics: {
      ...said({ name: story.name, label: headline, email, phone, summary: about }),
      url: pageUrl,
      ...(locationOf(story) && { location: locationOf(story) }),
      profiles: links.map(({ label, url }) => ({ network: label, url })),
    },
    work: story.work.flatMap(({ company, url, roles }) => roles.map((role) => said({ name: company, url, ...role }))),
    volunteer: story.volunteer.map(said),
    education: story.education.map(({ degree, ...school }) => said({ ...school, studyType: degree })),
    awards: story.awards.map(said),
    certificates: story.certificates.map(said),
    publications: story.publications.map(({ date, ...publication }) => said({ ...publication, releaseDate: date })),
    skills: story.skills.map(said),
    languages: story.languages.map(said),
    interests: story.interests.map(({ name }) => ({ name })),
    projects: story.projects.map(said),
  }
}

/** Returns a story's city and country, as far as they are known. */
export function locationOf({ place, countryCode }: Pick<BareStory, 'place' | 'countryCode'>) {
  const country = countryCode === null ? '' : countryName(countryCode)
  const city = country !== '' && place?.endsWith(country) ? place.slice(0, -country.length).replace(/, $/, '') : place
  return city || countryCode ? said({ city: city || null, countryCode }) : undefined
}

/** Leaves out what is null. */
function said<T extends object>(facts: T): Values<T> {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null)) as Values<T>
}
