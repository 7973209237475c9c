// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderFor } from '../visitor.factory.tsx'
import { IdleParts } from './idle-parts.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a trial installation shows its warning one second after the load, even on a page that never becomes idle', async () => {
  vi.stubGlobal('requestIdleCallback', () => 0)
  renderFor(<IdleParts />, { settings: { staging: { officialUrl: 'https://rise.example' } } })
  await act(() => vi.advanceTimersByTimeAsync(0))
  await act(() => vi.dynamicImportSettled())
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(screen.getByRole('dialog', { name: 'This is a trial version' })).toBeTruthy()
})
