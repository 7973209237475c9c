// @vitest-environment jsdom

import type { MemberListed } from '@rise/contract/admin/members/shapes'
import { msg } from '@rise/texts'
import { cleanup, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { createAdminArea } from '../../../app/admin/admin-area.tsx'
import type { Api } from '../../../app/base/api.ts'
import { renderFor, userOf } from '../../../app/visitor.factory.tsx'
import { MembersPage } from './members-page.tsx'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))

afterEach(cleanup)

const ada: MemberListed = {
  ...{ _id: 'ada', role: 'professional', name: 'Ada Lovelace', company: null, email: 'ada@example.com', slug: 'ada' },
  ...{ plan: 'free', requestedPlan: null, planUntil: null, requestMessage: null, tags: [], photo: null },
  ...{ standing: 'active', suspensionReason: null, appeal: null, lastSeenAt: null },
  joinedAt: '2026-06-15T09:00:00.000Z',
}

async function open(search: string): Promise<void> {
  const api = (async (key: string) => {
    if (key === 'GET /api/v1/admin/views') return { success: true, result: { views: [], tags: [] } }
    return { success: true, result: { items: [ada], next: null, total: 1, totalCapped: false } }
  }) as unknown as Api
  const path = `/admin/professionals${search}`
  const page = { path: 'professionals', title: msg('Members'), load: async () => MembersPage }
  const adminArea = createAdminArea({ pages: [page], matters: [] })
  await adminArea.open({ url: `http://rise.test${path}` } as Request)
  const { element } = await adminArea.load()
  const user = userOf({ _id: 'admin', role: 'admin' })
  const routes = (
    <Routes>
      <Route path="admin/*" element={element} />
    </Routes>
  )
  renderFor(routes, { session: { status: 'member', user }, api, path })
}

test.each([
  ['', '/admin/notifications'],
  ['?plan=Pro&q=ada', '/admin/notifications?plan=Pro&q=ada'],
  ['?role=employer&tag=press', '/admin/notifications?role=employer&tag=press'],
  ['?role=admin', '/admin/notifications'],
  ['?standing=pending&asks=plan&active=week', '/admin/notifications?active=week'],
])('with the filters “%s”, Notify links to %s', async (search, href) => {
  await open(search)
  expect((await screen.findByRole('link', { name: 'Notify' })).getAttribute('href')).toBe(href)
})
