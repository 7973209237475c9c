// @vitest-environment jsdom
import type { Story } from '@rise/contract/professionals/story/shapes'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderFor } from '../../../app/visitor.factory.tsx'
import type { StorySlots } from './story-slots.ts'
import { StoryView } from './story-view.tsx'

afterEach(cleanup)

const lists = [
  'links',
  'work',
  'education',
  'skills',
  'projects',
  'certificates',
  'languages',
  'publications',
  'awards',
]
const otherLists = ['badges', 'volunteer', 'expertises', 'hats', 'values', 'benefits', 'interests', 'mentoringTopics']
const texts = [
  'photo',
  'cover',
  'headline',
  'place',
  'countryCode',
  'timeZone',
  'openToWork',
  'email',
  'phone',
  'about',
]
const bareStory = {
  answers: { newest: [], total: 0 },
  ...Object.fromEntries([...lists, ...otherLists].map((name) => [name, []])),
  ...Object.fromEntries(texts.map((name) => [name, null])),
  ...{
    _id: 'lena',
    slug: 'lena',
    name: 'Lena',
    asOf: '2026-03-01',
    headlines: { newest: [], total: 0 },
    missions: null,
  },
} as unknown as Story
const files = <p>Download</p>
const slots: StorySlots = {
  aboveWork: [],
  belowWork: [],
  beside: [],
  Downloads: () => files,
  useHasContent: ({ slug }) => slug === 'with-cases',
  load: async () => undefined,
}

test('only the owner gets the files of an empty story, and everyone once it has content', () => {
  renderFor(<StoryView story={bareStory} slots={slots} downloads={files} />)
  expect(screen.getByText('Lena has not told more yet.')).toBeTruthy()
  expect(screen.queryByText('Download')).toBeNull()
  cleanup()
  renderFor(<StoryView story={bareStory} slots={slots} downloads={files} own />)
  expect(screen.getByText('Download')).toBeTruthy()
  cleanup()
  renderFor(<StoryView story={{ ...bareStory, headline: 'Keeper of lamps' }} slots={slots} downloads={files} />)
  expect(screen.getByText('Download')).toBeTruthy()
})

test('a story with content of other features is not described as empty', () => {
  renderFor(<StoryView story={{ ...bareStory, slug: 'with-cases' }} slots={slots} downloads={files} />)
  expect(screen.queryByText('Lena has not told more yet.')).toBeNull()
  expect(screen.getByText('Download')).toBeTruthy()
})
