// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showToast } from '../base/toast.ts'
import { Toaster } from './toaster.tsx'

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Advances in steps, so that React renders each timer's change, which may start the next timer. */
async function pass(ms: number): Promise<void> {
  for (let step = 0; step < ms; step += 20) await act(() => vi.advanceTimersByTimeAsync(20))
}

test('a toast stays on screen if it has the id of a toast that is fading out', async () => {
  render(<Toaster />, { wrapper: MemoryRouter })
  await pass(200)
  // The server answers while the first toast is fading.
  const undo = () => void setTimeout(() => showToast({ id: 'delete', kind: 'success', title: 'It’s back' }), 80)
  act(() => void showToast({ id: 'delete', title: 'Deleted', action: { label: 'Undo', onPress: undo } }))
  await pass(100)
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await pass(2_000)
  expect(screen.queryByText('Deleted')).toBeNull()
  expect(screen.queryByText('It’s back')).not.toBeNull()
  await pass(5_000)
  expect(screen.queryByText('It’s back')).toBeNull()
})
