import { existsSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { LimitExceeded } from './limit-exceeded.ts'
import { type LentProcess, openProcessPool } from './process-pool.ts'

const open = (change: Partial<Parameters<typeof openProcessPool>[0]> = {}) =>
  openProcessPool({
    program: new URL('./obedient.process.fixture.ts', import.meta.url),
    mostAtOnce: 1,
    mostWaiting: 0,
    mostMs: 30_000,
    heapMb: 64,
    keepMs: 0,
    ...change,
  })

const processes: LentProcess[] = []
afterEach(() => {
  for (const process of processes.splice(0)) process.end()
})

async function take(pool: ReturnType<typeof open>): Promise<LentProcess> {
  const process = await pool.take()
  processes.push(process)
  return process
}

test('a process answers its requests one after the other, each with its own values', async () => {
  const process = await take(open())
  const value = { at: new Date(0), bytes: new Uint8Array([1, 2]), names: new Map([['a', 1]]), none: undefined }
  expect(await process.ask({ echo: value })).toEqual(value)
  expect(await process.ask({ echo: 2 })).toBe(2)
})

test('a process has none of the server’s environment variables', async () => {
  expect(await (await take(open())).ask('environment')).not.toContain('PATH')
})

test.for(['depth', 'memory'])(
  'a request that uses too much %s is refused, and the next one is answered',
  async (what) => {
    const pool = open()
    const process = await pool.take()
    await expect(process.ask(what)).rejects.toThrow(LimitExceeded)
    process.end()
    expect(await (await take(pool)).ask({ echo: 1 })).toBe(1)
  },
)

test('a request that takes too long is stopped', async () => {
  await expect((await take(open({ mostMs: 2_000 }))).ask('forever')).rejects.toThrow(LimitExceeded)
})

test.skipIf(!existsSync('/proc/self/stat'))(
  'a process on a busy machine gets more time, but not unlimited time',
  async () => {
    const mostMs = 2_000
    const process = await take(open({ mostMs }))
    expect(await process.ask({ waitMs: 1.5 * mostMs })).toBe('waited')
    await expect(process.ask({ waitMs: 60_000 })).rejects.toThrow(LimitExceeded)
  },
)

test('an error of the program is reported with its message', async () => {
  await expect((await take(open())).ask('fault')).rejects.toThrow('no luck')
})

test('a kept process serves the next caller; when too many are waiting, a caller is refused as overloaded', async () => {
  const pool = open({ keepMs: 60_000 })
  const first = await pool.take()
  const id = await first.ask('id')
  await expect(pool.take()).rejects.toMatchObject({ declaration: { code: 'overloaded' } })
  first.end()
  expect(await (await take(pool)).ask('id')).toBe(id)
})

test('a kept process that exceeded a limit is not reused', async () => {
  const pool = open({ keepMs: 60_000, mostMs: 2_000 })
  const process = await pool.take()
  await expect(process.ask('forever')).rejects.toThrow(LimitExceeded)
  process.end()
  expect(await (await take(pool)).ask({ echo: 1 })).toBe(1)
})

test('a kept process ends after being idle', async () => {
  const pool = open({ keepMs: 1 })
  const process = await pool.take()
  const id = Number(await process.ask('id'))
  process.end()
  await expect.poll(() => isRunning(id)).toBe(false)
})

function isRunning(id: number): boolean {
  try {
    return globalThis.process.kill(id, 0)
  } catch {
    return false
  }
}
