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

const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const log = () => screen.getByRole('log').textContent ?? ''
const input = () => screen.getByRole<HTMLInputElement>('textbox')

async function openChat() {
  const close = vi.fn()
  const store = renderFor(<Chat onClose={close} />)
  await advanceTime(500)
  return { close, store }
}

async function sendText(text: string) {
  fireEvent.change(input(), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await advanceTime(0)
}

test('a call to action is shown for half a second, then the dialog opens with the bot typing for a second', async () => {
  renderFor(<Chat onClose={() => {}} />)
  expect(screen.getByRole('status').textContent).toContain('Let’s chat')
  await advanceTime(499)
  expect(screen.queryByRole('dialog')).toBeNull()
  await advanceTime(1)
  expect(screen.getByRole('dialog', { name: 'Job digest' })).toBeTruthy()
  expect(screen.getByRole('log').getAttribute('aria-live')).toBe('polite')
  await advanceTime(999)
  expect(log()).toBe('')
  await advanceTime(1)
  expect(log()).toContain('What is your email address?')
})

test('empty input is ignored, and an invalid address is refused with the specification’s text', async () => {
  const { calls } = newsletterServer()
  await openChat()
  await advanceTime(1000)
  const logBefore = log()
  await sendText('   ')
  expect(log()).toBe(logBefore)
  await sendText('ada at example')
  expect(log()).toContain('You: ada at example')
  await advanceTime(1000)
  expect(log()).toContain('This is not an email. Please provide a valid email!')
  expect(calls).toEqual([])
})

test('the chat asks for an address and a name, signs the visitor up, and logs them in after 3 seconds', async () => {
  const { calls } = newsletterServer()
  const { store } = await openChat()
  await advanceTime(1000)
  await sendText('ada@example.com')
  await advanceTime(1000)
  expect(log()).toContain('first name?')
  await sendText('Ada')
  expect(calls[0]?.body).toMatchObject({ user: { email: 'ada@example.com', firstName: 'Ada', source: 'chat' } })
  await advanceTime(1000)
  expect(log()).toContain('Thank you, Ada, and goodbye!')
  expect(log()).toContain('new jobs come once a week')
  expect(store.get().status).toBe('guest')
  await advanceTime(3000)
  expect(store.get().status).toBe('member')
})

test('text entered while the bot types stays in the field', async () => {
  newsletterServer()
  await openChat()
  await sendText('ada@example.com')
  expect(input().value).toBe('ada@example.com')
  expect(log()).toBe('')
})

test('for an account’s address, the chat offers to log in, reset the password or type another address', async () => {
  newsletterServer({ 'POST /api/v1/professionals/register': emailTaken })
  await openChat()
  await advanceTime(1000)
  await sendText('ada@example.com')
  await advanceTime(1000)
  await sendText('Ada')
  await advanceTime(1000)
  expect(log()).toContain(emailTaken.message)
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
  expect(screen.getByRole('link', { name: 'Reset password' }).getAttribute('href')).toBe('/reset')
  expect(screen.getByRole('textbox', { name: 'Your email address' })).toBeTruthy()
})

test('closing the chat sets the flag that hides the offer', async () => {
  const { close } = await openChat()
  expect(chatWasClosed()).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(chatWasClosed()).toBe(true)
  expect(localStorage.getItem('chatClosed')).not.toBeNull()
  await advanceTime(200)
  expect(close).toHaveBeenCalled()
})

test('pressing Enter to end an IME composition does not send the text', async () => {
  await openChat()
  const keyEvent = createEvent.keyDown(input(), { key: 'Enter', isComposing: true })
  fireEvent(input(), keyEvent)
  expect(keyEvent.defaultPrevented).toBe(true)
  const plainEnter = createEvent.keyDown(input(), { key: 'Enter' })
  fireEvent(input(), plainEnter)
  expect(plainEnter.defaultPrevented).toBe(false)
})
