// @vitest-environment jsdom
import type { Story } from '@rise/contract/professionals/story/shapes'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderFor } from '../../../app/visitor.factory.tsx'
import type { StorySlots } from './story-slots.ts'
import { StoryView } from './story-view.tsx'

afterEach(cleanup)

const lists = [
  'pages',
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
  last: [],
  Downloads: () => files,
  filesOf: () => [],
  useFilled: ({ slug }) => (slug === 'with-cases' ? ['portfolio'] : []),
  load: async () => undefined,
}

test('only the owner can download an empty story as files, and everyone can once it has content', () => {
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

test('a story that has only content of other features is not described as empty', () => {
  renderFor(<StoryView story={{ ...bareStory, slug: 'with-cases' }} slots={slots} downloads={files} />)
  expect(screen.queryByText('Lena has not told more yet.')).toBeNull()
  expect(screen.getByText('Download')).toBeTruthy()
})

test('skills and languages stay in view; interests and wishes are collapsed', () => {
  const entries = (name: string) => [{ slug: name.toLowerCase(), name }] as never
  const story = {
    ...bareStory,
    skills: [{ name: 'Ledgers', years: 3, level: null, keywords: [] }],
    hats: entries('Fixer'),
  } as Story
  renderFor(<StoryView story={{ ...story, interests: entries('Choir') }} slots={slots} />)
  const fold = screen.getByText('Fixer').closest('details')
  expect(fold?.querySelector('summary')?.textContent).toContain('What matters to Lena')
  expect(fold?.textContent).toContain('Choir')
  expect(fold?.contains(screen.getByText('Ledgers'))).toBe(false)
})
