import type { SearchReading } from '@rise/contract/jobs/search/shapes'
import { expect, test } from 'vitest'
import { readNames } from './read-names.ts'
import { textOf } from './search-readings.tsx'

const reading = (change: Partial<SearchReading>): SearchReading => ({
  ...{ kind: 'place', typed: 'munich', names: ['Munich, Germany'], location: 'munich-de', workType: null },
  ...{ undo: '"munich"', rest: '' },
  ...change,
})

test.each<[Partial<SearchReading>, string]>([
  [{}, 'in Munich, Germany'],
  [{ kind: 'near-me', typed: 'near me' }, 'near Munich, Germany'],
  [{ typed: 'paris', names: ['Paris, France', 'Paris, Texas'] }, 'in Paris, France or Paris, Texas'],
  [{ kind: 'place-too', typed: 'java', names: ['Java, Indonesia'] }, 'java, or in Java, Indonesia'],
  [{ kind: 'work-type', typed: 'remote', names: [], workType: 'Remote' }, 'remote, or remote work'],
  [{ kind: 'equal', typed: 'golang', names: ['Go'] }, 'golang, also Go'],
  [
    { kind: 'equal', typed: 'waiter', names: ['Waitress', 'Kellner', 'Serveur', 'Camarero', 'Kelner'] },
    'waiter, also Waitress, Kellner, Serveur and 2 more',
  ],
])('the reading %j is explained as: %s', (change, text) => {
  expect(textOf(reading(change))).toBe(text)
})

test('the heading of a search separates the place from the words, unless operators are used', () => {
  const term = (text: string) => ({ anyOf: [{ text, phrase: false, typed: null }] })
  const understood = { allOf: [term('developer')], noneOf: [], insist: null, readings: [reading({})] }
  expect(readNames(understood)).toEqual({ keyword: 'developer', place: 'Munich, Germany' })
  expect(readNames({ ...understood, allOf: [] })).toEqual({ keyword: '', place: 'Munich, Germany' })
  expect(readNames({ ...understood, readings: [] })).toBeUndefined()
  expect(readNames({ ...understood, noneOf: [{ text: 'senior', phrase: false, typed: null }] })).toBeUndefined()
})
