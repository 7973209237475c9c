import { expect, test } from 'vitest'
import { createTurns } from './in-turn.ts'

test('work with one key runs one after the other, in order; work with other keys runs in parallel', async () => {
  const inTurn = createTurns()
  const log: string[] = []
  const gates = new Map<string, PromiseWithResolvers<void>>()
  const run = (key: string, name: string) =>
    inTurn(key, async () => {
      log.push(`${name} begins`)
      const gate = Promise.withResolvers<void>()
      gates.set(name, gate)
      await gate.promise
      log.push(`${name} ends`)
      return name
    })
  const [first, second, other] = [run('one', 'first'), run('one', 'second'), run('other', 'beside')]
  await expect.poll(() => log).toEqual(['first begins', 'beside begins'])
  gates.get('first')?.resolve()
  expect(await first).toBe('first')
  await expect.poll(() => log.at(-1)).toBe('second begins')
  gates.get('second')?.resolve()
  gates.get('beside')?.resolve()
  expect(await Promise.all([second, other])).toEqual(['second', 'beside'])
})

test('a failure reaches only its own caller, and the work queued after it runs', async () => {
  const inTurn = createTurns()
  const failedWork = inTurn('one', () => Promise.reject(new Error('Refused')))
  const nextWork = inTurn('one', async () => 'done')
  await expect(failedWork).rejects.toThrow('Refused')
  expect(await nextWork).toBe('done')
  await expect(inTurn('one', () => Promise.reject(new Error('Again')))).rejects.toThrow('Again')
})
