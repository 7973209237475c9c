import { expect, test } from 'vitest'
import { createFairTurns } from './fair-turns.ts'

/** Creates work that ends on command, and a record of the order in which the work began. */
function createWork() {
  const startedNames: string[] = []
  const finishers: (() => void)[] = []
  return {
    started: startedNames,
    work: (name: string) => () =>
      new Promise<string>((resolve) => {
        startedNames.push(name)
        finishers.push(() => resolve(name))
      }),
    async endOldest() {
      finishers.shift()?.()
      await new Promise(setImmediate)
    },
  }
}

test('the number of running jobs is limited, and turns rotate among the owners of waiting jobs', async () => {
  const { started, work, endOldest } = createWork()
  const turns = createFairTurns({ atOnce: 2, waiting: 10, waitingOfOne: 4 })
  const names = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']
  const allWork = Promise.all(names.map((name) => turns.take(name[0] ?? '', work(name))))
  expect(started).toEqual(['a1', 'a2'])
  for (const _name of names) await endOldest()
  expect(started).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2'])
  expect(await allWork).toEqual(names)
})

test('one owner’s surplus jobs are refused, and another owner waits for at most one of them', async () => {
  const { started, work, endOldest } = createWork()
  const turns = createFairTurns({ atOnce: 2, waiting: 10, waitingOfOne: 4 })
  const floodWork = Array.from({ length: 80 }, (_, index) => turns.take('flood', work(`flood ${index}`)))
  const otherWork = turns.take('other', work('other'))
  await endOldest()
  await endOldest()
  expect(started).toEqual(['flood 0', 'flood 1', 'flood 2', 'other'])
  for (const _name of floodWork) await endOldest()
  expect(await otherWork).toBe('other')
  expect((await Promise.all(floodWork)).filter((result) => result === undefined)).toHaveLength(74)
})

test('when the queue is full, an owner with many waiting jobs makes room for an owner with none', async () => {
  const { started, work, endOldest } = createWork()
  const turns = createFairTurns({ atOnce: 1, waiting: 4, waitingOfOne: 4 })
  const greedyWork = Array.from({ length: 5 }, (_, index) => turns.take('greedy', work(`greedy ${index}`)))
  const otherWork = ['x', 'y', 'z'].map((name) => turns.take(name, work(name)))
  expect(await turns.take('late', work('late'))).toBeUndefined()
  for (const _name of started.concat('a', 'b', 'c', 'd')) await endOldest()
  expect(await Promise.all([...greedyWork, ...otherWork])).toEqual([
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

test('a failed job passes its turn on', async () => {
  const turns = createFairTurns({ atOnce: 1, waiting: 2, waitingOfOne: 2 })
  const failedWork = turns.take('a', () => Promise.reject(new Error('no')))
  const nextWork = turns.take('a', async () => 'yes')
  await expect(failedWork).rejects.toThrow('no')
  expect(await nextWork).toBe('yes')
})
