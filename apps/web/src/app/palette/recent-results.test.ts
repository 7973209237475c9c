// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { clearRecentResults, type RecentResult, recentResults, saveRecentResult } from './recent-results.ts'

afterEach(() => localStorage.clear())

const resultAt = (to: string): RecentResult => ({
  kind: 'jobs',
  title: `Title of ${to}`,
  detail: null,
  to,
  picture: null,
})
const addresses = () => recentResults().map(({ to }) => to)

test('at most five recent results are stored, the latest first and without duplicates', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) saveRecentResult(resultAt(`/jobs/${name}`))
  expect(addresses()).toEqual(['/jobs/c', '/jobs/f', '/jobs/e', '/jobs/d', '/jobs/b'])
  clearRecentResults()
  expect(addresses()).toEqual([])
})

test.for([
  'not JSON',
  '{}',
  'null',
  '[1, null, {}]',
  JSON.stringify([{ ...resultAt('https://elsewhere.example') }]),
  JSON.stringify([{ ...resultAt('//elsewhere.example') }]),
  JSON.stringify([{ ...resultAt('/jobs/a'), kind: 'spells' }]),
])('invalid stored data, such as %s, is ignored', (storedText) => {
  localStorage.setItem('recentFinds', storedText)
  expect(recentResults()).toEqual([])
})
