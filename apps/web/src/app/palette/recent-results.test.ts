// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { clearRecentResults, type RecentResult, recentResults, saveRecentResult } from './recent-results.ts'

afterEach(() => localStorage.clear())

const find = (to: string): RecentResult => ({ kind: 'jobs', title: `Title of ${to}`, detail: null, to, picture: null })
const addresses = () => recentResults().map(({ to }) => to)

test('recent results are at most five, the latest first, without duplicates', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) saveRecentResult(find(`/jobs/${name}`))
  expect(addresses()).toEqual(['/jobs/c', '/jobs/f', '/jobs/e', '/jobs/d', '/jobs/b'])
  clearRecentResults()
  expect(addresses()).toEqual([])
})

test.for([
  'nothing of ours',
  '{}',
  'null',
  '[1, null, {}]',
  JSON.stringify([{ ...find('https://elsewhere.example') }]),
  JSON.stringify([{ ...find('//elsewhere.example') }]),
  JSON.stringify([{ ...find('/jobs/a'), kind: 'spells' }]),
])('invalid stored data, such as %s, is ignored', (stored) => {
  localStorage.setItem('recentFinds', stored)
  expect(recentResults()).toEqual([])
})
