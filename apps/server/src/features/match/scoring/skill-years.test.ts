import type { Resume } from '@rise/contract/resumes/shapes'
import { expect, test } from 'vitest'
import { skillKey } from '../../jobs/index.ts'
import { skillYears } from './skill-years.ts'

const now = new Date('2026-11-29T09:00:00Z')
const yearsOf = (work: NonNullable<Resume['work']>, skill: string) => skillYears({ work }, now).get(skillKey(skill))

test('the years of the jobs that name a skill add up, and overlapping jobs count once', () => {
  const work = [
    { position: 'Backend engineer', summary: 'Queues in Node.js', startDate: '2018-03', endDate: '2022-03' },
    { position: 'Node.js consultant', startDate: '2021-03', endDate: '2024-04' },
    { position: 'Cook', startDate: '2010-01', endDate: '2017-01' },
  ]
  expect(yearsOf(work, 'Node.js')).toBe(6)
})

test('a job that goes on counts until today', () => {
  expect(yearsOf([{ position: 'Python developer', startDate: '2023-01-10' }], 'Python')).toBe(3)
})

test('a job without dates, one that starts in the future, and less than a year give no years', () => {
  const position = 'Python developer'
  const work = [{ position }, { position, startDate: '2027-01' }, { position, startDate: '2026-05' }]
  expect(yearsOf(work, 'Python')).toBeUndefined()
})

test('years that the story states for a skill take precedence', () => {
  const work = [{ position: 'Python developer', startDate: '2023-01-10' }]
  const resume: Resume = { work, skills: [{ name: 'Python', years: 8 }, { name: 'SQL' }] }
  expect(skillYears(resume, now).get(skillKey('Python'))).toBe(8)
  expect(skillYears(resume, now).get(skillKey('SQL'))).toBeUndefined()
})
