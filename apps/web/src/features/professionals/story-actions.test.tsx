// @vitest-environment jsdom
import type { Story } from '@rise/contract/stories'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderFor, userOf } from '../../app/visitor.factory.tsx'
import { StoryActions } from './story-actions.tsx'

afterEach(cleanup)

const story = { _id: 'ada', slug: 'ada', name: 'Ada', mentoringTopics: [] } as unknown as Story
const share = () => screen.queryByRole('button', { name: /Share/ })

test('a page that nobody else finds yet is not shared, and is once its owner is confirmed', () => {
  const actions = <StoryActions story={story} own url="https://rise.example/professional/ada" />
  renderFor(actions, { session: { status: 'member', user: userOf({ standing: 'pending' }) } })
  expect(screen.getByRole('link', { name: 'Edit story' })).toBeTruthy()
  expect(share()).toBeNull()
  cleanup()
  renderFor(actions, { session: { status: 'member', user: userOf() } })
  expect(share()).not.toBeNull()
})
