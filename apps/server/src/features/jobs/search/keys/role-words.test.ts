import { expect, test } from 'vitest'
import { roleWords } from './role-words.ts'

test.each([
  ['Senior Backend Engineer', 'backend engineer'],
  ['Backend-Entwicklerin (m/w/d)', 'backend engineer'],
  ['Softwareentwickler', 'software engineer'],
  ['Front End Developer', 'frontend engineer'],
  ['Front-end Engineer', 'frontend engineer'],
  ['Full-Stack Engineer', 'fullstack engineer'],
  ['Gesundheits- und Krankenpfleger (m/w/d)', 'nurse'],
  ['Infirmière, Lyon', 'nurse lyon'],
  ['Retail Sales Associates', 'seller'],
  ['Chef de cuisine', 'cook'],
  ['Köchin', 'cook'],
  ['Magazynier', 'warehouse worker'],
  ['Site Reliability Engineer', 'sre'],
  ['User Experience Designer', 'ux designer'],
  ['Graphic Designer', 'graphic designer'],
  ['Machine Learning Researcher', 'machine learning researcher'],
  ['QA Engineer', 'tester engineer'],
  ['Sr. Product Manager', 'product manager'],
  ['', ''],
])('%j is read as the words %j', (title, words) => {
  expect(
    roleWords(title)
      .map(({ word }) => word)
      .join(' '),
  ).toBe(words)
})
