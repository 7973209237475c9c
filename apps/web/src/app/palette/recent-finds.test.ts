// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { forgetFinds, keepFind, type RecentFind, recentFinds } from './recent-finds.ts'

afterEach(() => localStorage.clear())

const find = (to: string): RecentFind => ({ kind: 'jobs', title: `Title of ${to}`, detail: null, to, picture: null })
const addresses = () => recentFinds().map(({ to }) => to)

test('what was opened last comes first, each once and five at most', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) keepFind(find(`/jobs/${name}`))
  expect(addresses()).toEqual(['/jobs/c', '/jobs/f', '/jobs/e', '/jobs/d', '/jobs/b'])
  forgetFinds()
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
  expect(recentFinds()).toEqual([])
})
