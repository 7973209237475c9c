import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Context } from './context.ts'
import { createLog } from './log.ts'
import { keepResidents } from './resident.ts'

const ctx = { log: createLog('silent') } as Context
let stored: string
let held: string
let isAway: boolean

const resident = {
  name: 'words',
  async refresh() {
    if (isAway) throw new Error('away')
    held = stored
  },
}

beforeEach(() => {
  vi.useFakeTimers()
  ;[stored, held, isAway] = ['first', '', false]
})
afterEach(() => vi.useRealTimers())

test('another process shows a change within seconds, until it stops', async () => {
  const letGo = await keepResidents(ctx, [resident])
  expect(held).toBe('first')
  stored = 'second'
  await vi.advanceTimersByTimeAsync(6_000)
  expect(held).toBe('second')
  await letGo()
  stored = 'third'
  await vi.advanceTimersByTimeAsync(60_000)
  expect(held).toBe('second')
})

test('what cannot be read stays as it was, and is read once it can be', async () => {
  const letGo = await keepResidents(ctx, [resident])
  ;[stored, isAway] = ['second', true]
  await vi.advanceTimersByTimeAsync(11_000)
  expect(held).toBe('first')
  isAway = false
  await vi.advanceTimersByTimeAsync(6_000)
  expect(held).toBe('second')
  await letGo()
})
