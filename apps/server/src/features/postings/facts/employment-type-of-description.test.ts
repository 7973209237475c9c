import { expect, test } from 'vitest'
import { employmentTypeOfDescription } from './employment-type-of-description.ts'

test.each([
  ['This is a full-time position.', 'Full-time'],
  ['Unbefristet, Vollzeit.', 'Full-time'],
  ['CDI à temps plein.', 'Full-time'],
  ['Jornada completa', 'Full-time'],
  ['Part-time, 12 hours a week at our school.', 'Part-time'],
  ['Teilzeit (25 Stunden pro Woche)', 'Part-time'],
  ['16 bis 20 Stunden pro Woche', 'Part-time'],
  ['B2B contract, 160-190 PLN per hour', 'Contract'],
  ['You work as an independent contractor, 30 hours a week.', 'Contract'],
  ['Freelance. Emails and landing pages.', 'Freelance'],
  ['Temporary position until Christmas.', 'Temporary'],
  ['Per diem shifts in a busy shop.', 'Per-Diem'],
])('the employment type of “%s” is %s', (text, employmentType) => {
  expect(employmentTypeOfDescription(text)?.employmentType).toBe(employmentType)
})

test.each([
  'Unbefristete Festanstellung.',
  'Part-time and full-time hours.',
  'Full-time or part-time, as you like.',
  'Gehalt 3.800 EUR auf Vollzeitbasis.',
  'You draft and negotiate contracts with rig owners.',
  'You coach interns and freelancers.',
  '',
])('%s states no employment type', (text) => {
  expect(employmentTypeOfDescription(text)).toBeNull()
})
