import { expect, test } from 'vitest'
import { workTypeOfText, workTypeOfTitle } from './work-type-of-text.ts'

test.each([
  ['Remote, Italy', 'Remote'],
  ['Home based - EMEA', 'Remote'],
  ['London (Hybrid)', 'Hybrid'],
  ['on-site', 'Onsite'],
  ['In-office, Berlin', 'Onsite'],
  ['London', null],
  ['Hybrid or Remote', null],
  ['unspecified', null],
  ['Remote-Friendly (Travel-Required)', null],
  ['Berlin, remote possible', null],
  ['Berlin (no remote)', null],
])('the work type of “%s” is %s', (text, workType) => {
  expect(workTypeOfText(text)).toBe(workType)
})

test('a title states the work type only in a separate part', () => {
  expect(workTypeOfTitle('Account Executive (Remote)')?.workType).toBe('Remote')
  expect(workTypeOfTitle('Engineer - Hybrid')?.workType).toBe('Hybrid')
  expect(workTypeOfTitle('Remote Sensing Engineer')).toBeNull()
  expect(workTypeOfTitle('Engineer, Remote Sensing')).toBeNull()
})
