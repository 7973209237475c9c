// @vitest-environment jsdom

import type { AccountSettings } from '@rise/contract/session/account/shapes'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { createApi } from '../../app/base/api.ts'
import { pageSettings } from '../../app/base/page-settings.factory.ts'
import { AppProvider } from '../../app/base/settings.tsx'
import { SessionProvider } from '../../app/session/use-session.tsx'
import { createFakeServer, openTab, refusal, SharedStorage } from '../../app/tokens/browser.fixture.ts'
import { AccountSection } from './account-section.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'

afterEach(cleanup)

const RESET = 'POST /api/v1/password-resets'
const account: AccountSettings = {
  ...{ email: 'ada@example.org', emailConfirmed: true, newEmail: null, hasPassword: false, google: false },
  ...{
    dateLocale: null,
    language: null,
    pageViews: true,
    showInviter: true,
    newsletter: 'subscribed',
    invitedBy: null,
    invited: [],
  },
  createdAt: '2026-11-21T09:00:00.000Z',
}

function show(change: Partial<AccountSettings>, part: (account: AccountSettings) => React.ReactNode) {
  const server = createFakeServer()
  const { store, transport } = openTab(server, new SharedStorage())
  render(
    <MemoryRouter>
      <AppProvider value={{ settings: pageSettings, api: createApi(transport) }}>
        <SessionProvider store={store}>
          <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
            {part({ ...account, ...change })}
          </QueryClientProvider>
        </SessionProvider>
      </AppProvider>
    </MemoryRouter>,
  )
  return server
}

const section = (account: AccountSettings) => <AccountSection account={account} />
const form = (account: AccountSettings) => <ChangePasswordForm account={account} onDone={() => undefined} />

test('without a password, the settings offer to email a link that sets one, and confirm that it was sent', async () => {
  const server = show({}, section)
  expect(screen.getByText('Not set yet: choose one')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull()
  server.answer(RESET, () => ({ status: 200, body: { success: true, result: {} } }))
  fireEvent.click(screen.getByRole('button', { name: 'Choose a password' }))
  expect(await screen.findByText(/We’ve sent a link to ada@example.org/)).toBeDefined()
  expect(server.calls.find(({ key }) => key === RESET)?.input).toEqual({ body: { email: 'ada@example.org' } })
})

test('before the email is confirmed, the link isn’t offered', () => {
  show({ emailConfirmed: false }, section)
  expect(screen.getByText('Not set yet: confirm your email first')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Choose a password' })).toBeNull()
})

test('the password’s field offers to reset a forgotten password, and shows a refusal', async () => {
  const server = show({ hasPassword: true }, form)
  server.answer(RESET, () => refusal(429, 'too-many-requests'))
  fireEvent.click(screen.getByRole('button', { name: 'Forgot it?' }))
  expect(await screen.findByText('too-many-requests')).toBeDefined()
})
