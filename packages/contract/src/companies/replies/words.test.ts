import { expect, test } from 'vitest'
import { replyWords } from './words.ts'

test('a reply rate states the number of answered applicants and the median wait', () => {
  const figures = { applications: 19, percent: 84, medianDays: 1.6 }
  expect(replyWords(figures)).toBe('Answers 16 of 19 applicants, usually within 2\u00a0days')
  expect(replyWords(figures, 'of-job')).toBe('Answers 16 of 19 applicants to this job, usually within 2\u00a0days')
})

test('without a median, a reply rate states no wait', () => {
  const figures = { applications: 1210, percent: 0, medianDays: null }
  expect(replyWords(figures)).toBe('Answers 0 of 1,210 applicants')
})
