import { expect, test } from 'vitest'
import { citiesNamed } from './gazetteer.ts'
import { cityIn, isPartOf, unambiguousCity } from './unambiguous-city.ts'

test('cities with the same name are sorted by population', () => {
  const [first, second] = citiesNamed('Paris')
  expect(first).toMatchObject({ name: 'Paris', country: 'FR', region: 'Île-de-France' })
  expect(second?.population).toBeLessThan(first?.population ?? 0)
})

test.each([
  ['münchen', 'Munich'],
  ['MUENCHEN', 'Munich'],
  ['Lodz', 'Łódź'],
  ['Saint Louis', 'St. Louis'],
  ['Bombay', 'Mumbai'],
  ['Genève', 'Geneva'],
])('%s is found as %s', (name, usual) => {
  expect(citiesNamed(name)[0]?.name).toBe(usual)
})

test('a text that is not a city’s name has no match, whatever its length', () => {
  expect(citiesNamed('Nowhere Junction')).toEqual([])
  expect(citiesNamed('')).toEqual([])
  expect(citiesNamed('x'.repeat(100_000))).toEqual([])
})

test.each(['Springfield', 'Cambridge', 'Valencia', 'Portland', 'Georgia', 'Worldwide'])(
  '%s without a region or country identifies no city',
  (name) => {
    expect(unambiguousCity(name)).toBeNull()
  },
)

test('a name alone identifies a city that is ten times as large as its namesakes', () => {
  expect(unambiguousCity('Berlin')).toMatchObject({ country: 'DE', latitude: 52.5244, longitude: 13.4105 })
  expect(unambiguousCity('Utrecht')?.country).toBe('NL')
  expect(unambiguousCity('Utrecht', 500_000)).toBeNull()
})

test('a region or country identifies its own city among namesakes', () => {
  expect(cityIn('Springfield', 'US', 'Illinois')?.population).toBeGreaterThan(100_000)
  expect(cityIn('Springfield', 'US')).toBeNull()
  expect(cityIn('Paris', 'US', 'Texas')?.country).toBe('US')
  expect(cityIn('Paris', 'DE')).toBeNull()
})

test('a quarter matches only its own city', () => {
  const hamburg = unambiguousCity('Hamburg')
  const berlin = unambiguousCity('Berlin')
  if (hamburg === null || berlin === null) throw new Error('Both are large cities.')
  expect(isPartOf('Altona', hamburg)).toBe(true)
  expect(isPartOf('Altona', berlin)).toBe(false)
})
