import { describe, expect, test } from 'vitest'
import { placeOfAddress, separatePlaces, splitPlace } from './split-place.ts'

function read(text: string, hint: string | null = null): string | null {
  const place = splitPlace(text, hint)
  if (place === null) return null
  const parts = [place.locality, place.region, place.country]
  return parts.every((part) => part === null) ? `"${place.asWritten}"` : parts.map((part) => part ?? '-').join('/')
}

describe('places with one reading are split', () => {
  test.each([
    ['Italy', '-/-/IT'],
    ['USA', '-/-/US'],
    ['U.S.', '-/-/US'],
    ['UK', '-/-/GB'],
    ['U.A.E.', '-/-/AE'],
    ['The Netherlands', '-/-/NL'],
    ['Czech Republic', '-/-/CZ'],
    ['Türkiye', '-/-/TR'],
    ['Hong Kong', '-/-/HK'],
    ['London, UK', 'London/-/GB'],
    ['London, England, United Kingdom', 'London/England/GB'],
    ['Seoul, South Korea', 'Seoul/-/KR'],
    ['Paris, FR', 'Paris/-/FR'],
    ['Berlin (Germany)', 'Berlin/-/DE'],
    ['Austin, TX', 'Austin/Texas/US'],
    ['Austin, Texas', 'Austin/Texas/US'],
    ['Austin, TX, USA', 'Austin/Texas/US'],
    ['US - California - San Francisco', 'San Francisco/California/US'],
    ['New York, New York', 'New York/New York/US'],
    ['Washington, D.C.', 'Washington/District of Columbia/US'],
    ['San Francisco, CA', 'San Francisco/California/US'],
    ['Toronto, ON', 'Toronto/Ontario/CA'],
    ['Montréal, Québec, Canada', 'Montréal/Quebec/CA'],
    ['Texas', '-/Texas/US'],
    ['Quebec, Canada', '-/Quebec/CA'],
    ['Bengaluru, Karnataka, India', 'Bengaluru/Karnataka/IN'],
  ])('%s is %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })
})

describe('a code that stands for a state and a country is settled by a large city, else left open', () => {
  test.each([
    ['Berlin, DE', 'Berlin/-/DE'],
    ['Chicago, IL', 'Chicago/Illinois/US'],
    ['Toronto, CA', 'Toronto/-/CA'],
    ['Munich, DE', '"Munich, DE"'],
    ['Haifa, IL', '"Haifa, IL"'],
    ['CA', '"CA"'],
    ['Tbilisi, Georgia', 'Tbilisi/-/GE'],
    ['Atlanta, Georgia', '"Atlanta, Georgia"'],
    ['Georgia', '"Georgia"'],
    ['New York', '"New York"'],
  ])('%s is %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  test('the country that the source names beside the place settles it', () => {
    expect(read('Munich, DE', 'DE')).toBe('Munich/-/DE')
    expect(read('Wilmington, DE', 'US')).toBe('Wilmington/Delaware/US')
    expect(read('Atlanta, Georgia', 'US')).toBe('Atlanta/Georgia/US')
    expect(read('Bay Area', 'US')).toBe('Bay Area/-/US')
  })
})

describe('what says no country has none', () => {
  test.each([
    'Europe',
    'EMEA',
    'North America',
    'European Union',
    'Latin America',
    'London',
    'Berlin, Munich, Hamburg',
    '서울',
    'Worldwide',
  ])('%s stays as written', (text) => {
    expect(read(text)).toBe(`"${text}"`)
  })

  test('a part of the world takes no country from beside it', () => {
    expect(read('North America', 'US')).toBe('"North America"')
  })
})

describe('a work type is no place', () => {
  test.each([
    ['Remote', null],
    ['100% Remote', null],
    ['Hybrid', null],
    ['N/A', null],
    ['', null],
    ['Remote, Italy', '-/-/IT'],
    ['Remote - US', '-/-/US'],
    ['US-Remote', '-/-/US'],
    ['Remote (US only)', '-/-/US'],
    ['Remote in the United States', '-/-/US'],
    ['Austin, TX (Hybrid)', 'Austin/Texas/US'],
    ['Home based - EMEA', '"EMEA"'],
    ['Remote, CA', '"CA"'],
  ])('%s is %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  test('Remote with a country beside it is that country', () => {
    expect(read('Remote', 'US')).toBe('-/-/US')
  })
})

test('a text with several places gives each', () => {
  expect(separatePlaces('New York, NY; London, UK | Paris / Berlin or Remote')).toEqual([
    'New York, NY',
    'London, UK',
    'Paris',
    'Berlin',
    'Remote',
  ])
  expect(separatePlaces('N/A')).toEqual(['N/A'])
})

test('an address keeps the parts that it names, and a union is no country', () => {
  expect(placeOfAddress({ locality: 'Austin', region: 'TX', country: 'USA' })).toMatchObject({
    locality: 'Austin',
    region: 'Texas',
    country: 'US',
  })
  expect(placeOfAddress({ country: 'European Union' })).toBeNull()
  expect(placeOfAddress({ locality: ' ', country: null })).toBeNull()
})
