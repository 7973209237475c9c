import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type BrandChoices, watchBrand } from './brand.ts'
import { createLog } from './log.ts'

const options = { configuredName: 'Rise', log: createLog('silent') }
let stored: BrandChoices

beforeEach(() => {
  vi.useFakeTimers()
  stored = { name: null, color: null, version: 1 }
})
afterEach(() => vi.useRealTimers())

test('another process shows a change within seconds, until it stops', async () => {
  const brand = await watchBrand(async () => stored, options)
  expect(brand.name).toBe('Rise')
  stored = { name: 'Ascend', color: null, version: 2 }
  expect(brand.name).toBe('Rise')
  await vi.advanceTimersByTimeAsync(3_000)
  expect([brand.name, brand.version]).toEqual(['Ascend', 2])
  brand.stop()
  stored = { name: null, color: null, version: 3 }
  await vi.advanceTimersByTimeAsync(60_000)
  expect(brand.name).toBe('Ascend')
})

test('while the choices cannot be read, the last ones stay', async () => {
  let isAway = false
  const load = async () => {
    if (isAway) throw new Error('away')
    return stored
  }
  stored = { name: 'Ascend', color: null, version: 2 }
  const brand = await watchBrand(load, options)
  isAway = true
  await vi.advanceTimersByTimeAsync(10_000)
  expect(brand.name).toBe('Ascend')
  isAway = false
  stored = { name: null, color: null, version: 3 }
  await vi.advanceTimersByTimeAsync(3_000)
  expect(brand.name).toBe('Rise')
  brand.stop()
})

test('a slow answer does not bring back what was replaced meanwhile', async () => {
  const waiting: ((choices: BrandChoices) => void)[] = []
  let isSlow = false
  const load = () => (isSlow ? new Promise<BrandChoices>((resolve) => waiting.push(resolve)) : Promise.resolve(stored))
  const brand = await watchBrand(load, options)
  isSlow = true
  const [first, second] = [brand.refresh(), brand.refresh()]
  waiting[1]?.({ name: 'Ascend', color: null, version: 2 })
  await second
  waiting[0]?.({ name: null, color: null, version: 1 })
  await first
  expect(brand.name).toBe('Ascend')
  brand.stop()
})
