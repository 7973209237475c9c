// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ToastCard } from '../feedback/toast-card.tsx'
import { toastsToDismiss } from '../feedback/toast-stack.ts'
import { dismissToast, hasShownToast, type ShownToast, showToast, takeToasts } from './toast.ts'
import { ToastHost } from './toast-host.tsx'

afterEach(cleanup)
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

describe('the time of a toast', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const pass = (ms: number) => void act(() => vi.advanceTimersByTime(ms))

  function show(toast: Partial<ShownToast>) {
    const dismiss = vi.fn()
    render(<ToastCard toast={{ id: 'one', kind: 'info', title: 'Saved', ...toast }} onDismiss={dismiss} />)
    return dismiss
  }

  test.each([
    ['info', 5000],
    ['success', 5000],
    ['failure', 5000],
    ['upgrade', 10_000],
    ['mission', 4000],
  ] as const)('for the kind %s is %i ms', (kind, duration) => {
    const dismiss = show({ kind })
    pass(duration - 1)
    expect(dismiss).not.toHaveBeenCalled()
    pass(1)
    expect(dismiss).toHaveBeenCalledOnce()
  })

  test('never ends for a permanent toast, which can still be dismissed', () => {
    const dismiss = show({ stays: true })
    pass(3_600_000)
    expect(dismiss).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(dismiss).toHaveBeenCalledOnce()
  })

  test('pauses under the pointer and continues from there', () => {
    const dismiss = show({})
    pass(4000)
    fireEvent.pointerEnter(screen.getByText('Saved'))
    pass(60_000)
    expect(dismiss).not.toHaveBeenCalled()
    fireEvent.pointerLeave(screen.getByText('Saved'))
    pass(999)
    expect(dismiss).not.toHaveBeenCalled()
    pass(1)
    expect(dismiss).toHaveBeenCalledOnce()
  })

  test('pauses while the toast has the focus', () => {
    const dismiss = show({})
    void act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
    pass(60_000)
    expect(dismiss).not.toHaveBeenCalled()
    void act(() => screen.getByRole('button', { name: 'Dismiss' }).blur())
    pass(5000)
    expect(dismiss).toHaveBeenCalledOnce()
  })

  test('pauses while the tab is hidden', () => {
    const hiddenSpy = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const dismiss = show({})
    pass(60_000)
    expect(dismiss).not.toHaveBeenCalled()
    hiddenSpy.mockReturnValue(false)
    fireEvent(document, new Event('visibilitychange'))
    pass(5000)
    expect(dismiss).toHaveBeenCalledOnce()
    hiddenSpy.mockRestore()
  })
})

describe('the stack of toasts', () => {
  const toast = (id: string, stays = false): ShownToast => ({ id, kind: 'info', title: id, stays })

  test('holds three toasts; a fourth replaces the oldest', () => {
    expect(toastsToDismiss([toast('a'), toast('b')], toast('c'))).toEqual([])
    expect(toastsToDismiss([toast('a'), toast('b'), toast('c')], toast('d'))).toEqual(['a'])
  })

  test('keeps a toast that waits for an answer, and replaces a toast with the same id in place', () => {
    expect(toastsToDismiss([toast('a', true), toast('b'), toast('c')], toast('d'))).toEqual(['b'])
    expect(toastsToDismiss([toast('a'), toast('b'), toast('c')], toast('b'))).toEqual([])
  })
})

test('toasts shown before the toaster has loaded wait for it, and dismissed ones never appear', () => {
  const show = vi.fn()
  const dismiss = vi.fn()
  showToast({ id: 'kept', title: 'Kept' })
  const dismissedId = showToast({ title: 'Gone' })
  dismissToast(dismissedId)
  const stop = takeToasts({ show, dismiss })
  expect(show.mock.calls.map(([toast]) => toast.id)).toEqual(['kept'])
  showToast({ id: 'later', title: 'Later' })
  dismissToast('later')
  expect(show).toHaveBeenCalledTimes(2)
  expect(dismiss).toHaveBeenCalledWith('later')
  stop()
})

test('a toast appears above the page’s save bar, however high the bar is', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.dataset.stickyBar === undefined ? 0 : 96
  })
  render(
    <MemoryRouter>
      <div data-sticky-bar="" />
      <ToastHost />
    </MemoryRouter>,
  )
  void act(() => {
    showToast({ title: 'Saved' })
  })
  const list = (await screen.findByText('Saved', {}, { timeout: 3000 })).closest<HTMLElement>('ol')
  expect(list?.style.getPropertyValue('--offset-bottom')).toContain('96px')
  expect(list?.style.getPropertyValue('--mobile-offset-bottom')).toContain('96px')
  vi.restoreAllMocks()
})

test('a toast appears in a polite live region, which the host loads automatically', async () => {
  render(
    <MemoryRouter>
      <ToastHost />
    </MemoryRouter>,
  )
  void act(() => {
    showToast({ title: 'Create an account to follow', action: { label: 'Sign up', to: '/login' } })
  })
  expect(hasShownToast()).toBe(true)
  const text = await screen.findByText('Create an account to follow', {}, { timeout: 3000 })
  expect(text.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
  expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/login')
})
