import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PostedPlace } from '../posting.ts'
import { ancestorsOf, canonicalPlace } from './canonical-place.ts'
import { countryCodes, countryName } from './countries.ts'
import { placeOfAddress, splitPlace } from './split-place.ts'

function slugOf(text: string): string | undefined {
  const place = splitPlace(text)
  return place === null ? undefined : canonicalPlace(place).slug
}

test.each([
  ['Italy', 'italy'],
  ['Hong Kong', 'hong-kong'],
  ['Austin, TX', 'austin-texas-us'],
  ['Austin, Texas, United States', 'austin-texas-us'],
  ['Remote, Texas', 'texas-us'],
  ['Austin, USA', 'austin-texas-us'],
  ['Springfield, USA', 'springfield-us'],
  ['London, UK', 'london-gb'],
  ['London, England, UK', 'london-gb'],
  ['Leipzig, Saxony, Germany', 'leipzig-de'],
  ['Frankfurt, Brandenburg, Germany', 'frankfurt-brandenburg-de'],
  ['Berlin, Berlin, Germany', 'berlin-de'],
  ['Singapore, Singapore', 'singapore'],
  ['São Paulo, Brazil', 'sao-paulo-br'],
  ['Sao Paulo, Brasil or Brazil', 'sao-paulo-brasil-or-brazil'],
  ['Europe', 'europe'],
  ['Berlin DE', 'berlin-de-as-written'],
  ['Georgia', 'georgia-as-written'],
])('%s has the slug %s', (text, slug) => {
  expect(slugOf(text)).toBe(slug)
})

function canonical(text: string) {
  const place = splitPlace(text)
  if (place === null) throw new Error(`${text} is no place.`)
  return canonicalPlace(place)
}

test('a city gets the coordinates of the city in its own region and country', () => {
  expect(canonical('Paris, France')).toMatchObject({ latitude: 48.8534, longitude: 2.3488 })
  expect(canonical('Paris, Texas')).toMatchObject({ latitude: 33.6609, longitude: -95.5555 })
  expect(canonical('Italy')).toMatchObject({ latitude: null, longitude: null })
  expect(canonical('Springfield, USA')).toMatchObject({ latitude: null, longitude: null })
})

test('a source’s coordinates take precedence over the gazetteer’s', () => {
  const postedPlace = {
    locality: 'Paris',
    region: null,
    country: 'FR',
    asWritten: 'Paris',
    latitude: 48.9,
    longitude: 2.2,
  }
  expect(canonicalPlace(postedPlace)).toMatchObject({ latitude: 48.9, longitude: 2.2 })
})

test.each([
  ['Austin, TX', ['texas-us', 'united-states']],
  ['Munich, Germany', ['bavaria-de', 'germany']],
  ['Bavaria, Germany', ['germany']],
  ['Hamburg, Germany', ['germany']],
  ['Campinas, Brazil', ['brazil']],
  ['Springfield, USA', ['united-states']],
  ['Germany', []],
  ['Europe', []],
])('%s is contained in %j', (text, slugs) => {
  expect(ancestorsOf(canonical(text)).map(({ slug }) => slug)).toEqual(slugs)
})

test('a city’s region has the same slug as that region in a job’s own place', () => {
  const [region, country] = ancestorsOf(canonical('Munich, Germany'))
  expect([region?.slug, country?.slug]).toEqual([slugOf('Bayern'), slugOf('Deutschland')])
})

test('an address and a text that name the same place get the same slug', () => {
  const address = placeOfAddress({ locality: 'Austin', region: 'TX', country: 'US' })
  expect(address && canonicalPlace(address).slug).toBe(slugOf('Austin, Texas'))
})

test('a place whose name has no Latin letter has a unique slug', () => {
  const [seoul, busan] = [slugOf('서울'), slugOf('부산')]
  expect(seoul).toMatch(/^[a-z0-9-]+$/)
  expect(seoul).not.toBe(busan)
})

test('every country has a unique slug', () => {
  const slugs = countryCodes.map(
    (country) => canonicalPlace({ locality: null, region: null, country, asWritten: '' }).slug,
  )
  expect(new Set(slugs).size).toBe(countryCodes.length)
  expect(countryCodes.length).toBeGreaterThan(245)
})

test('a place with an unknown country never shares a slug with a place in a known country', () => {
  const words = fc.constantFrom(
    'Berlin',
    'Georgia',
    'Italy',
    'de',
    'us',
    'Texas',
    'New',
    'York',
    'Springfield',
    'as written',
    '서울',
  )
  const text = fc.array(words, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '))
  const part = fc.option(text, { nil: null })
  const knownPlace = fc.record({
    locality: part,
    region: part,
    country: fc.constantFrom('DE', 'US', 'GE', 'IT'),
    asWritten: text,
  })
  const unknownPlace = fc.record({
    locality: fc.constant(null),
    region: fc.constant(null),
    country: fc.constant(null),
    asWritten: text,
  })
  fc.assert(
    fc.property(knownPlace, unknownPlace, (a: PostedPlace, b: PostedPlace) => {
      expect(canonicalPlace(a).slug).not.toBe(canonicalPlace(b).slug)
    }),
    { numRuns: 2000 },
  )
})

test('any text has a short lower-case slug', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 400, unit: 'binary' }),
      fc.constantFrom(null, 'US', 'KR'),
      (locality, country) => {
        const { slug, name } = canonicalPlace({ locality, region: null, country, asWritten: locality })
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        expect(slug.length).toBeLessThanOrEqual(120)
        expect(name.length).toBeLessThanOrEqual(200)
        expect(countryName('US')).toBe('United States')
      },
    ),
  )
})

test('a city with or without its region’s code is the same place', () => {
  const slugs = [
    { locality: 'Milano', region: 'MI', country: 'IT' },
    { locality: 'Milan', region: 'Lombardia', country: 'Italy' },
    { locality: 'Milan', region: null, country: 'IT' },
  ].map((address) => {
    const place = placeOfAddress(address)
    return place && canonicalPlace(place).slug
  })
  expect(slugs).toEqual(['milan-it', 'milan-it', 'milan-it'])
  expect(['Munich, BY', 'Madrid, MD', '北京市'].map(slugOf)).toEqual(['munich-de', 'madrid-es', 'beijing-cn'])
})
