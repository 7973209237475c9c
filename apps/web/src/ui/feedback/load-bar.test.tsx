// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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

test('loading for 200 ms shows and announces the bar, which hides when the loading ends', () => {
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
