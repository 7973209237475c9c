// @vitest-environment jsdom
import type { Story } from '@rise/contract/professionals/story/shapes'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { renderFor, userOf } from '../../../app/visitor.factory.tsx'
import { loadMemberMenu } from '../../connections/index.ts'
import { StoryActions } from './story-actions.tsx'

// Loads the menu's code in advance, which the first test would otherwise wait for.
beforeAll(() => Promise.all([import('./story-menu.tsx'), loadMemberMenu()]))
afterEach(cleanup)

const story = {
  _id: 'ada',
  slug: 'ada',
  name: 'Ada',
  photo: null,
  cover: null,
  mentoringTopics: [],
} as unknown as Story
const mentor = { ...story, mentoringTopics: [{ slug: 'first-job', name: 'The first job' }] } as Story
const files = [{ label: 'PDF résumé', to: '/professional/ada/resume.pdf' }]

const actions = (own: boolean, shownStory = story) => (
  <StoryActions story={shownStory} own={own} url="https://rise.example/professional/ada" files={files} />
)
const menuButton = () => screen.queryByRole('button', { name: 'More about Ada' })

/** Opens the menu, which is loaded with its first opening. */
async function menuItems(): Promise<string[]> {
  const button = await screen.findByRole('button', { name: 'More about Ada' })
  fireEvent.click(button)
  await screen.findByRole('menu')
  return screen.getAllByRole('menuitem').map((item) => item.textContent ?? '')
}

test('everyone can share and download a story; only members can mute, block and report its owner', async () => {
  renderFor(actions(false), { session: { status: 'guest' } })
  expect(await menuItems()).toEqual(['Share', 'PDF résumé'])
  cleanup()
  renderFor(actions(false), { session: { status: 'member', user: userOf() } })
  const memberItems = ['Notify me of posts', 'Mute', 'Block', 'Report member']
  expect(await menuItems()).toEqual(['Share', 'PDF résumé', ...memberItems])
  cleanup()
  renderFor(actions(true), { session: { status: 'member', user: userOf({ _id: 'ada' }) } })
  expect(await menuItems()).toEqual(['Share', 'PDF résumé'])
})

test('mentoring is offered if the owner offers it: to members, and to guests after logging in', async () => {
  renderFor(actions(false, mentor), { session: { status: 'guest' } })
  expect(await menuItems()).toContain('Log in to ask for mentoring')
  cleanup()
  renderFor(actions(false, mentor), { session: { status: 'member', user: userOf({ role: 'admin' as never }) } })
  expect(await menuItems()).toEqual(['Share', 'PDF résumé'])
  cleanup()
  renderFor(actions(false, mentor), { session: { status: 'member', user: userOf() } })
  expect(await menuItems()).toContain('Ask for mentoring')
  fireEvent.click(screen.getByRole('menuitem', { name: 'Ask for mentoring' }))
  expect(await screen.findByRole('dialog', { name: 'Ask Ada' })).toBeTruthy()
})

test('the primary action is to write to the owner', async () => {
  renderFor(actions(false), { session: { status: 'guest' } })
  const message = await screen.findByRole('button', { name: 'Message Ada' })
  expect(message.className).toContain('bg-brand')
  expect(screen.getByRole('button', { name: 'Follow Ada' }).className).not.toContain('bg-brand')
})

test('a page can be shared only once its owner’s email is confirmed', () => {
  renderFor(actions(true), { session: { status: 'member', user: userOf({ standing: 'pending' }) } })
  expect(screen.getByRole('link', { name: 'Edit story' })).toBeTruthy()
  expect(menuButton()).toBeNull()
  cleanup()
  renderFor(actions(true), { session: { status: 'member', user: userOf() } })
  expect(menuButton()).not.toBeNull()
})
