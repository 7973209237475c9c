// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApi } from '../../../app/base/api.ts'
import { pageSettings } from '../../../app/base/page-settings.factory.ts'
import { AppProvider } from '../../../app/base/settings.tsx'
import { SessionProvider } from '../../../app/session/use-session.tsx'
import { createFakeServer, openTab, refusal, SharedStorage, userNamed } from '../../../app/tokens/browser.fixture.ts'
import { type ShownToast, takeToasts } from '../../../ui/base/toast.ts'
import { JoinForm } from './join-form.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

function openForm(path = '/login?mode=signup') {
  const server = createFakeServer()
  const { store, transport, start } = openTab(server, new SharedStorage())
  start()
  const page = render(
    <MemoryRouter initialEntries={[path]}>
      <AppProvider value={{ settings: pageSettings, api: createApi(transport) }}>
        <SessionProvider store={store}>
          <JoinForm />
        </SessionProvider>
      </AppProvider>
    </MemoryRouter>,
  )
  return { server, store, page }
}

function fillIn(values: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.input(screen.getByLabelText(label), { target: { value } })
  }
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Join' }))
const ada = { 'First name': 'Ada', Email: ' Ada@Example.org ', Password: 'a long enough password' }
const REGISTER = 'POST /api/v1/professionals/register'

test('an empty form names the missing fields, and focus moves to the first', async () => {
  const { server } = openForm()
  submit()
  expect(await screen.findByText('Enter your first name.')).toBeDefined()
  expect(screen.getByText('Use at least 8 characters.')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('First name'))
  expect(server.count(REGISTER)).toBe(0)
})

async function joinAt(path?: string) {
  const form = openForm(path)
  const { server, store } = form
  const result = userNamed('ada')
  server.answer(REGISTER, () => ({ status: 200, body: { success: true, result } }))
  server.answer('POST /api/v1/{roles}/login', () => ({
    status: 200,
    body: { success: true, ...server.issue('ada'), result },
  }))
  fillIn(ada)
  submit()
  await waitFor(() => expect(store.get().status).toBe('member'))
  return form
}

test('submitting a valid form creates the account and logs the member in', async () => {
  const { server } = await joinAt()
  expect(server.calls[0]?.input).toMatchObject({ body: { user: { email: 'ada@example.org', firstName: 'Ada' } } })
})

test('after a sign-up, a welcome toast appears only if the member is redirected to another page', async () => {
  const toasts: ShownToast[] = []
  const stop = takeToasts({ show: (toast) => toasts.push(toast), dismiss: () => undefined })
  const { page } = await joinAt()
  // The sign-up has ended once the draft is deleted.
  await waitFor(() => expect(Object.keys(sessionStorage).filter((name) => name.includes('join'))).toEqual([]))
  expect(toasts).toEqual([])
  page.unmount()
  await joinAt('/login?mode=signup&next=/jobs')
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Welcome to Rise!' }]))
  stop()
})

test('a taken address is reported with both ways to log in, and the typed text survives', async () => {
  const { server } = openForm()
  server.answer(REGISTER, () => refusal(409, 'email-taken'))
  fillIn(ada)
  submit()
  expect((await screen.findByRole('alert')).textContent).toContain('email-taken')
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
  expect(screen.getByRole('link', { name: 'Reset your password' }).getAttribute('href')).toBe('/reset')
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe(ada.Password)
})

test('a server error about a field is shown at that field', async () => {
  const { server } = openForm()
  const fields = { 'body.user.email': 'This mailbox does not exist.' }
  server.answer(REGISTER, () => ({
    status: 400,
    body: { success: false, result: { message: 'Some of the input is not valid.', code: 'invalid-input', fields } },
  }))
  fillIn(ada)
  submit()
  await screen.findByText('This mailbox does not exist.')
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
})

test('typed text is stored for the next visit, but never the password', async () => {
  const { page } = openForm()
  fillIn(ada)
  await waitFor(() => expect(sessionStorage.length).toBe(1))
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(ada.Password)
  page.unmount()
  openForm()
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ada'))
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('')
})
