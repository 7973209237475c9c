import { expect, test } from 'vitest'
import { createFairTurns } from './fair-turns.ts'

/** Work that ends on command, and a record of the order in which it began. */
function createWork() {
  const started: string[] = []
  const ends: (() => void)[] = []
  return {
    started,
    work: (name: string) => () =>
      new Promise<string>((resolve) => {
        started.push(name)
        ends.push(() => resolve(name))
      }),
    async endOldest() {
      ends.shift()?.()
      await new Promise(setImmediate)
    },
  }
}

test('the limit of simultaneous work holds, and waiting work takes turns among its owners', async () => {
  const { started, work, endOldest } = createWork()
  const turns = createFairTurns({ atOnce: 2, waiting: 10, waitingOfOne: 4 })
  const names = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']
  const done = Promise.all(names.map((name) => turns.take(name[0] ?? '', work(name))))
  expect(started).toEqual(['a1', 'a2'])
  for (const _name of names) await endOldest()
  expect(started).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2'])
  expect(await done).toEqual(names)
})

test('of one owner’s eighty jobs, the allowed number waits and the rest is refused; another owner’s job is next but one', async () => {
  const { started, work, endOldest } = createWork()
  const turns = createFairTurns({ atOnce: 2, waiting: 10, waitingOfOne: 4 })
  const flood = Array.from({ length: 80 }, (_, index) => turns.take('flood', work(`flood ${index}`)))
  const other = turns.take('other', work('other'))
  await endOldest()
  await endOldest()
  expect(started).toEqual(['flood 0', 'flood 1', 'flood 2', 'other'])
  for (const _name of flood) await endOldest()
  expect(await other).toBe('other')
  expect((await Promise.all(flood)).filter((result) => result === undefined)).toHaveLength(74)
})

test('when the queue is full, an owner with many waiting jobs makes room for one with none', async () => {
  const { started, work, endOldest } = createWork()
  const turns = createFairTurns({ atOnce: 1, waiting: 4, waitingOfOne: 4 })
  const greedy = Array.from({ length: 5 }, (_, index) => turns.take('greedy', work(`greedy ${index}`)))
  const others = ['x', 'y', 'z'].map((name) => turns.take(name, work(name)))
  expect(await turns.take('late', work('late'))).toBeUndefined()
  for (const _name of started.concat('a', 'b', 'c', 'd')) await endOldest()
  expect(await Promise.all([...greedy, ...others])).toEqual([
    'greedy 0',
    'greedy 1',
    undefined,
    undefined,
    undefined,
    'x',
    'y',
    'z',
  ])
})

test('failed work passes its turn on', async () => {
  const turns = createFairTurns({ atOnce: 1, waiting: 2, waitingOfOne: 2 })
  const failed = turns.take('a', () => Promise.reject(new Error('no')))
  const after = turns.take('a', async () => 'yes')
  await expect(failed).rejects.toThrow('no')
  expect(await after).toBe('yes')
})
