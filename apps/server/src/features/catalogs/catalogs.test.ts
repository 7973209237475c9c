import { catalogNames } from '@rise/contract/catalogs/kinds'
import teamSizes from '@rise/contract/catalogs/team-sizes.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { slugify } from '../../platform/slugs/slug.ts'
import { badges, catalogFiles, wholeCatalogs } from './catalog-files.ts'
import { searchCatalog } from './search-catalog.ts'

const minimumSizes: Partial<Record<(typeof catalogNames)[number], number>> = {
  values: 40,
  benefits: 40,
  expertises: 60,
  hats: 30,
  interests: 80,
  'mentoring-topics': 40,
  tags: 40,
}
const namesOf = (...asked: Parameters<typeof searchCatalog>) => searchCatalog(...asked).map(({ name }) => name)

test.for(catalogNames)('the catalog of %s has enough entries, and unique names and slugs', (name) => {
  const entries = catalogFiles[name]
  expect(entries.length).toBeGreaterThanOrEqual(minimumSizes[name] ?? 20)
  expect(new Set(entries.map(({ slug }) => slug)).size).toBe(entries.length)
  expect(new Set(entries.map((entry) => entry.name.toLowerCase())).size).toBe(entries.length)
  for (const { slug, name } of entries) expect(slugify(name), name).toBe(slug)
})

test('a search lists names that begin with the query before names that contain it in a later word', () => {
  expect(namesOf('hats', 'co').slice(0, 2)).toEqual(['Connector', 'Coach'])
  expect(namesOf('values', 'FLEX')).toEqual(['Flexibility'])
  expect(namesOf('mentoring-topics', 'resume')).toEqual(['Résumé review'])
  expect(namesOf('interests', 'music').slice(0, 2)).toEqual(['Music production', 'Electronic music'])
})

test('a search returns at most twenty entries, and none for words that no name has', () => {
  for (const words of ['', 'e', 'i']) expect(searchCatalog('interests', words).length).toBeLessThanOrEqual(20)
  expect(searchCatalog('interests', '')).toHaveLength(20)
  expect(searchCatalog('interests', 'zzzz')).toEqual([])
  expect(searchCatalog('interests', '%_')).toEqual([])
})

test.for([
  ['industries', 80],
  ['company-stages', 10],
  ['departments', 20],
] as const)('the catalog of %s has enough entries and unique slugs, and can be searched', ([name, least]) => {
  const entries = wholeCatalogs[name]
  expect(entries.length).toBeGreaterThanOrEqual(least)
  expect(new Set(entries.map(({ slug }) => slug)).size).toBe(entries.length)
  for (const entry of entries) {
    expect(entry.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(searchCatalog(name, entry.name)).toContainEqual(entry)
  }
})

test('every sector has several industries, which are listed together', () => {
  const sectors = wholeCatalogs.industries.map(({ group }) => group)
  const sectorRuns = sectors.filter((sector, index) => sector !== sectors[index - 1])
  expect(sectorRuns).toHaveLength(new Set(sectors).size)
  for (const sector of sectorRuns) expect(sectors.filter((other) => other === sector).length).toBeGreaterThanOrEqual(4)
  expect(namesOf('industries', 'pharma')).toEqual(['Pharmaceuticals'])
  expect(namesOf('industries', 'energy').slice(0, 2)).toEqual(['Renewable Energy', 'Nuclear Energy'])
  expect(namesOf('departments', 'security')).toEqual(['IT & Security'])
})

test('team sizes have the codes and labels of the specification', () => {
  expect(Object.fromEntries(teamSizes.map(({ code, label }) => [code, label]))).toEqual({
    ...{ 10: '1-10', 50: '11-50', 200: '51-200', 500: '201-500' },
    ...{ 1000: '501-1000', 5000: '1001-5000', 10000: '5001-10000', 10001: '10001+' },
  })
})

test('every badge has a purpose, and company badges are in their own group', () => {
  for (const { name, description, ...badge } of badges) {
    expect(description, name).toMatch(/^.{10,}\.$/)
    expect(badge.for, name).toBe(badge.group === 'Company' ? 'company' : 'professional')
  }
})
