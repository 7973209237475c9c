import { expect, test } from 'vitest'
import type { Block } from '../fields.ts'
import { wantedJobs } from './policy.ts'

function block(one: object): Block {
  return { id: '', version: 1, tab: 'about', wide: true, hidden: false, ...one } as Block
}

test('a block lists the jobs of its list and department, or the jobs that need its skills', () => {
  const content = { title: '', text: '', list: 'remote', category: 'design', most: 4 }
  expect(wantedJobs(block({ kind: 'jointeam', content }))).toEqual({
    list: 'remote',
    category: 'design',
    keyword: '',
    most: 4,
  })
  const skills = { title: '', text: '', skills: ['C++', 'say "hi"'], most: 3 }
  expect(wantedJobs(block({ kind: 'skills', content: skills }))).toMatchObject({
    keyword: '"C++" OR "say hi"',
    most: 3,
  })
})

test('a block without a selection lists no jobs', () => {
  expect(
    wantedJobs(block({ kind: 'skills', content: { title: '', text: '', skills: ['C++'], most: 0 } })),
  ).toBeUndefined()
  expect(wantedJobs(block({ kind: 'video', content: { title: '', embed: null, caption: '' } }))).toBeUndefined()
})
