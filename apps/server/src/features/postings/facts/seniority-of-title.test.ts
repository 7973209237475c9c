import { expect, test } from 'vitest'
import { seniorityOfTitle } from './seniority-of-title.ts'

test.each([
  ['Senior Engineer', 'Senior Level'],
  ['Sr. Engineer', 'Senior Level'],
  ['Staff Software Engineer', 'Senior Level'],
  ['Senior / Staff Fullstack Engineer', 'Senior Level'],
  ['Tech Lead', 'Senior Level'],
  ['Principal Engineer', 'Director / Expert'],
  ['Senior Director, Engineering', 'Director / Expert'],
  ['Head of Design', 'Director / Expert'],
  ['VP of Sales', 'Executive / C-Suite'],
  ['Chief Financial Officer', 'Executive / C-Suite'],
  ['CTO', 'Executive / C-Suite'],
  ['Junior Developer', 'Entry Level'],
  ['Graduate Engineer', 'Entry Level'],
  ['Mid-Level Designer', 'Mid-Level'],
  ['Software Engineering Intern', 'Internship'],
  ['Working Student Marketing', 'Internship'],
  ['Desenvolvedor Sênior', 'Senior Level'],
  ['Medior Developer', 'Mid-Level'],
  ['Directrice Marketing', 'Director / Expert'],
  ['Praktikum Marketing', 'Internship'],
  ['Care Assistant - No Experience Needed', 'No Experience'],
  ['Ausbildung Industriemechaniker', 'No Experience'],
])('the seniority of “%s” is %s', (title, seniority) => {
  expect(seniorityOfTitle(title)?.seniority).toBe(seniority)
})

test.each([
  'Android Engineer III',
  'Account Executive',
  'Staff Accountant',
  'Art Director',
  'Assistant Director of Admissions',
  'Chief of Staff',
  'Executive Assistant to the CEO',
  'Assistant to the Director',
  'Lead Generation Specialist',
  'Senior Living Advisor',
  'Internship Program Manager',
  'International Sales Manager',
  'Junior/Senior Developer',
  '',
])('%s states no seniority', (title) => {
  expect(seniorityOfTitle(title)).toBeNull()
})
