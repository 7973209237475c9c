import type { Course } from '@rise/contract/courses/shapes'
import { levelNames } from '@rise/contract/courses/words'
import { t } from '@rise/texts'
import { courseHref } from '../courses-address.ts'

/** Returns a course as schema.org `Course`, with only its known values. */
export function courseJsonLd(course: Course, publicUrl: string) {
  const { title, provider, summary, level, hours, price, language, skills, rating, link, taken, audience } = course
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: title,
    description: summary || t('{title} by {provider}', { title, provider }),
    url: publicUrl + courseHref(course.slug),
    provider: { '@type': 'Organization', name: provider },
    ...(link !== null && { sameAs: link }),
    ...(level !== null && { educationalLevel: t(levelNames[level]) }),
    ...(language !== null && { inLanguage: language.slug }),
    ...(skills.length > 0 && { teaches: skills.map(({ name }) => name) }),
    ...(hours !== null && { timeRequired: `PT${Math.round(hours * 60)}M` }),
    ...(audience !== 'everyone' && { isAccessibleForFree: false }),
    ...(price !== null && {
      isAccessibleForFree: price.amount === 0 && audience === 'everyone',
      offers: offerOf(price),
    }),
    ...(rating.average !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        ratingCount: rating.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
    ...(taken > 0 && {
      interactionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: 'https://schema.org/RegisterAction',
        userInteractionCount: taken,
      },
    }),
  }
}

function offerOf({ amount, currency }: NonNullable<Course['price']>) {
  if (amount === 0) return { '@type': 'Offer', category: 'Free' }
  return { '@type': 'Offer', category: 'Paid', price: amount, priceCurrency: currency }
}
