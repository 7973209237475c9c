import { expect, test } from 'vitest'
import { isProtectedQuestion } from './protected-question.ts'

test.for([
  'Do you have a disability?',
  'Gender',
  'What is your race or ethnicity?',
  'Veteran Status',
  'Are you Hispanic/Latino?',
  'What are your pronouns?',
  'Hast du eine Schwerbehinderung?',
])('“%s” is a protected question', (question) => {
  expect(isProtectedQuestion(question)).toBe(true)
})

test.for(['What is your notice period?', 'Do you have a work permit?', 'Why do you want this job?', 'LinkedIn'])(
  '“%s” is not a protected question',
  (question) => {
    expect(isProtectedQuestion(question)).toBe(false)
  },
)
