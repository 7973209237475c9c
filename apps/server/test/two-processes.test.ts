import { afterEach, expect, test } from 'vitest'
import { freePort } from '../../../scripts/free-port.mjs'
import { createEmptyDatabase } from './database.ts'
import type { LineProcess } from './line-process.ts'
import { databaseUrl, fetchWhenReady, startRise } from './rise-process.ts'

const redisUrl = process.env.TEST_REDIS_URL ?? ''
const startedProcesses: LineProcess[] = []
afterEach(async () => {
  for (const child of startedProcesses.splice(0)) {
    child.signal('SIGKILL')
    await child.ended
  }
})

test.skipIf(!process.env.TEST_DATABASE_URL || !redisUrl)(
  'two processes can start simultaneously with one Redis and one empty database, and both serve and stop',
  async () => {
    const database = await createEmptyDatabase()
    const ports = [await freePort(), await freePort()]
    const both = ports.map((port) =>
      startRise({ DATABASE_URL: databaseUrl(database.connection), REDIS_URL: redisUrl, PORT: port }),
    )
    startedProcesses.push(...both)
    await Promise.all(both.map((one) => one.line(/is ready/)))

    for (const port of ports) {
      for (const path of ['/readyz', '/api/v1/jobs', '/jobs']) {
        const answer = await fetchWhenReady(`http://127.0.0.1:${port}${path}`)
        expect(answer.status, path).toBe(200)
        await answer.text()
      }
    }
    both[0]?.signal('SIGTERM')
    expect(await both[0]?.ended).toBe(0)
    expect((await fetchWhenReady(`http://127.0.0.1:${ports[1]}/readyz`)).status).toBe(200)
    both[1]?.signal('SIGTERM')
    expect(await both[1]?.ended).toBe(0)
    expect(both.flatMap(({ errorLines }) => errorLines)).toEqual([])
    await database.drop()
  },
)
