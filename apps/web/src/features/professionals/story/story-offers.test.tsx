// @vitest-environment jsdom
import type { Story } from '@rise/contract/professionals/story/shapes'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderFor } from '../../../app/visitor.factory.tsx'
import { StoryOffers } from './story-offers.tsx'

afterEach(cleanup)

const emptyLists = { work: [], education: [], skills: [], expertises: [], languages: [], hats: [], values: [] }
const bareStory = { photo: null, about: null, ...emptyLists, interests: [], mentoringTopics: [] } as unknown as Story
const oneEntry = [{}] as never
const fullStory: Story = {
  ...bareStory,
  photo: {} as never,
  about: 'Keeps lamps.',
  ...Object.fromEntries([...Object.keys(emptyLists), 'interests', 'mentoringTopics'].map((part) => [part, oneEntry])),
}
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

test('the owner is invited to fill each empty part, and to start with a résumé', () => {
  renderFor(<StoryOffers story={bareStory} />)
  expect(links()).toContainEqual(['Add your experience', '/professional/edit-experience'])
  expect(links()).toContainEqual(['Add a photo', '/professional/edit#pictures'])
  expect(links().at(-1)).toEqual(['upload yours', '/professional/onboarding'])
})

test('filled parts are not offered, and the section is hidden if no part is empty', () => {
  renderFor(<StoryOffers story={{ ...fullStory, education: [] }} />)
  expect(links()).toEqual([['Add your education', '/professional/edit-education']])
  cleanup()
  renderFor(<StoryOffers story={fullStory} />)
  expect(links()).toEqual([])
})
