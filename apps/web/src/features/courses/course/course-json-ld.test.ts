import type { Course } from '@rise/contract/courses/shapes'
import { expect, test } from 'vitest'
import { courseJsonLd } from './course-json-ld.ts'

const bareCourse: Course = {
  ...{ _id: '1', slug: 'lamps', title: 'Lamps', provider: 'Mill School', summary: '', description: '', categories: [] },
  ...{ level: null, hours: null, price: null, language: null, skills: [], audience: 'everyone', similar: [] },
  ...{ rating: { average: null, count: 0 }, want: 0, doing: 0, taken: 0, link: null, linkHost: 'mill.example' },
  ...{ locked: null, reactions: { counts: {}, own: null }, updatedAt: '2026-01-01T00:00:00.000Z' },
}

test('the JSON-LD of a course has only its known values', () => {
  expect(courseJsonLd(bareCourse, 'https://rise.example')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: 'Lamps',
    description: 'Lamps by Mill School',
    url: 'https://rise.example/courses/lamps',
    provider: { '@type': 'Organization', name: 'Mill School' },
  })
})

test('a free course has a free offer, and a paid course has its price and currency', () => {
  const freeCourse = courseJsonLd(
    { ...bareCourse, price: { amount: 0, currency: null }, hours: 2.5 },
    'https://rise.example',
  )
  expect(freeCourse).toMatchObject({ isAccessibleForFree: true, timeRequired: 'PT150M', offers: { category: 'Free' } })
  const paidCourse = courseJsonLd({ ...bareCourse, price: { amount: 20, currency: 'EUR' } }, 'https://rise.example')
  expect(paidCourse).toMatchObject({ isAccessibleForFree: false, offers: { price: 20, priceCurrency: 'EUR' } })
  for (const price of [null, { amount: 0, currency: null }]) {
    const creatorCourse = courseJsonLd({ ...bareCourse, price, audience: 'creator' }, 'https://rise.example')
    expect(creatorCourse).toMatchObject({ isAccessibleForFree: false })
  }
})

test('a rated course has an aggregate rating', () => {
  const ratedCourse = courseJsonLd({ ...bareCourse, rating: { average: 4.5, count: 2 } }, 'https://rise.example')
  expect(ratedCourse).toMatchObject({ aggregateRating: { ratingValue: 4.5, ratingCount: 2, bestRating: 5 } })
})
