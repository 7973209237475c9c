import { expect, test } from 'vitest'
import { badgeDescriptions, badgeNames } from '../badges/words.ts'
import badges from '../badges.json' with { type: 'json' }
import { courseCategoryNames } from '../course-categories/words.ts'
import courseCategories from '../course-categories.json' with { type: 'json' }
import { departmentNames } from '../departments/words.ts'
import departments from '../departments.json' with { type: 'json' }
import { industryNames, sectorName } from '../industries/words.ts'
import industries from '../industries.json' with { type: 'json' }
import { nameOfEntry } from './words.ts'

test.each([
  ['badge', badges, badgeNames],
  ['department', departments, departmentNames],
  ['industry', industries, industryNames],
  ['category of courses', courseCategories, courseCategoryNames],
] as const)('each %s of the catalog has a message, in English its name', (_, entries, names) => {
  expect(Object.keys(names)).toEqual(entries.map(({ slug }) => slug))
  expect(entries.map((entry) => nameOfEntry(names, { ...entry, name: '' }))).toEqual(entries.map(({ name }) => name))
})

test('what each badge is for is a message, in English its description', () => {
  expect(Object.keys(badgeDescriptions)).toEqual(badges.map(({ slug }) => slug))
  expect(badges.map(({ slug }) => nameOfEntry(badgeDescriptions, { slug, name: '' }))).toEqual(
    badges.map(({ description }) => description),
  )
})

test('an entry that isn’t shipped keeps its own name', () => {
  expect(nameOfEntry(departmentNames, { slug: 'alchemy', name: 'Alchemy' })).toBe('Alchemy')
  expect(sectorName('Magic')).toBe('Magic')
})
