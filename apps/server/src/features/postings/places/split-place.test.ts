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

describe('a code of both a state and a country is settled by the city before it', () => {
  test.each([
    ['Berlin, DE', 'Berlin/-/DE'],
    ['Chicago, IL', 'Chicago/Illinois/US'],
    ['Toronto, CA', 'Toronto/-/CA'],
    ['Munich, DE', 'Munich/-/DE'],
    ['Wilmington, DE', 'Wilmington/Delaware/US'],
    ['Haifa, IL', 'Haifa/-/IL'],
    ['Vancouver, WA', 'Vancouver/Washington/US'],
    ['Perth, WA', 'Perth/Western Australia/AU'],
    ['Nowhere Junction, DE', '"Nowhere Junction, DE"'],
    ['CA', '"CA"'],
    ['Tbilisi, Georgia', 'Tbilisi/-/GE'],
    ['Atlanta, Georgia', 'Atlanta/Georgia/US'],
    ['Georgia', '"Georgia"'],
    ['Washington', '"Washington"'],
    ['New York', '-/New York/US'],
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

describe('a text without a country has none', () => {
  test.each([
    'Europe',
    'EMEA',
    'North America',
    'European Union',
    'Latin America',
    'Springfield',
    'Cambridge',
    'Valencia',
    'Birmingham',
    'Berlin, Munich, Hamburg',
    'Head Office',
    'Worldwide',
  ])('%s stays as written', (text) => {
    expect(read(text)).toBe(`"${text}"`)
  })

  test('a part of the world takes no country from its neighbour', () => {
    expect(read('North America', 'US')).toBe('"North America"')
  })
})

describe('a city that dwarfs its namesakes needs no country', () => {
  test.each([
    ['London', 'London/-/GB'],
    ['Paris', 'Paris/-/FR'],
    ['Paris, TX', 'Paris/Texas/US'],
    ['London, ON', 'London/Ontario/CA'],
    ['Chicago', 'Chicago/Illinois/US'],
    ['서울', 'Seoul/-/KR'],
    ['München', 'Munich/-/DE'],
    ['Muenchen, Deutschland', 'Munich/-/DE'],
    ['Bangalore', 'Bengaluru/-/IN'],
    ['NYC', 'New York/New York/US'],
    ['Den Haag', 'The Hague/-/NL'],
    ['CDMX', 'Mexico City/-/MX'],
    ['20095 Hamburg', 'Hamburg/-/DE'],
    ['Hamburg-Altona', 'Hamburg/-/DE'],
    ['Stuttgart und Umgebung', 'Stuttgart/-/DE'],
    ['Paris (75)', 'Paris/-/FR'],
    ['Sydney NSW', 'Sydney/New South Wales/AU'],
    ['Melbourne VIC 3000', 'Melbourne/Victoria/AU'],
    ['Houston TX 77002', 'Houston/Texas/US'],
    ['Home office in Munich', 'Munich/-/DE'],
  ])('%s is %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  test('unless the source names another country beside it', () => {
    expect(read('Paris', 'US')).toBe('Paris/-/US')
  })
})

describe('countries and regions are recognised in other languages', () => {
  test.each([
    ['España (remoto)', '-/-/ES'],
    ['Oslo, Norge', 'Oslo/-/NO'],
    ['Cataluña, España', '-/Catalonia/ES'],
    ['Bayern', '-/Bavaria/DE'],
    ['Leipzig, Sachsen', 'Leipzig/Saxony/DE'],
    ['São Paulo - SP', 'São Paulo/São Paulo/BR'],
    ['Dublin Ireland', 'Dublin/-/IE'],
    ['Hong Kong - 8 Finance Street', '-/-/HK'],
    ['Leeds, West Yorkshire', 'Leeds/-/GB'],
    ['Remote (US: CA, CO, NY only)', '-/-/US'],
  ])('%s is %s', (text, expected) => {
    expect(read(text)).toBe(expected)
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

test('a text with several places yields each', () => {
  expect(separatePlaces('New York, NY; London, UK | Paris / Berlin or Remote')).toEqual([
    'New York, NY',
    'London, UK',
    'Paris',
    'Berlin',
    'Remote',
  ])
  expect(separatePlaces('N/A')).toEqual(['N/A'])
  expect(separatePlaces('Munich, Zurich or Vienna')).toEqual(['Munich', 'Zurich', 'Vienna'])
  expect(separatePlaces('New York OR Chicago')).toEqual(['New York', 'Chicago'])
  expect(separatePlaces('Sydney and Mumbai')).toEqual(['Sydney', 'Mumbai'])
  expect(separatePlaces('Trinidad and Tobago')).toEqual(['Trinidad and Tobago'])
  expect(separatePlaces('London, Ontario')).toEqual(['London, Ontario'])
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
