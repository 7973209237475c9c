import titles from '@rise/contract/catalogs/titles.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import { foldSpelling } from './spelling.ts'
import { termsIn, termsOf } from './terms.ts'

describe('the catalog of titles', () => {
  test('has unique slugs and names, is sorted by slug, and lists each other name of an entry once', () => {
    const slugs = titles.map(({ slug }) => slug)
    expect(slugs).toEqual([...new Set(slugs)].toSorted((a, b) => (a < b ? -1 : 1)))
    const names = titles.map(({ name }) => foldSpelling(name))
    expect(new Set(names).size).toBe(names.length)
    for (const { name, aliases } of titles) {
      const foldedNames = [name, ...aliases].map(foldSpelling)
      expect(new Set(foldedNames).size, name).toBe(foldedNames.length)
    }
  })

  test('names only entries of the catalog as broader titles', () => {
    const names = titles.map(({ name }) => name)
    expect(titles.flatMap(({ broader = [] }) => broader).filter((name) => !names.includes(name))).toEqual([])
  })
})

test.each([
  ['golang', 'Go'],
  ['k8s', 'Kubernetes'],
  ['Postgres', 'PostgreSQL'],
  ['dotnet', '.NET'],
  ['csharp', 'C#'],
  ['cpp', 'C++'],
  ['js', 'JavaScript'],
  ['node js', 'Node.js'],
  ['RN', 'Nurse'],
  ['krankenpfleger', 'Nurse'],
  ['Pielęgniarka', 'Nurse'],
  ['human resources', 'HR'],
  ['sr.', 'Senior'],
  ['front-end', 'Frontend'],
  ['Front End', 'Frontend'],
  ['waiters', 'Waiter'],
  ['software developers', 'Software engineer'],
])('%j finds the term %j', (text, name) => {
  expect(termsOf(text).map((term) => term.name)).toContain(name)
})

test('a word can be the name of several terms, and most words are the name of none', () => {
  expect(termsOf('PM').map(({ name }) => name)).toEqual(['Product manager', 'Project manager'])
  expect(termsOf('ux').map(({ kind }) => kind)).toEqual(['title', 'skill'])
  for (const text of ['', ' - ', 'munich', 'net']) expect(termsOf(text)).toEqual([])
})

test('of the terms that begin at the same word, the longest is found', () => {
  const words = 'senior software engineer golang munich'.split(' ')
  expect(termsIn(words).map(({ at, length, terms }) => [at, length, terms[0]?.name])).toEqual([
    [0, 1, 'Senior'],
    [1, 2, 'Software engineer'],
    [3, 1, 'Go'],
  ])
  expect(termsIn(words, { kind: 'title', longest: 1 }).map(({ terms }) => terms[0]?.name)).toEqual([
    'Senior',
    'Engineer',
  ])
})

test('narrower and broader terms refer to each other', () => {
  expect(termsOf('developer')[0]).toMatchObject({ broader: ['Engineer'] })
  expect(termsOf('engineer')[0]?.narrower).toContain('Developer')
})
