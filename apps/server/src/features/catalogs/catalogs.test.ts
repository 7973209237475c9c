import { catalogNames } from '@rise/contract/catalogs'
import { expect, test } from 'vitest'
import { slugify } from '../../platform/slug.ts'
import { catalogs } from './catalog.ts'
import { searchCatalog } from './search-catalog.ts'

const least: Partial<Record<(typeof catalogNames)[number], number>> = {
  values: 40,
  benefits: 40,
  expertises: 60,
  hats: 30,
  interests: 80,
  'mentoring-topics': 40,
}
const namesOf = (...asked: Parameters<typeof searchCatalog>) => searchCatalog(...asked).map(({ name }) => name)

test.for(catalogNames)('the catalog of %s is long enough and has each name and slug once', (name) => {
  const entries = catalogs[name]
  expect(entries.length).toBeGreaterThanOrEqual(least[name] ?? 20)
  expect(new Set(entries.map(({ slug }) => slug)).size).toBe(entries.length)
  expect(new Set(entries.map((entry) => entry.name.toLowerCase())).size).toBe(entries.length)
  for (const { slug, name } of entries) expect(slugify(name), name).toBe(slug)
})

test('a search finds beginnings of names first, then of words, then of groups', () => {
  expect(namesOf('hats', 'co').slice(0, 2)).toEqual(['Connector', 'Coach'])
  expect(namesOf('values', 'FLEX')).toEqual(['Flexibility'])
  expect(namesOf('mentoring-topics', 'resume')).toEqual(['Résumé review'])
  expect(namesOf('interests', 'music').slice(0, 2)).toEqual(['Music production', 'Electronic music'])
})

test('a search never gives more than twenty, and nothing for words that no name has', () => {
  for (const words of ['', 'e', 'i']) expect(searchCatalog('interests', words).length).toBeLessThanOrEqual(20)
  expect(searchCatalog('interests', '')).toHaveLength(20)
  expect(searchCatalog('interests', 'zzzz')).toEqual([])
  expect(searchCatalog('interests', '%_')).toEqual([])
})
