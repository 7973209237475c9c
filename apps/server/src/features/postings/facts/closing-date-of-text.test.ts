import { expect, test } from 'vitest'
import { closingDateOfText } from './closing-date-of-text.ts'

test.each([
  ['Apply by 31 March 2027.', '2027-03-31'],
  ['Apply by March 31, 2027', '2027-03-31'],
  ['Deadline to apply: January 20th, 2027', '2027-01-20'],
  ['Bewerbungsschluss: 31.01.2027', '2027-01-31'],
  ['Bewerbungsfrist bis 10. Januar 2027', '2027-01-10'],
  ['Candidatures jusqu’au 15 mars 2027', '2027-03-15'],
  ['Date limite : 1er décembre 2026', '2026-12-01'],
  ['Candidaturas até 20 de janeiro de 2027', '2027-01-20'],
  ['Solliciteer vóór 28 februari 2027', '2027-02-28'],
  ['Last application date 2027-01-31', '2027-01-31'],
  ['Applications accepted through 12/31/2026.', '2026-12-31'],
])('a closing date is read from “%s”', (text, date) => {
  expect(closingDateOfText(text)?.date.toISOString()).toBe(`${date}T23:59:59.000Z`)
})

test.each([
  'Apply by 28 February.',
  'Apply before 03/04/2027.',
  'Our next fair opens on 12 May 2027; you start on 1 February 2027.',
  'Apply by 31 February 2027.',
  'Apply by 99.99.2027.',
  'Apply by 1 May 2027. Deadline: 2 May 2027.',
  'Apply by 12 Foo 2027',
  '',
])('%s states no closing date', (text) => {
  expect(closingDateOfText(text)).toBeNull()
})
