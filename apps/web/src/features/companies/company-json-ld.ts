import type { Company } from '@rise/contract/companies/shapes'
import { largestSource } from '../../ui/base/picture-sources.ts'

/**
 * Returns the company as a schema.org `Organization`. It contains only facts that the page shows. `blockFields` contains
 * the fields from the team's own blocks.
 */
export function organizationJsonLd(company: Company, publicUrl: string, blockFields: object = {}): object {
  const { companyName, slug, pictures, gallery, tagline, website, links, foundingYear, teamSize, places } = company
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: companyName,
    url: `${publicUrl}/company/${slug}`,
    ...(pictures.logo && { logo: publicUrl + largestSource(pictures.logo) }),
    ...(gallery.length > 0 && { image: gallery.map((picture) => imageJsonLd(picture, publicUrl)) }),
    ...(tagline && { description: tagline }),
    ...((website || links.length > 0) && { sameAs: [...(website ? [website] : []), ...links] }),
    ...(foundingYear && { foundingDate: String(foundingYear) }),
    ...(teamSize !== 'No info' && { numberOfEmployees: employees(teamSize) }),
    ...(places.length > 0 && { location: places.map(({ name }) => ({ '@type': 'Place', name })) }),
    ...blockFields,
  }
}

function imageJsonLd(picture: Company['gallery'][number], publicUrl: string): object {
  const { alt, width, height } = picture
  return {
    '@type': 'ImageObject',
    contentUrl: publicUrl + largestSource(picture),
    ...(alt && { caption: alt }),
    width,
    height,
  }
}

/** Returns a team size as a quantity: "51-200" is a range, and "10001+" has no upper end. */
function employees(label: string): object {
  const [from = '', to] = label.replace('+', '').split('-')
  return { '@type': 'QuantitativeValue', minValue: Number(from), ...(to && { maxValue: Number(to) }) }
}
