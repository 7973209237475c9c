// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderFor } from '../../app/visitor.factory.tsx'
import { type ShownToast, takeToasts } from '../../ui/base/toast.ts'
import { NewsletterForm } from './base/newsletter-form.tsx'
import { newsletterOpener } from './base/newsletter-opener.ts'
import { NewsletterDialog } from './newsletter-dialog.tsx'
import { emailTaken, newsletterServer } from './server.fixture.ts'

let toasts: ShownToast[] = []
let stopToasts: () => void

beforeEach(() => {
  vi.useFakeTimers()
  toasts = []
  stopToasts = takeToasts({ show: (toast) => toasts.push(toast), dismiss: () => {} })
})
afterEach(() => {
  stopToasts()
  cleanup()
  newsletterOpener.close()
  sessionStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('the newsletter form on a page', () => {
  test.each([
    ['', 'Enter your email address.'],
    ['ada@nowhere', 'Enter an email like name@example.com.'],
  ])('shows, for the address %j, the error: %s', (written, message) => {
    render(<NewsletterForm source="newsletter-cta" />)
    const field = screen.getByLabelText('Send new jobs to')
    fireEvent.change(field, { target: { value: written } })
    fireEvent.click(screen.getByRole('button', { name: 'Send me jobs' }))
    expect(screen.getByText(message)).toBeTruthy()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field)
    expect(newsletterOpener.read()).toBeUndefined()
    fireEvent.change(field, { target: { value: 'ada@example.com' } })
    expect(screen.queryByText(message)).toBeNull()
  })

  test('passes a valid address to the dialog, with its source', () => {
    render(<NewsletterForm source="newsletter-footer" />)
    fireEvent.change(screen.getByLabelText('Send new jobs to'), { target: { value: ' ada@example.com ' } })
    fireEvent.click(screen.getByRole('button', { name: 'Send me jobs' }))
    expect(newsletterOpener.read()).toEqual({ kind: 'dialog', source: 'newsletter-footer', email: 'ada@example.com' })
  })
})

async function openDialog(email = 'ada@example.com', settings: Parameters<typeof renderFor>[1] = {}) {
  const close = vi.fn()
  const store = renderFor(<NewsletterDialog source="newsletter-cta" email={email} onClose={close} />, settings)
  await advanceTime(50)
  return { close, store }
}

describe('the newsletter dialog', () => {
  test('creates an account with a password of 16 characters that no one sees, and asks for the first name', async () => {
    const { calls } = newsletterServer()
    window.history.replaceState(null, '', '/jobs/remote?company=harbour-works')
    const { store } = await openDialog()
    const [register, login] = calls
    expect(register).toMatchObject({
      key: 'POST /api/v1/professionals/register',
      body: {
        user: {
          email: 'ada@example.com',
          firstName: 'Rise User',
          lastName: '',
          source: 'newsletter-cta',
          exactSource: '/jobs/remote?company=harbour-works',
          badges: ['Toast To Your Success'],
        },
      },
    })
    const { user } = (register?.body ?? {}) as { user: { password: string; campaign?: string } }
    expect(user.password).toMatch(/^[\w-]{16}$/)
    expect(user.campaign).toBeUndefined()
    expect(login).toMatchObject({
      key: 'POST /api/v1/professionals/login',
      body: { user: { email: 'ada@example.com', password: user.password } },
    })
    expect(screen.getByLabelText('What is your first name?')).toBeTruthy()
    expect(screen.getByText(/We sent a mail to/).textContent).toContain('ada@example.com')
    expect(screen.getByText(/We sent a mail to/).textContent).toContain('new jobs come once a week')
    expect(store.get().status).toBe('guest')
  })

  test('saves the name, says thanks, and after 3 seconds logs the member in and closes', async () => {
    const { calls } = newsletterServer()
    const { store, close } = await openDialog()
    fireEvent.click(screen.getByRole('button', { name: 'Save my name' }))
    expect(screen.getByText('Enter your first name.')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('What is your first name?'), { target: { value: 'Ada' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save my name' }))
    await advanceTime(0)
    expect(calls.at(-1)).toMatchObject({ body: { user: { firstName: 'Ada' } }, bearer: 'Bearer access' })
    expect(screen.getByText('Thanks for signing up!')).toBeTruthy()
    await advanceTime(2900)
    expect(store.get().status).toBe('guest')
    await advanceTime(100)
    expect(store.get()).toMatchObject({ status: 'member', user: { firstName: 'Ada' } })
    await advanceTime(200)
    expect(close).toHaveBeenCalled()
  })

  test('logs the visitor in if it is closed before a name was entered', async () => {
    newsletterServer()
    const { store } = await openDialog()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(store.get()).toMatchObject({ status: 'member', user: { firstName: 'Rise User' } })
  })

  test('asks for the address if none was entered, and refuses an empty one', async () => {
    const { calls } = newsletterServer()
    await openDialog('')
    fireEvent.click(screen.getByRole('button', { name: 'Send me jobs' }))
    expect(screen.getByText('Enter your email address.')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ada@example.com' } })
    expect(calls).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Send me jobs' }))
    await advanceTime(50)
    expect(screen.getByLabelText('What is your first name?')).toBeTruthy()
  })

  test('reports an address with an account in a toast and in the dialog, and offers both ways to log in', async () => {
    newsletterServer({ 'POST /api/v1/professionals/register': emailTaken })
    const { store } = await openDialog()
    expect(toasts.map(({ kind, title }) => [kind, title])).toEqual([['failure', emailTaken.message]])
    expect(screen.getByRole('alert').textContent).toContain(emailTaken.message)
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
    expect(screen.getByRole('link', { name: 'Reset password' }).getAttribute('href')).toBe('/reset')
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com')
    expect(store.get().status).toBe('guest')
  })

  test('shows a reply of another server as "Something went wrong"', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    await openDialog()
    expect(toasts.map(({ title }) => title)).toEqual(['Something went wrong... try again in a few minutes'])
  })

  test('shows no toast for a failure on the pages of smart apply', async () => {
    newsletterServer({ 'POST /api/v1/professionals/register': emailTaken })
    window.history.replaceState(null, '', '/smart-apply/onboarding')
    await openDialog()
    expect(toasts).toEqual([])
    expect(screen.getByRole('alert').textContent).toContain(emailTaken.message)
  })

  test('requests access to smart apply for a member who joins on its pages', async () => {
    const { calls } = newsletterServer()
    window.history.replaceState(null, '', '/smart-apply')
    await openDialog()
    fireEvent.change(screen.getByLabelText('What is your first name?'), { target: { value: 'Ada' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save my name' }))
    await advanceTime(0)
    await advanceTime(3000)
    expect(calls.map(({ key }) => key).at(-1)).toBe('POST /api/v1/professionals/smartApply/subscribe')
  })

  test('says that a name could not be saved, and lets the visitor try again', async () => {
    const { refuse } = newsletterServer()
    await openDialog()
    const key = `PUT /api/v1/professionals/0190f3a4-0000-7000-8000-00000000000a`
    refuse[key] = { status: 503, code: 'overloaded', message: 'The server is busy. Try again in a few seconds.' }
    fireEvent.change(screen.getByLabelText('What is your first name?'), { target: { value: 'Ada' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save my name' }))
    await advanceTime(0)
    expect(toasts.map(({ title }) => title)).toEqual(['The server is busy. Try again in a few seconds.'])
    delete refuse[key]
    fireEvent.click(screen.getByRole('button', { name: 'Save my name' }))
    await advanceTime(0)
    expect(screen.getByText('Thanks for signing up!')).toBeTruthy()
  })

  test('sends the campaign of this visit, and links to the outbox if emails go there', async () => {
    const { calls } = newsletterServer()
    sessionStorage.setItem('utm_source', 'heyoJobs')
    await openDialog('ada@example.com', { settings: { outbox: true } })
    expect(calls[0]?.body).toMatchObject({ user: { campaign: 'heyoJobs' } })
    expect(screen.getByRole('link', { name: 'read it in the outbox' }).getAttribute('href')).toBe('/dev/mail')
  })
})
