// @vitest-environment jsdom
import type { MemberCard } from '@rise/contract/connections/shapes'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Api } from '../../../app/base/api.ts'
import { renderFor, userOf } from '../../../app/visitor.factory.tsx'
import { MemberItem } from './member-item.tsx'

afterEach(cleanup)

const kim: MemberCard = {
  ...{ _id: 'kim', role: 'professional', slug: 'kim', firstName: 'Kim', lastName: 'Hale', companyName: null },
  ...{ photo: null, headline: 'Welder', isFollowing: false },
}
const api = (async () => ({ success: true, result: [] })) as unknown as Api

test('a member’s buttons follow the name; the headline, the note and the time have a line each', async () => {
  renderFor(<MemberItem member={kim} time="2 days ago" note="Followed by Ana" />, {
    session: { status: 'member', user: userOf() },
    api,
  })
  const line = screen.getByText('Kim Hale')
  const follow = await screen.findByRole('button', { name: 'Follow Kim Hale' })
  expect(line.nextElementSibling?.contains(follow)).toBe(true)
  for (const text of ['Welder', 'Followed by Ana', '2 days ago']) expect(screen.getByText(text).tagName).toBe('P')
})

test('a row’s button has its name as a tooltip, for narrow lists that show only its icon', async () => {
  renderFor(<MemberItem member={kim} />, { session: { status: 'member', user: userOf() }, api })
  const follow = await screen.findByRole('button', { name: 'Follow Kim Hale' })
  expect(follow.getAttribute('data-tip')).toBe('Follow Kim Hale')
})
