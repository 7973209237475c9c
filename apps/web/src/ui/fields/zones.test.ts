import { expect, test } from 'vitest'
import { byCity, zoneName } from './zones.ts'

test.for([
  ['Europe/Lisbon', 'Lisbon (Europe)'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires (America, Argentina)'],
  ['UTC', 'UTC'],
] as const)('the time zone %s is called %s', ([zone, name]) => {
  expect(zoneName(zone)).toBe(name)
})

test('time zones are in the order of their cities, each once', () => {
  expect(byCity(['Europe/Zurich', 'UTC', 'America/Bogota', 'UTC'])).toEqual(['America/Bogota', 'UTC', 'Europe/Zurich'])
})
