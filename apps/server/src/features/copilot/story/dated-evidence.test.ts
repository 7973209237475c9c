import { expect, test } from 'vitest'
import { datedEvidence, inYears, monthsOf } from './dated-evidence.ts'
import { storyFacts } from './story-facts.ts'

const now = new Date('2026-03-15T00:00:00Z')

function timeOf(skill: string | undefined, ...work: { startDate?: string; endDate?: string; says?: string }[]) {
  const resume = {
    work: work.map(({ says = 'Ran Kubernetes clusters', ...dates }, index) => ({
      ...{ name: `Mill ${index}`, position: 'Engineer', highlights: [says], ...dates },
    })),
  }
  const months = monthsOf(datedEvidence({ resume, groups: storyFacts(resume) }, skill), now)
  return months && inYears(months)
}

test.each([
  ['both months count', { startDate: '2020-01', endDate: '2021-12' }, '2 years'],
  ['what goes on counts to this month', { startDate: '2025-12' }, '4 months'],
  ['a single month', { startDate: '2020-05', endDate: '2020-05' }, '1 month'],
  ['years alone give a range', { startDate: '2016', endDate: '2019' }, 'between 2 and 4 years'],
  ['an end in the future counts to this month', { startDate: '2025-04', endDate: '2030-01' }, '1 year'],
])('the dates of an entry: %s', (_, entry, time) => expect(timeOf('Kubernetes', entry)).toBe(time))

test('overlapping times of several entries count once', () => {
  const [one, other] = [
    { startDate: '2020-01', endDate: '2020-12' },
    { startDate: '2020-07', endDate: '2021-06' },
  ]
  expect(timeOf('Kubernetes', one, other)).toBe('1 year and 6 months')
})

test('an entry without the skill, or without dates, counts no time', () => {
  expect(timeOf('Kubernetes', { startDate: '2020-01', endDate: '2021-12', says: 'Ran the bakery' })).toBeUndefined()
  expect(timeOf('Kubernetes', {})).toBeUndefined()
})
