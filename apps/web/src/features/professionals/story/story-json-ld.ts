import type { Story } from '@rise/contract/professionals/story/shapes'
import { largestSource } from '../../../ui/base/picture-sources.ts'
import { pageNamed } from '../page-named.ts'

/** Returns the page as schema.org's `ProfilePage` about a `Person`, with only public content. */
export function profilePageJsonLd(story: Story, publicUrl: string): object {
  const url = `${publicUrl}/professional/${story.slug}`
  const currentWork = story.work.filter(({ roles }) => roles.some(({ endDate }) => endDate === null))
  const title = story.headline ?? currentWork[0]?.roles[0]?.position
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    dateCreated: story.joinedAt,
    dateModified: story.updatedAt,
    mainEntity: {
      '@type': 'Person',
      '@id': url,
      name: story.name,
      url,
      ...(story.photo && { image: publicUrl + largestSource(story.photo) }),
      ...(title && { jobTitle: title }),
      ...(story.about && { description: story.about.slice(0, 500) }),
      ...(story.place && {
        homeLocation: {
          '@type': 'Place',
          name: story.place,
          ...(story.countryCode && { address: { '@type': 'PostalAddress', addressCountry: story.countryCode } }),
        },
      }),
      ...(currentWork.length > 0 && {
        worksFor: currentWork.map(({ company }) => {
          const page = pageNamed(story.pages, company)
          return organization(company, page && `${publicUrl}/company/${page.slug}`)
        }),
      }),
      ...(story.education.length > 0 && {
        alumniOf: story.education.map(({ institution }) => ({ '@type': 'EducationalOrganization', name: institution })),
      }),
      ...(story.skills.length > 0 && { knowsAbout: story.skills.map(({ name }) => name) }),
      ...(story.languages.length > 0 && { knowsLanguage: story.languages.map(({ language }) => language) }),
      ...(story.awards.length > 0 && { award: story.awards.map((award) => award.title) }),
      ...(story.links.length > 0 && { sameAs: story.links.map((link) => link.url) }),
    },
  }
}

function organization(name: string, url: string | undefined): object {
  return { '@type': 'Organization', name, ...(url && { url }) }
}
