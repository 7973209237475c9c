// @vitest-environment jsdom
import type { SiteFrame } from '@rise/contract/site/frame/shapes'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Api } from '../../app/base/api.ts'
import type { Session } from '../../app/session/session-store.ts'
import { renderFor, userOf } from '../../app/visitor.factory.tsx'
import { Announcement } from './base/announcement.tsx'

afterEach(cleanup)

const frame: SiteFrame = {
  links: [],
  ownTexts: [],
  announcements: [
    { _id: 'a', text: 'For employers', link: { label: 'More', to: '/pages/a' }, tone: 'info', viewers: ['employer'] },
    { _id: 'b', text: 'For the others', link: null, tone: 'warning', viewers: ['guest', 'professional', 'admin'] },
  ],
}
const api = (async () => ({ success: true, result: frame })) as unknown as Api

async function shownAnnouncements(session: Session): Promise<(string | null)[]> {
  renderFor(<Announcement />, { api, session })
  const bars = await screen.findAllByRole('complementary')
  return bars.map((one) => one.getAttribute('data-announcement'))
}

const member = (role: string): Session => ({ status: 'member', user: userOf({ role }) })

test.for([
  ['employer', member('employer'), 'a'],
  ['professional', member('professional'), 'b'],
  ['admin', member('admin-support'), 'b'],
  ['guest', { status: 'guest' }, 'b'],
] as const)('a viewer with the role %s sees only the announcement for that role', async ([_, session, id]) => {
  expect(await shownAnnouncements(session)).toEqual([id])
})

test('until the session is checked, the page contains all announcements with their audiences', async () => {
  expect(await shownAnnouncements({ status: 'checking' })).toEqual(['a', 'b'])
  const bars = screen.getAllByRole('complementary')
  expect(bars.map((one) => one.getAttribute('data-viewers'))).toEqual(['employer', 'guest professional admin'])
})

test('the browser stores a member’s role, so that the next page can show announcements from the first paint', async () => {
  await shownAnnouncements(member('employer'))
  expect(localStorage.getItem('viewer')).toBe('employer')
})
