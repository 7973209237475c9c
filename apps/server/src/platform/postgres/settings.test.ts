import { totalmem } from 'node:os'
import { describe, expect, test } from 'vitest'
import { settingArguments } from './settings.ts'

const MB = 2 ** 20

function sharedBuffersMB(storedBytes: number): number {
  const argument = settingArguments('/sockets', 'rise', storedBytes).find((text) => text.startsWith('shared_buffers='))
  return Number(/^shared_buffers=(\d+)MB$/.exec(argument ?? '')?.[1])
}

describe('the cache of the embedded Postgres', () => {
  test('is small while little data is stored', () => {
    expect(sharedBuffersMB(0)).toBe(32)
  })

  test('can hold a whole small database and its growth', () => {
    expect(sharedBuffersMB(60 * MB)).toBe(90)
  })

  test('leaves most of the memory to other programs, however large the database is', () => {
    const largeCache = sharedBuffersMB(1_000_000 * MB)
    expect(largeCache).toBeGreaterThanOrEqual(32)
    expect(largeCache).toBeLessThanOrEqual(Math.max(32, totalmem() / MB / 16))
  })
})
