// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { clearRecentResults, type RecentResult, recentResults, saveRecentResult } from './recent-results.ts'

afterEach(() => localStorage.clear())

const find = (to: string): RecentResult => ({ kind: 'jobs', title: `Title of ${to}`, detail: null, to, picture: null })
const addresses = () => recentResults().map(({ to }) => to)

test('the latest result comes first, each once, at most five', () => {
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
])('what the storage says otherwise, such as %s, is passed over', (stored) => {
  localStorage.setItem('recentFinds', stored)
  expect(recentResults()).toEqual([])
})
