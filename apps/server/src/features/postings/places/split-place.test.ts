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

describe('the preceding city decides whether a code is a state or a country', () => {
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
    ['New York', 'New York/New York/US'],
  ])('%s is %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  test('the source’s own country decides what a code means', () => {
    expect(read('Munich, DE', 'DE')).toBe('Munich/-/DE')
    expect(read('Wilmington, DE', 'US')).toBe('Wilmington/Delaware/US')
    expect(read('Atlanta, Georgia', 'US')).toBe('Atlanta/Georgia/US')
    expect(read('Bay Area', 'US')).toBe('Bay Area/-/US')
  })
})

describe('the preceding city decides which country’s division a name means', () => {
  test.each([
    ['Melbourne, Victoria', 'Melbourne/Victoria/AU'],
    ['Manaus, Amazonas', 'Manaus/Amazonas/BR'],
    ['Lahore, Punjab', 'Lahore/Punjab/PK'],
    ['Ludhiana, Punjab', 'Ludhiāna/Punjab/IN'],
    ['Punjab', '"Punjab"'],
    // A province of Argentina, and one of Spain.
    ['Córdoba, Córdoba', '"Córdoba, Córdoba"'],
  ])('%s is %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })
})

describe('a text that names no country has no country', () => {
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

  test('a part of the world gets no country from the place next to it', () => {
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

  test('the country that the source states outweighs the country of a large city', () => {
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

describe('a work type is not a place', () => {
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

  test('“Remote” with the source’s country is that country', () => {
    expect(read('Remote', 'US')).toBe('-/-/US')
  })
})

test('a text that names several places is split into all of them', () => {
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

describe('a city with a region’s code is in the country where both exist, or its country is unknown', () => {
  test.each([
    ['Pune, MH', 'Pune/Maharashtra/IN'],
    ['Milano, MI', 'Milan/Lombardy/IT'],
    ['Munich, BY', 'Munich/Bavaria/DE'],
    ['Bari, BA', 'Bari/Apulia/IT'],
    ['Málaga, MA', 'Málaga/Andalusia/ES'],
    ['Madrid, MD', 'Madrid/Community of Madrid/ES'],
    ['Salvador, BA', 'Salvador/Bahia/BR'],
    ['Chennai, TN', 'Chennai/Tamil Nadu/IN'],
    ['Utrecht, UT', 'Utrecht/Utrecht/NL'],
    ['Warszawa, MZ', 'Warsaw/Masovia/PL'],
    ['Lagos, LA', 'Lagos/Lagos/NG'],
    ['Cork, CO', 'Cork/Munster/IE'],
    ['Porto, PT', 'Porto/-/PT'],
    ['Sofia, BG', 'Sofia/-/BG'],
    ['Bergamo, BG', 'Bergamo/Lombardy/IT'],
    ['Brescia, BS', 'Brescia/Lombardy/IT'],
    ['Basel, BS', 'Basel/Basel-Stadt/CH'],
    ['Cambridge, MA', 'Cambridge/Massachusetts/US'],
    ['Naples, FL', 'Naples/Florida/US'],
    ['Moscow, ID', 'Moscow/Idaho/US'],
    ['Raleigh-Durham, NC', 'Raleigh-Durham/North Carolina/US'],
    ['Nowhere Junction, TX', 'Nowhere Junction/Texas/US'],
    ['Nowhere Junction, UK', 'Nowhere Junction/-/GB'],
    ['Lyon, RA', '"Lyon, RA"'],
    ['Lisboa, LI', '"Lisboa, LI"'],
    ['Braga, BR', '"Braga, BR"'],
    ['Valencia, VA', '"Valencia, VA"'],
    ['Nowhere Junction, MH', '"Nowhere Junction, MH"'],
  ])('%s is %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  test.each([
    ['Pune, MH', 'IN', 'Pune/Maharashtra/IN'],
    ['Pune, XX', 'IN', 'Pune/-/IN'],
    ['Valencia, VA', 'ES', 'Valencia/-/ES'],
    ['Austin, TX', 'IN', '-/-/IN'],
    ['Paris, France', 'US', 'Paris/-/FR'],
  ])('%s with the source’s country %s is %s', (text, country, expected) => {
    expect(read(text, country)).toBe(expected)
  })
})

describe('parts in reverse order, and codes joined to a city, are recognised', () => {
  test.each([
    ['US, TX, Remote', '-/Texas/US'],
    ['CA, ON, Remote', '-/Ontario/CA'],
    ['US, CA', '-/California/US'],
    ['CA, BC, Vancouver', 'Vancouver/British Columbia/CA'],
    ['ES, Madrid', 'Madrid/-/ES'],
    ['USA.VA.Reston', 'Reston/Virginia/US'],
    ['US-CA-San Francisco', 'San Francisco/California/US'],
    ['IN-KA-Bengaluru', 'Bengaluru/Karnataka/IN'],
    ['DE-Berlin', 'Berlin/-/DE'],
    ['US-CA-Berlin', '"US-CA-Berlin"'],
    ['Hong Kong, China', '-/-/HK'],
    ['San Juan, Puerto Rico, US', 'San Juan/-/PR'],
  ])('%s is %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })
})

describe('words and brackets around a place are ignored', () => {
  test.each([
    ['Office in Tallinn, Estonia', 'Tallinn/-/EE'],
    ['HQ - Berlin', 'Berlin/-/DE'],
    ['Paris office', 'Paris/-/FR'],
    ['Headquarters: Toronto, ON', 'Toronto/Ontario/CA'],
    ['London (2 days/week)', 'London/-/GB'],
    ['London (hybrid, 2 days/week)', 'London/-/GB'],
    ['Hamburg (m/w/d)', 'Hamburg/-/DE'],
    ['Zürich (80-100%)', 'Zürich/-/CH'],
    ['Stockholm (HQ)', 'Stockholm/-/SE'],
    ['Remote-Friendly (Travel-Required)', null],
  ])('%s is %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })
})

test.each([
  ['北京市', 'Beijing/-/CN'],
  ['北京市朝阳区', 'Beijing/-/CN'],
  ['東京都', 'Tokyo/-/JP'],
  ['福岡県福岡市', 'Fukuoka/-/JP'],
  ['京都市', 'Kyoto/-/JP'],
  ['서울특별시 강남구', 'Seoul/-/KR'],
  ['부산광역시', 'Busan/-/KR'],
  ['大阪府堺市', '"大阪府堺市"'],
])('%s is read as %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test('New York is the city, except for remote work, where it means the state', () => {
  expect(read('New York, USA')).toBe('New York/New York/US')
  expect(read('Remote, New York')).toBe('-/New York/US')
})

describe('several places in one text are separated', () => {
  test.each([
    ['Germany, France, Spain', ['-/-/DE', '-/-/FR', '-/-/ES']],
    ['Remote: Brazil, Argentina, Mexico', ['-/-/BR', '-/-/AR', '-/-/MX']],
    ['Remote (Germany, Austria)', ['-/-/DE', '-/-/AT']],
    ['UK, Ireland', ['-/-/GB', '-/-/IE']],
    ['Canada, US', ['-/-/CA', '-/-/US']],
    ['Germany, Austria & Switzerland', ['-/-/DE', '-/-/AT', '-/-/CH']],
    ['DE, AT, CH', ['-/-/DE', '-/-/AT', '-/-/CH']],
    ['Trinidad and Tobago, Jamaica', ['-/-/TT', '-/-/JM']],
    ['San Francisco, CA & New York, NY', ['San Francisco/California/US', 'New York/New York/US']],
    ['London, UK and Paris, France', ['London/-/GB', 'Paris/-/FR']],
    ['Berlin, Germany and Munich, Germany', ['Berlin/-/DE', 'Munich/-/DE']],
    ['Berlin and Munich, Germany', ['Berlin/-/DE', 'Munich/-/DE']],
    ['Germany (Berlin, Munich)', ['Berlin/-/DE', 'Munich/-/DE']],
    ['Bengaluru, Hyderabad, India', ['Bengaluru/-/IN', 'Hyderabad/-/IN']],
    ['New York, NY, San Francisco, CA', ['New York/New York/US', 'San Francisco/California/US']],
    ['São Paulo, Brazil and Remote', ['São Paulo/-/BR', null]],
  ])('%s', (text, expected) => {
    expect(separatePlaces(text).map((part) => read(part))).toEqual(expected)
  })

  test.each([
    'Brighton and Hove, UK',
    'Newfoundland and Labrador',
    'Georgia, US',
    'Hong Kong, China',
    'Paris, Texas, USA',
    'Kreuzberg, Berlin, Germany',
    'Manchester, Greater Manchester, United Kingdom',
    'US, CA, LA',
    'London (2 days/week)',
  ])('%s is a single place', (text) => {
    expect(separatePlaces(text)).toEqual([text])
  })

  test('a work type before a list of places applies to each of these places', () => {
    expect(separatePlaces('Remote: Brazil, Mexico')).toEqual(['Remote: Brazil', 'Remote: Mexico'])
  })
})

test('an address is the same place with and without a region’s code', () => {
  const address = placeOfAddress({ locality: 'Milano', region: 'MI', country: 'IT' })
  expect(address).toMatchObject({ locality: 'Milan', region: 'Lombardy', country: 'IT' })
  expect(placeOfAddress({ locality: 'Milano', region: 'X9', country: 'IT' })).toMatchObject({
    locality: 'Milan',
    region: null,
  })
})

test('an address keeps the parts that it names, and a union of countries is not read as a country', () => {
  expect(placeOfAddress({ locality: 'Austin', region: 'TX', country: 'USA' })).toMatchObject({
    locality: 'Austin',
    region: 'Texas',
    country: 'US',
  })
  expect(placeOfAddress({ country: 'European Union' })).toBeNull()
  expect(placeOfAddress({ locality: ' ', country: null })).toBeNull()
})
