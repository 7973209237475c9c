// @vitest-environment jsdom
import type { Access } from '@rise/contract/policy'
import type { CurrentUser } from '@rise/contract/session/shapes'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ShownToast, takeToasts } from '../../ui/base/toast.ts'
import { renderFor, userOf } from '../visitor.factory.tsx'
import { AuthenticatedLayout } from './gated-layouts.tsx'

let toasts: ShownToast[] = []
let stop: () => void

beforeEach(() => {
  toasts = []
  stop = takeToasts({ show: (toast) => toasts.push(toast), dismiss: () => undefined })
})
afterEach(() => {
  stop()
  cleanup()
})

function Path() {
  return <p data-testid="path">{useLocation().pathname}</p>
}

/** Opens a page behind a gate as this member. */
function open(path: string, access: Access, user: Partial<CurrentUser>): void {
  const page = (
    <>
      <AuthenticatedLayout />
      <Path />
    </>
  )
  renderFor(page, { path, handle: { gate: { access } }, session: { status: 'member', user: userOf(user) } })
}

test('a professional without Creator is redirected from creation pages, with the upgrade toast', async () => {
  open('/headlines/create', 'creator', { role: 'professional', paidPlan: null })

  await waitFor(() => expect(screen.getByTestId('path').textContent).toBe('/feed'))
  expect(toasts.at(-1)).toMatchObject({ id: 'force-upgrade', kind: 'upgrade' })
})

test('an employer is redirected from a page for professionals, with a toast that says so and offers no upgrade', async () => {
  open('/headlines/create', 'creator', { role: 'employer', companyName: 'Acme' })

  await waitFor(() => expect(screen.getByTestId('path').textContent).toBe('/feed'))
  expect(toasts.at(-1)).toMatchObject({
    title: 'Professionals on the Creator plan write these, so here’s the feed.',
  })
})

test.for([
  [
    '/professional/edit',
    'professional',
    { role: 'admin-support' },
    'That page is for professionals, so here’s the feed.',
  ],
  ['/company/missions', 'employer', { role: 'professional' }, 'That page is for companies, so here’s the feed.'],
  ['/professionals', 'connected', { role: 'admin' }, 'That page isn’t for your account, so here’s the feed.'],
] as const)(
  'opening %s with the wrong role redirects to the feed and shows the reason in a toast',
  async ([path, access, user, why]) => {
    open(path, access, user)

    await waitFor(() => expect(screen.getByTestId('path').textContent).toBe('/feed'))
    expect(toasts.at(-1)).toMatchObject({ title: why })
  },
)

test('a page that requires Connections offers the plan that opens it, without a redirect', async () => {
  open('/professionals', 'connected', { role: 'employer', companyName: 'Acme' })

  const link = await screen.findByRole('link', { name: 'To access this content, please upgrade your plan!' })
  expect(link.getAttribute('href')).toBe('/purchase')
  expect(screen.getByText('Account upgrade required')).toBeTruthy()
  expect(screen.getByText('Pro opens:')).toBeTruthy()
  expect(screen.getByText(/^Following: /)).toBeTruthy()
  expect(screen.getByTestId('path').textContent).toBe('/professionals')
})
