// @vitest-environment jsdom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLoadingStep } from '../states/loading-ladder.ts'
import { LoadBar } from './load-bar.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) => void act(() => vi.advanceTimersByTime(ms))
const bar = () => document.querySelector('.load-bar')

test('loading for under 200 ms shows and announces nothing', () => {
  const { rerender } = render(<LoadBar active />)
  pass(199)
  rerender(<LoadBar active={false} />)
  pass(1000)
  expect(bar()).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('')
})

test('loading for longer shows the bar, is announced once, and hides the bar at the end', () => {
  const { rerender } = render(<LoadBar active />)
  pass(200)
  expect(bar()).not.toBeNull()
  expect(screen.getByRole('status').textContent).toBe('Loading page')
  rerender(<LoadBar active={false} />)
  pass(200)
  expect(bar()).toBeNull()
})

test('the bar hides automatically after 5000 ms', () => {
  render(<LoadBar active />)
  pass(200 + 4999)
  expect(bar()).not.toBeNull()
  pass(1)
  pass(200)
  expect(bar()).toBeNull()
})

test('a skeleton appears after 300 ms, stays at least 300 ms, and turns slow after 10 s', () => {
  const { result, rerender } = renderHook(({ loading }) => useLoadingStep(loading), { initialProps: { loading: true } })
  pass(299)
  expect(result.current).toBe('nothing')
  pass(1)
  expect(result.current).toBe('skeleton')
  pass(100)
  rerender({ loading: false })
  pass(199)
  expect(result.current).toBe('skeleton')
  pass(1)
  expect(result.current).toBe('nothing')
  rerender({ loading: true })
  pass(10_000)
  expect(result.current).toBe('slow')
})
