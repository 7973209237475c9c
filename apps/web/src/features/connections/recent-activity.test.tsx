// @vitest-environment jsdom
import type { Deed, MemberCard } from '@rise/contract/connections/shapes'
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createApi } from '../../app/base/api.ts'
import { renderFor, userOf } from '../../app/visitor.factory.tsx'
import { deedWords } from './deed-words.factory.ts'
import { DeedWordsContext } from './deed-words.ts'
import { RecentActivity } from './recent-activity.tsx'

afterEach(cleanup)

const withWords = (content: ReactNode) => <DeedWordsContext value={deedWords}>{content}</DeedWordsContext>

const bob: MemberCard = {
  ...{ _id: 'bob', role: 'professional', slug: 'bob', firstName: 'Bob', lastName: 'Stone', companyName: null },
  ...{ photo: null, headline: null, isFollowing: true },
}
const memberNamed = (firstName: string) => ({ ...bob, _id: firstName, firstName })
const deed = (change: Partial<Deed>): Deed => ({
  ...{
    _id: `${change.did}`,
    member: bob,
    did: 'asked',
    followed: [],
    thing: null,
    times: 1,
    at: '2026-06-01T08:00:00Z',
  },
  ...change,
})

test('recent activity describes cases, headlines, answers, badges, jobs and follows, with links', async () => {
  const deeds = [
    deed({ did: 'published-case', thing: { title: 'Lamps', path: '/professional/portfolio/lamps' } }),
    deed({ did: 'published-headline', thing: { title: 'On oil', path: '/headlines/on-oil' }, times: 3 }),
    deed({ did: 'answered', thing: { title: 'Why?', path: '/real-talk/why' }, times: 2 }),
    deed({ did: 'earned-badge', thing: { title: 'Storyteller', path: '/professional/bob/badges' } }),
    deed({ did: 'posted-jobs', times: 4 }),
    deed({ _id: '1', did: 'followed', followed: [memberNamed('Ana')] }),
    deed({ _id: '2', did: 'followed', followed: [memberNamed('Ana'), memberNamed('Ben')], times: 2 }),
    deed({ did: 'followed', followed: [memberNamed('Ana'), memberNamed('Ben'), memberNamed('Cleo')], times: 7 }),
  ]
  const api = createApi(async () => ({ status: 200, body: { success: true, result: deeds } }))
  renderFor(withWords(<RecentActivity most={10} />), { api, session: { status: 'member', user: userOf() } })

  const lines = (await screen.findAllByRole('listitem')).map((item) => item.querySelector('p')?.textContent)
  expect(lines).toEqual([
    expect.stringContaining('Bob Stone published the case Lamps'),
    expect.stringContaining('published On oil and 2 others'),
    expect.stringContaining('answered Why? and one other'),
    expect.stringContaining('earned Storyteller'),
    expect.stringContaining('posted 4 jobs'),
    expect.stringMatching(/followed Ana Stone\d/),
    expect.stringContaining('followed Ana Stone and Ben Stone'),
    expect.stringContaining('followed Ana Stone, Ben Stone, Cleo Stone and 4 others'),
  ])
  expect(screen.getByRole('link', { name: 'Lamps' }).getAttribute('href')).toBe('/professional/portfolio/lamps')
})
