// @vitest-environment jsdom
import type { Story } from '@rise/contract/professionals/story/shapes'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderFor, userOf } from '../../../app/visitor.factory.tsx'
import { StoryActions } from './story-actions.tsx'

afterEach(cleanup)

const story = { _id: 'ada', slug: 'ada', name: 'Ada', mentoringTopics: [] } as unknown as Story
const share = () => screen.queryByRole('button', { name: /Share/ })

test('members can mute and block the owner of a page, but not themselves', async () => {
  const actions = (own: boolean) => <StoryActions story={story} own={own} url="https://rise.example/professional/ada" />
  const menuButton = () => screen.queryByRole('button', { name: 'More about Ada' })
  renderFor(actions(false), { session: { status: 'member', user: userOf() } })
  // The menu is loaded with the first one, which takes a while.
  expect(await screen.findByRole('button', { name: 'More about Ada' }, { timeout: 3000 })).toBeTruthy()
  for (const session of [
    { status: 'guest' },
    { status: 'member', user: userOf({ role: 'admin' as never }) },
  ] as const) {
    cleanup()
    renderFor(actions(false), { session })
    expect(menuButton()).toBeNull()
  }
  cleanup()
  renderFor(actions(true), { session: { status: 'member', user: userOf() } })
  expect(menuButton()).toBeNull()
})

test('a page cannot be shared until its owner is confirmed and others can find it', () => {
  const actions = <StoryActions story={story} own url="https://rise.example/professional/ada" />
  renderFor(actions, { session: { status: 'member', user: userOf({ standing: 'pending' }) } })
  expect(screen.getByRole('link', { name: 'Edit story' })).toBeTruthy()
  expect(share()).toBeNull()
  cleanup()
  renderFor(actions, { session: { status: 'member', user: userOf() } })
  expect(share()).not.toBeNull()
})
