// @vitest-environment jsdom
import type { Story } from '@rise/contract/professionals/story/shapes'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderFor } from '../../../app/visitor.factory.tsx'
import { StoryOffers } from './story-offers.tsx'

afterEach(cleanup)

const nothing = { work: [], education: [], skills: [], expertises: [], languages: [], hats: [], values: [] }
const bare = { photo: null, about: null, ...nothing, interests: [], mentoringTopics: [] } as unknown as Story
const some = [{}] as never
const full: Story = {
  ...bare,
  photo: {} as never,
  about: 'Keeps lamps.',
  ...Object.fromEntries([...Object.keys(nothing), 'interests', 'mentoringTopics'].map((part) => [part, some])),
}
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

test('the owner is invited to fill each empty part, and to start with a résumé', () => {
  renderFor(<StoryOffers story={bare} />)
  expect(links()).toContainEqual(['Add your experience', '/professional/edit-experience'])
  expect(links()).toContainEqual(['Add a photo', '/professional/edit#pictures'])
  expect(links().at(-1)).toEqual(['upload yours', '/professional/onboarding'])
})

test('filled parts are not offered, and without empty ones the section is hidden', () => {
  renderFor(<StoryOffers story={{ ...full, education: [] }} />)
  expect(links()).toEqual([['Add your education', '/professional/edit-education']])
  cleanup()
  renderFor(<StoryOffers story={full} />)
  expect(links()).toEqual([])
})
