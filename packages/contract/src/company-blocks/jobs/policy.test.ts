import { expect, test } from 'vitest'
import type { Block } from '../fields.ts'
import { blockJobFilter } from './policy.ts'

function block(one: object): Block {
  return { id: '', version: 1, tab: 'about', wide: true, hidden: false, ...one } as Block
}

test('a block lists the jobs of its list and department, or the jobs that need its skills', () => {
  const content = { title: '', text: '', list: 'remote', category: 'design', most: 4 }
  expect(blockJobFilter(block({ kind: 'jointeam', content }))).toEqual({
    list: 'remote',
    category: 'design',
    keyword: '',
    most: 4,
  })
  const skills = { title: '', text: '', skills: ['C++', 'say "hi"'], most: 3 }
  expect(blockJobFilter(block({ kind: 'skills', content: skills }))).toMatchObject({
    keyword: '"C++" OR "say hi"',
    most: 3,
  })
})

test('a block without a selection lists no jobs', () => {
  expect(
    blockJobFilter(block({ kind: 'skills', content: { title: '', text: '', skills: ['C++'], most: 0 } })),
  ).toBeUndefined()
  expect(blockJobFilter(block({ kind: 'video', content: { title: '', embed: null, caption: '' } }))).toBeUndefined()
})
