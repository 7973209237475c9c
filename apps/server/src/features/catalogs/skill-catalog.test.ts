import skills from '@rise/contract/catalogs/skills.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import { findSkill, suggestSkills } from './skill-catalog.ts'
import { foldSpelling } from './spelling.ts'

describe('the catalog of skills', () => {
  test('has at least 1,500 skills from all kinds of work', () => {
    expect(skills.length).toBeGreaterThanOrEqual(1_500)
    expect(new Set(skills.map(({ group }) => group)).size).toBeGreaterThanOrEqual(20)
  })

  test('has unique slugs, and is sorted by them', () => {
    const slugs = skills.map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(slugs).toEqual(slugs.toSorted((a, b) => (a < b ? -1 : 1)))
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
  })

  test('has no name or alias twice, ignoring case and accents', () => {
    const foldedNames = skills.flatMap(({ name, aliases }) => [name, ...aliases]).map(foldSpelling)
    expect(foldedNames.filter((words, index) => foldedNames.indexOf(words) !== index)).toEqual([])
    expect(foldedNames).not.toContain('')
  })
})

test.each([
  ['postgres', 'PostgreSQL'],
  ['  NODEJS ', 'Node.js'],
  ['node.js', 'Node.js'],
  ['C++', 'C++'],
  ['c#', 'C#'],
  ['C', 'C'],
  ['.net', '.NET'],
  ['français', 'French'],
  ['Francais', 'French'],
  ['Forklift license', 'Forklift operation'],
  ['Problem-Solving', 'Problem solving'],
])('%s finds the skill %s', (written, name) => {
  expect(findSkill(written)?.name).toBe(name)
})

test('an unknown skill is not found', () => {
  expect(findSkill('Basket weaving under water')).toBeUndefined()
  expect(findSkill('')).toBeUndefined()
})

describe('suggestions', () => {
  test('list a name that begins with the typed text first', () => {
    const names = suggestSkills('post').map(({ name }) => name)
    expect(names[0]?.toLowerCase()).toMatch(/^post/)
    expect(names).toContain('PostgreSQL')
  })

  test('list an exact match first', () => {
    expect(suggestSkills('java')[0]?.name).toBe('Java')
    expect(suggestSkills('r')[0]?.name).toBe('R')
  })

  test('list a name that begins with the typed words before a name whose alias does', () => {
    const names = suggestSkills('te').map(({ name }) => name)
    expect(names[0]).toBe('Teaching')
  })

  test('find skills by alias, each once', () => {
    expect(suggestSkills('k8').map(({ slug }) => slug)).toEqual(['kubernetes'])
    const slugs = suggestSkills('react').map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(slugs.length)
  })

  test('are limited to twenty, and there are none for a query without words', () => {
    expect(suggestSkills('a')).toHaveLength(20)
    expect(suggestSkills(' - ')).toEqual([])
  })
})
