import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Context } from './context.ts'
import { createLog } from './log.ts'
import { startResidents } from './resident.ts'

const ctx = { log: createLog('silent') } as Context
let storedValue: string
let refreshedValue: string
let isAway: boolean

const resident = {
  name: 'words',
  async refresh() {
    if (isAway) throw new Error('away')
    refreshedValue = storedValue
  },
}

beforeEach(() => {
  vi.useFakeTimers()
  ;[storedValue, refreshedValue, isAway] = ['first', '', false]
})
afterEach(() => vi.useRealTimers())

test('another process gets a change within seconds, until it stops refreshing', async () => {
  const stopRefreshing = await startResidents(ctx, [resident])
  expect(refreshedValue).toBe('first')
  storedValue = 'second'
  await vi.advanceTimersByTimeAsync(6_000)
  expect(refreshedValue).toBe('second')
  await stopRefreshing()
  storedValue = 'third'
  await vi.advanceTimersByTimeAsync(60_000)
  expect(refreshedValue).toBe('second')
})

test('a value stays unchanged while reading it fails, and is refreshed afterwards', async () => {
  const stopRefreshing = await startResidents(ctx, [resident])
  ;[storedValue, isAway] = ['second', true]
  await vi.advanceTimersByTimeAsync(11_000)
  expect(refreshedValue).toBe('first')
  isAway = false
  await vi.advanceTimersByTimeAsync(6_000)
  expect(refreshedValue).toBe('second')
  await stopRefreshing()
})
