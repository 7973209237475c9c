// @vitest-environment jsdom

import type { AdminOverview } from '@rise/contract/admin/shapes'
import { msg } from '@rise/texts'
import { cleanup, screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { createAdminArea } from '../../app/admin/admin-area.tsx'
import type { Api } from '../../app/base/api.ts'
import { renderFor, userOf } from '../../app/visitor.factory.tsx'
import { OverviewSection } from './overview-section.tsx'

afterEach(cleanup)

const none = { now: 0, before: 0 }
const overview: AdminOverview = {
  week: {
    ...{ members: { now: 6, before: 2 }, jobs: { now: 3, before: 5 }, reports: { now: 14, before: 5 } },
    ...{ applications: { now: 7, before: 7 }, posts: none, messages: none, failedMails: none },
  },
  ...{ active: { now: 47, before: null }, revenue: [], estimated: false, at: '2026-11-29T12:00:00.000Z' },
  waiting: { plans: 2, claims: 1, reports: 0, appeals: 0, rewards: 0, layoffs: 0, questions: 0 },
  counts: {
    ...{ professionals: 937, employers: 3, pending: 0, suspended: 0, companies: 60, openJobs: 2015 },
    ...{ signedInDevices: 13, newToday: 0 },
  },
  health: {
    database: { state: 'well', milliseconds: 1, bytes: 1 },
    queue: { state: 'well', waiting: 0, failed: 0, oldestSeconds: 0 },
    mail: { state: 'well', delivery: 'outbox', waiting: 0, failed: 0 },
    disk: { state: 'well', freeBytes: 1, bytes: 1 },
    boards: { state: 'well', read: 0, failing: 0 },
  },
}
const claim = {
  ...{ _id: 'one', name: 'Ada Lane', email: 'ada@mill.example', reason: 'I founded it.' },
  ...{ date: '2026-11-20T10:00:00.000Z', company: { slug: 'mill', companyName: 'Mill', website: null } },
}

function Page() {
  return (
    <Suspense>
      <OverviewSection claims />
    </Suspense>
  )
}

async function open(): Promise<void> {
  const api = (async (key: string) => ({
    success: true,
    result: key.endsWith('/overview') ? overview : { items: [claim], total: 1, page: 1, pages: 1 },
  })) as unknown as Api
  const area = createAdminArea({
    pages: [{ path: 'home', title: msg('Overview'), load: async () => Page }],
    matters: [
      {
        ...{ of: 'plans', to: '/admin/plans', permission: 'plans' },
        noun: msg('{count, plural, one {plan request} other {plan requests}}'),
      },
      {
        ...{ of: 'claims', to: '/admin/claims', permission: 'members' },
        noun: msg('{count, plural, one {company claim} other {company claims}}'),
      },
    ],
  })
  await area.open({ url: 'http://rise.test/admin/home' } as Request)
  const { element } = await area.load()
  const user = userOf({ _id: 'admin', role: 'admin' })
  renderFor(
    <Routes>
      <Route path="admin/*" element={element} />
    </Routes>,
    { session: { status: 'member', user }, api, path: '/admin/home' },
  )
  // The claims are loaded lazily, which takes longer on a busy machine.
  await screen.findByRole('heading', { name: 'Company claims (1)' })
}

test('pending decisions come first, and each is counted once', async () => {
  await open()
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(['Waiting for a decision', 'Company claims (1)', 'Last 7 days', 'Now', 'Health'])
  expect(screen.getAllByText(/company claim/i)).toHaveLength(1)
  expect(screen.getAllByText(/plan requests?/i)).toHaveLength(1)
})

test('this week’s figures are next to last week’s, and figures that are zero in both weeks are left out', async () => {
  await open()
  const table = within(screen.getByRole('table'))
  expect(table.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Figure', 'This week', 'Last week', 'Change'],
    ['Active members', '47', '–', '–'],
    ['New members', '6', '2', '+4'],
    ['New jobs', '3', '5', '−2'],
    ['Applications', '7', '7', '–'],
    ['Reports', '14', '5', '+9'],
  ])
  const numbers = within(screen.getByRole('region', { name: 'Now' }))
  expect(numbers.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Professionals',
    'Employers',
    'Companies',
    'Open jobs',
    'Logged-in devices',
  ])
})
