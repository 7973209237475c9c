import type { Story } from '@rise/contract/professionals/story/shapes'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { StorySlots } from '../story/story-slots.ts'
import { cardsOf } from './cards-of.tsx'

const lists = ['work', 'languages', 'values', 'benefits', 'links']
const bareStory = {
  ...Object.fromEntries(lists.map((name) => [name, []])),
  ...{ name: 'Ada', slug: 'ada', answers: { newest: [], total: 0 }, headlines: { newest: [], total: 0 } },
  ...{ openToWork: null, email: null, phone: null, asOf: '2026-03-01' },
} as unknown as Story
const Best = { title: 'Work', Part: () => null }
const slots = {
  aboveWork: [{ name: 'portfolio', label: 'Portfolio', Part: () => null, Best }],
} as unknown as StorySlots

test('the two-minute view of a story has only cards with content', () => {
  const names = (story: Story, filled: readonly string[]) => cardsOf(story, slots, filled).map(({ name }) => name)
  expect(names(bareStory, [])).toEqual(['Ada', 'Get in touch'])
  expect(names({ ...bareStory, languages: [{ language: 'English', fluency: null }] }, [])).toEqual([
    'Ada',
    'Get in touch',
  ])
  const fullStory = {
    ...bareStory,
    openToWork: { roles: ['Keeper'], workTypes: [] },
    answers: { newest: [], total: 3 },
    languages: [{ language: 'English', fluency: null }],
  }
  expect(names(fullStory, ['portfolio'])).toEqual(['Ada', 'Work', 'In numbers', 'Looking for', 'Get in touch'])
})

test.each([
  ['2024-05-20', '>year since the first job'],
  ['2024-03-20', '>years since the first job'],
  ['2024', '>years since the first job'],
])('the years since a first job on %s are counted as whole years', (startDate, words) => {
  const work = [{ roles: [{ startDate, endDate: null }] }] as unknown as Story['work']
  const card = cardsOf({ ...bareStory, work }, slots, []).find(({ name }) => name === 'In numbers')
  expect(renderToStaticMarkup(card?.content)).toContain(words)
})
