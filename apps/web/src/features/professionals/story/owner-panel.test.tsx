// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Api } from '../../../app/base/api.ts'
import { renderFor, userOf } from '../../../app/visitor.factory.tsx'
import { OwnerPanel } from './owner-panel.tsx'
import type { OwnStorySlots } from './story-slots.ts'

afterEach(cleanup)

const slots = {
  useUnfinished: () => null,
  Rewards: () => null,
  links: [{ label: 'Badges', hrefOf: (slug: string) => `/professional/${slug}/badges` }],
} as unknown as OwnStorySlots

function show(percent: number, next: string | null) {
  const result = { slug: 'lena', strength: { percent, next } }
  const api = (async () => ({ success: true, result })) as unknown as Api
  renderFor(<OwnerPanel slots={slots} />, { session: { status: 'member', user: userOf() }, api })
}

test('the owner sees the strength of the story and the next step while something is missing', async () => {
  show(80, 'headline')
  expect(await screen.findByText('Profile strength 80%')).toBeTruthy()
})

test('a complete story has only a line of links', async () => {
  show(100, null)
  const badges = await screen.findByRole('link', { name: 'Badges' })
  await expect.poll(() => badges.getAttribute('href')).toBe('/professional/lena/badges')
  expect(screen.queryByText(/Profile strength/)).toBeNull()
})
