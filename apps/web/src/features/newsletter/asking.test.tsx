// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askToSignIn, askToUpgrade } from '../../app/frame/gate-toasts.tsx'
import type { Session } from '../../app/session/session-store.ts'
import { StagingModal } from '../../app/staging/staging-modal.tsx'
import { renderFor, userOf } from '../../app/visitor.factory.tsx'
import { type ShownToast, takeToasts } from '../../ui/base/toast.ts'
import { ToastCard } from '../../ui/feedback/toast-card.tsx'
import { jobsByEmail, newsletterOpener } from './base/newsletter-opener.ts'
import { JobEmailsOffer } from './idle/job-emails-offer.ts'

let toasts: ShownToast[] = []
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  toasts = []
  stop = takeToasts({
    show: (toast) => toasts.push(toast),
    dismiss: (id) => {
      toasts = toasts.filter((toast) => toast.id !== id)
    },
  })
})
afterEach(() => {
  stop()
  cleanup()
  newsletterOpener.close()
  vi.useRealTimers()
})

const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Renders the current toast; returns a spy that is called when it closes. */
function renderToast(): ReturnType<typeof vi.fn> {
  const onDismiss = vi.fn()
  const [toast] = toasts
  if (toast) renderFor(<ToastCard toast={toast} onDismiss={onDismiss} />)
  return onDismiss
}

test('the toast for guests explains the benefit of an account and leads to sign-up, for 5 seconds', async () => {
  askToSignIn('Create an account to save this job')
  const onDismiss = renderToast()
  expect(screen.getByText('Create an account to save this job')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Rise' }).getAttribute('href')).toBe(
    '/login?portal=professionals&mode=signup',
  )
  await advanceTime(4999)
  expect(onDismiss).not.toHaveBeenCalled()
  await advanceTime(1)
  expect(onDismiss).toHaveBeenCalled()
})

test('the button in the toast about job emails opens the newsletter dialog', () => {
  askToSignIn('Create an account to get jobs delivered to your inbox', jobsByEmail)
  renderToast()
  fireEvent.click(screen.getByRole('button', { name: 'SEND ME JOBS' }))
  expect(newsletterOpener.read()).toEqual({ kind: 'dialog', source: 'newsletter', email: '' })
})

test('the upgrade toast leads to the plans and stays 10 seconds', async () => {
  askToUpgrade()
  const onDismiss = renderToast()
  expect(
    screen.getByRole('link', { name: 'To access this content, please upgrade your plan!' }).getAttribute('href'),
  ).toBe('/purchase')
  await advanceTime(9999)
  expect(onDismiss).not.toHaveBeenCalled()
  await advanceTime(1)
  expect(onDismiss).toHaveBeenCalled()
})

const renderOffer = (session: Session, path = '/jobs') => renderFor(<JobEmailsOffer />, { session, path })

test('guests are offered job emails without a timer; members and unknown viewers are not', async () => {
  renderOffer({ status: 'checking' })
  renderOffer({ status: 'member', user: userOf() })
  expect(toasts).toEqual([])
  renderOffer({ status: 'guest' })
  expect(toasts.map(({ id, stays }) => [id, stays])).toEqual([['job-emails', true]])
  const onDismiss = renderToast()
  await advanceTime(600_000)
  expect(onDismiss).not.toHaveBeenCalled()
})

test('the button in the offer of job emails opens the chat', () => {
  renderOffer({ status: 'guest' })
  renderToast()
  fireEvent.click(screen.getByRole('button', { name: 'SEND ME JOBS' }))
  expect(newsletterOpener.read()).toEqual({ kind: 'chat' })
})

test('job emails aren’t offered on pages with a sign-up form', () => {
  for (const path of [
    '/professional/onboarding',
    '/professional/layoff-onboarding/carla-mendes',
    '/professional/signup',
    '/professional/signup-form',
    '/company/onboarding',
    '/company/onboarding/acme',
    '/smart-apply/onboarding',
  ]) {
    renderOffer({ status: 'guest' }, path)
    cleanup()
  }
  expect(toasts).toEqual([])
  renderOffer({ status: 'guest' }, '/company/signup-and-onboarding-expert')
  expect(toasts).toHaveLength(1)
})

test('job emails aren’t offered on a page to read: an invitation, an article, a question or a story', () => {
  for (const path of [
    '/i/carla-mendes',
    '/headlines/three-questions',
    '/real-talk/what-would-you-tell-them',
    '/professional/carla-mendes',
    '/professional/carla-mendes/two-minutes',
  ]) {
    renderOffer({ status: 'guest' }, path)
    cleanup()
  }
  expect(toasts).toEqual([])
  for (const path of ['/headlines', '/headlines/page/2', '/real-talk', '/events/a-talk']) {
    renderOffer({ status: 'guest' }, path)
    expect(toasts).toHaveLength(1)
    cleanup()
  }
})

test('job emails aren’t offered on the login and unsubscribe pages, nor after the offer or chat was closed', () => {
  renderOffer({ status: 'guest' }, '/login')
  renderOffer({ status: 'guest' }, '/risa/unsubscribe')
  expect(toasts).toEqual([])
  renderOffer({ status: 'guest' })
  renderToast()
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  cleanup()
  renderOffer({ status: 'guest' })
  expect(toasts).toEqual([])
  localStorage.clear()
  localStorage.setItem('chatClosed', 'true')
  renderOffer({ status: 'guest' })
  expect(toasts).toEqual([])
})

test('the warning of a trial installation appears after a second, and not again once it is accepted', async () => {
  render(<div />)
  renderFor(<StagingModal officialUrl="https://rise.example" />)
  await advanceTime(999)
  expect(screen.queryByRole('dialog')).toBeNull()
  await advanceTime(1)
  expect(screen.getByRole('dialog', { name: 'This is a trial version' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to the official version' }).getAttribute('href')).toBe(
    'https://rise.example',
  )
  fireEvent.click(screen.getByRole('button', { name: 'I understand' }))
  cleanup()
  renderFor(<StagingModal officialUrl={undefined} />)
  await advanceTime(5000)
  expect(screen.queryByRole('dialog')).toBeNull()
})
