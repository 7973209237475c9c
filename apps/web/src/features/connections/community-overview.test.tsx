// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Api } from '../../app/base/api.ts'
import { renderFor, userOf } from '../../app/visitor.factory.tsx'
import { CommunityOverview } from './community-overview.tsx'
import { deedWords } from './deed-words.factory.ts'
import { DeedWordsContext } from './deed-words.ts'

afterEach(cleanup)

const follower = (number: number) => ({
  ...{ _id: `f${number}`, role: 'professional', slug: `f${number}`, firstName: `Kim ${number}`, lastName: 'Hale' },
  ...{ companyName: null, photo: null, headline: null, isFollowing: false },
})
const deed = {
  ...{
    _id: 'd',
    member: follower(0),
    did: 'posted-jobs',
    followed: [],
    thing: null,
    times: 4,
    at: '2026-06-01T08:00:00Z',
  },
}

function show({ deeds, followers }: { deeds: readonly object[]; followers: number }): void {
  const answers: Readonly<Record<string, unknown>> = {
    'GET /api/v1/connections/lately': deeds,
    'GET /api/v1/connections/counts': { followers, followingEmployersNum: 0, followingProfessionalsNum: 0 },
    'GET /api/v1/professionals/suggestions': [{ member: follower(0), reason: 'follows you', tied: true }],
    'GET /api/v1/connections': {
      items: Array.from({ length: followers }, (_, number) => follower(number)),
      next: null,
    },
  }
  const api = (async (key: string) => ({ success: true, result: answers[key] ?? [] })) as unknown as Api
  const overview = (
    <DeedWordsContext value={deedWords}>
      <CommunityOverview />
    </DeedWordsContext>
  )
  renderFor(overview, { session: { status: 'member', user: userOf() }, api })
}

test('without activity of followed members, more of the newest followers are shown instead', async () => {
  show({ deeds: [], followers: 12 })
  const list = await screen.findByRole('list', { name: 'Newest followers' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(8)
  expect(screen.getByRole('link', { name: 'All 12 followers' }).getAttribute('href')).toContain('?list=followers')
  expect(screen.queryByRole('heading', { name: 'Recent activity' })).toBeNull()
})

test('with activity, the newest followers come first, then suggestions, and recent activity is last', async () => {
  show({ deeds: [deed], followers: 12 })
  expect(await screen.findByText(/posted 4 jobs/)).toBeTruthy()
  const list = screen.getByRole('list', { name: 'Newest followers' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(4)
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Newest followers',
    'People you may know',
    'Companies for you',
    'Newest members',
    'Recent activity',
  ])
})

test('a new follower isn’t also listed under “People you may know”', async () => {
  show({ deeds: [deed], followers: 1 })
  const list = await screen.findByRole('list', { name: 'Newest followers' })
  expect(within(list).getByText('Kim 0 Hale')).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'People you may know' })).toBeNull()
})

test('without followers, recent activity says what will appear there', async () => {
  show({ deeds: [], followers: 0 })
  expect(await screen.findByText('Nothing new yet')).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Newest followers' })).toBeNull()
})
