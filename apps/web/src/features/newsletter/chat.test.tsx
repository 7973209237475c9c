// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderFor } from '../../app/visitor.factory.tsx'
import { chatWasClosed } from './base/chat-closed.ts'
import { Chat } from './chat.tsx'
import { emailTaken, newsletterServer } from './server.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const passTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const log = () => screen.getByRole('log').textContent ?? ''
const input = () => screen.getByRole<HTMLInputElement>('textbox')

async function openChat() {
  const close = vi.fn()
  const store = renderFor(<Chat onClose={close} />)
  await passTime(500)
  return { close, store }
}

async function sendText(text: string) {
  fireEvent.change(input(), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await passTime(0)
}

test('a call to action is shown for half a second, then the dialog opens with the bot typing for a second', async () => {
  renderFor(<Chat onClose={() => {}} />)
  expect(screen.getByRole('status').textContent).toContain('Let’s chat')
  await passTime(499)
  expect(screen.queryByRole('dialog')).toBeNull()
  await passTime(1)
  expect(screen.getByRole('dialog', { name: 'Job digest' })).toBeTruthy()
  expect(screen.getByRole('log').getAttribute('aria-live')).toBe('polite')
  await passTime(999)
  expect(log()).toBe('')
  await passTime(1)
  expect(log()).toContain('What is your email address?')
})

test('empty input is ignored, and an invalid address is refused with the specification’s text', async () => {
  const { calls } = newsletterServer()
  await openChat()
  await passTime(1000)
  const logBefore = log()
  await sendText('   ')
  expect(log()).toBe(logBefore)
  await sendText('ada at example')
  expect(log()).toContain('You: ada at example')
  await passTime(1000)
  expect(log()).toContain('This is not an email. Please provide a valid email!')
  expect(calls).toEqual([])
})

test('address, name, goodbye: the chat signs up, and after 3 seconds closes and logs in', async () => {
  const { calls } = newsletterServer()
  const { store } = await openChat()
  await passTime(1000)
  await sendText('ada@example.com')
  await passTime(1000)
  expect(log()).toContain('first name?')
  await sendText('Ada')
  expect(calls[0]?.body).toMatchObject({ user: { email: 'ada@example.com', firstName: 'Ada', source: 'chat' } })
  await passTime(1000)
  expect(log()).toContain('Thank you, Ada, and goodbye!')
  expect(log()).toContain('new jobs come once a week')
  expect(store.get().status).toBe('guest')
  await passTime(3000)
  expect(store.get().status).toBe('member')
})

test('text entered while the bot types stays in the field', async () => {
  newsletterServer()
  await openChat()
  await sendText('ada@example.com')
  expect(input().value).toBe('ada@example.com')
  expect(log()).toBe('')
})

test('for an address with an account both ways to log in are shown, and another one can be entered', async () => {
  newsletterServer({ 'POST /api/v1/professionals/register': emailTaken })
  await openChat()
  await passTime(1000)
  await sendText('ada@example.com')
  await passTime(1000)
  await sendText('Ada')
  await passTime(1000)
  expect(log()).toContain(emailTaken.message)
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
  expect(screen.getByRole('link', { name: 'Reset password' }).getAttribute('href')).toBe('/reset')
  expect(screen.getByRole('textbox', { name: 'Your email address' })).toBeTruthy()
})

test('closing it sets the flag that hides the offer', async () => {
  const { close } = await openChat()
  expect(chatWasClosed()).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(chatWasClosed()).toBe(true)
  expect(localStorage.getItem('chatClosed')).not.toBeNull()
  await passTime(200)
  expect(close).toHaveBeenCalled()
})

test('the Enter that ends a composition does not send', async () => {
  await openChat()
  const composing = createEvent.keyDown(input(), { key: 'Enter', isComposing: true })
  fireEvent(input(), composing)
  expect(composing.defaultPrevented).toBe(true)
  const plainEnter = createEvent.keyDown(input(), { key: 'Enter' })
  fireEvent(input(), plainEnter)
  expect(plainEnter.defaultPrevented).toBe(false)
})
