import { setImmediate as turn } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import type { Context } from './context.ts'
import { ttlCache } from './ttl-cache.ts'

let seconds: number
let loads: { readonly key: string; succeed(value: string): void; fail(): void }[]
let recall: (key: string) => Promise<string>

beforeEach(() => {
  seconds = 0
  loads = []
  const ctx = { clock: { now: () => new Date(seconds * 1000) } } as Context
  const recallIn = ttlCache(20, (_ctx, key: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    loads.push({ key, succeed: resolve, fail: () => reject(new Error('away')) })
    return promise
  })
  recall = (key) => recallIn(ctx, key)
})

test('simultaneous callers share one load, and later ones get its value', async () => {
  const pendingCalls = [recall('a'), recall('a'), recall('b')]
  expect(loads.map(({ key }) => key)).toEqual(['a', 'b'])
  loads[0]?.succeed('one')
  loads[1]?.succeed('two')
  expect(await Promise.all(pendingCalls)).toEqual(['one', 'one', 'two'])
  seconds = 9
  expect(await recall('a')).toBe('one')
  expect(loads).toHaveLength(2)
})

test('after half its lifetime, a value is still returned immediately and is reloaded once', async () => {
  void recall('a')
  loads[0]?.succeed('old')
  seconds = 15
  expect([await recall('a'), await recall('a')]).toEqual(['old', 'old'])
  expect(loads).toHaveLength(2)
  loads[1]?.succeed('new')
  await turn()
  expect(await recall('a')).toBe('new')
  expect(loads).toHaveLength(2)
})

test('callers wait for the reload of an expired value', async () => {
  void recall('a')
  loads[0]?.succeed('old')
  seconds = 20
  const pendingCall = recall('a')
  loads[1]?.succeed('new')
  expect(await pendingCall).toBe('new')
})

test('setting the clock back doesn’t extend the lifetime of a value', async () => {
  seconds = 1_000
  void recall('a')
  loads[0]?.succeed('old')
  seconds = 5
  void recall('a')
  expect(loads).toHaveLength(2)
})

test('a failure reaches the callers that wait for it, and is not cached', async () => {
  const pendingCall = recall('a')
  loads[0]?.fail()
  await expect(pendingCall).rejects.toThrow('away')
  const secondCall = recall('a')
  loads[1]?.succeed('back')
  expect(await secondCall).toBe('back')
})

test('if a reload fails, the cached value is returned until it expires', async () => {
  void recall('a')
  loads[0]?.succeed('old')
  seconds = 15
  await recall('a')
  loads[1]?.fail()
  await turn()
  expect(await recall('a')).toBe('old')
  expect(loads).toHaveLength(3)
  loads[2]?.fail()
  await turn()
  seconds = 21
  const pendingCall = recall('a')
  loads[3]?.fail()
  await expect(pendingCall).rejects.toThrow('away')
})

test('a key can have another name in the cache, and some values can be excluded from it', async () => {
  let count = 0
  const load = async (_ctx: Context, { size }: { size: number }) => size + ++count / 10
  const read = ttlCache(10, load, { nameOf: ({ size }) => size, isKept: (value) => value >= 2 })
  const ctx = { clock: { now: () => new Date(0) } } as Context
  expect([await read(ctx, { size: 1 }), await read(ctx, { size: 1 })]).toEqual([1.1, 1.2])
  expect([await read(ctx, { size: 2 }), await read(ctx, { size: 2 })]).toEqual([2.3, 2.3])
})
