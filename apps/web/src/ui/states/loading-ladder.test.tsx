// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLoadingStep } from './loading-ladder.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

function load() {
  const { result, rerender } = renderHook(({ loading }) => useLoadingStep(loading), { initialProps: { loading: true } })
  return { step: () => result.current, finish: () => rerender({ loading: false }) }
}

test('the skeleton takes its space from the first render, so that nothing moves when it becomes visible', () => {
  expect(load().step()).toBe('skeleton')
})

test('a skeleton that has not become visible disappears as soon as the content has loaded', async () => {
  const { step, finish } = load()
  await wait(299)
  finish()
  expect(step()).toBe('nothing')
})

test('a visible skeleton stays for at least 300 ms', async () => {
  const { step, finish } = load()
  await wait(400)
  finish()
  await wait(199)
  expect(step()).toBe('skeleton')
  await wait(1)
  expect(step()).toBe('nothing')
})

test('after ten seconds, loading counts as slow', async () => {
  const { step } = load()
  await wait(9_999)
  expect(step()).toBe('skeleton')
  await wait(1)
  expect(step()).toBe('slow')
})
