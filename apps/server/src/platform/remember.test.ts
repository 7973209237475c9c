import { setImmediate as turn } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import type { Context } from './context.ts'
import { remember } from './remember.ts'

let seconds: number
let loads: { readonly key: string; succeed(value: string): void; fail(): void }[]
let asked: (key: string) => Promise<string>

beforeEach(() => {
  seconds = 0
  loads = []
  const ctx = { clock: { now: () => new Date(seconds * 1000) } } as Context
  const kept = remember(20, (_ctx, key: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    loads.push({ key, succeed: resolve, fail: () => reject(new Error('away')) })
    return promise
  })
  asked = (key) => kept(ctx, key)
})

test('those who ask while it is loaded wait for one load, and later ones get what it gave', async () => {
  const waiting = [asked('a'), asked('a'), asked('b')]
  expect(loads.map(({ key }) => key)).toEqual(['a', 'b'])
  loads[0]?.succeed('one')
  loads[1]?.succeed('two')
  expect(await Promise.all(waiting)).toEqual(['one', 'one', 'two'])
  seconds = 9
  expect(await asked('a')).toBe('one')
  expect(loads).toHaveLength(2)
})

test('what is half as old as it may be is still given, at once, while it is loaded anew a single time', async () => {
  void asked('a')
  loads[0]?.succeed('old')
  seconds = 15
  expect([await asked('a'), await asked('a')]).toEqual(['old', 'old'])
  expect(loads).toHaveLength(2)
  loads[1]?.succeed('new')
  await turn()
  expect(await asked('a')).toBe('new')
  expect(loads).toHaveLength(2)
})

test('what is too old is waited for', async () => {
  void asked('a')
  loads[0]?.succeed('old')
  seconds = 20
  const waiting = asked('a')
  loads[1]?.succeed('new')
  expect(await waiting).toBe('new')
})

test('a clock that was put back makes no value last longer', async () => {
  seconds = 1_000
  void asked('a')
  loads[0]?.succeed('old')
  seconds = 5
  void asked('a')
  expect(loads).toHaveLength(2)
})

test('a failure is told to whoever waited for it, and not kept', async () => {
  const waiting = asked('a')
  loads[0]?.fail()
  await expect(waiting).rejects.toThrow('away')
  const again = asked('a')
  loads[1]?.succeed('back')
  expect(await again).toBe('back')
})

test('when loading anew fails the kept value is given for its time and then no more', async () => {
  void asked('a')
  loads[0]?.succeed('old')
  seconds = 15
  await asked('a')
  loads[1]?.fail()
  await turn()
  expect(await asked('a')).toBe('old')
  expect(loads).toHaveLength(3)
  loads[2]?.fail()
  await turn()
  seconds = 21
  const waiting = asked('a')
  loads[3]?.fail()
  await expect(waiting).rejects.toThrow('away')
})

test('what is asked for may have a name of its own, and a value that is not worth it is not kept', async () => {
  let count = 0
  const load = async (_ctx: Context, { size }: { size: number }) => size + ++count / 10
  const read = remember(10, load, { nameOf: ({ size }) => size, isKept: (value) => value >= 2 })
  const ctx = { clock: { now: () => new Date(0) } } as Context
  expect([await read(ctx, { size: 1 }), await read(ctx, { size: 1 })]).toEqual([1.1, 1.2])
  expect([await read(ctx, { size: 2 }), await read(ctx, { size: 2 })]).toEqual([2.3, 2.3])
})
