import type { Resume } from '@rise/contract/resumes/shapes'
import { type BareStory, countryName } from '../professionals/index.ts'

type Values<T> = { [K in keyof T]?: Exclude<T[K], null> }

/**
 * Returns a story as a résumé, without any facts from elsewhere. A story as a guest sees it yields only public facts.
 * `pageUrl` is the address of the story.
 */
export function publicResume(story: BareStory, pageUrl: string): Resume {
  const { headline, email, phone, about, links } = story
  return {
    basics: {
      ...withoutNull({ name: story.name, label: headline, email, phone, summary: about }),
      url: pageUrl,
      ...(locationOf(story) && { location: locationOf(story) }),
      profiles: links.map(({ label, url }) => ({ network: label, url })),
    },
    work: story.work.flatMap(({ company, url, roles }) =>
      roles.map((role) => withoutNull({ name: company, url, ...role })),
    ),
    volunteer: story.volunteer.map(withoutNull),
    education: story.education.map(({ degree, ...school }) => withoutNull({ ...school, studyType: degree })),
    awards: story.awards.map(withoutNull),
    certificates: story.certificates.map(withoutNull),
    publications: story.publications.map(({ date, ...publication }) =>
      withoutNull({ ...publication, releaseDate: date }),
    ),
    skills: story.skills.map(withoutNull),
    languages: story.languages.map(withoutNull),
    interests: story.interests.map(({ name }) => ({ name })),
    projects: story.projects.map(withoutNull),
  }
}

/** Returns a story's city and country, as far as they are known. */
export function locationOf({ place, countryCode }: Pick<BareStory, 'place' | 'countryCode'>) {
  const country = countryCode === null ? '' : countryName(countryCode)
  const city = country !== '' && place?.endsWith(country) ? place.slice(0, -country.length).replace(/, $/, '') : place
  return city || countryCode ? withoutNull({ city: city || null, countryCode }) : undefined
}

/** Returns an object without its null fields. */
function withoutNull<T extends object>(facts: T): Values<T> {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null)) as Values<T>
}
