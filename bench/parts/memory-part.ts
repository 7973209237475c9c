import { setTimeout as sleep } from 'node:timers/promises'
import { memoryOf } from '../processes.ts'
import type { RunningRise } from '../rise.ts'
import type { Row } from '../table.ts'

/** Longer than a connection pool keeps idle connections. */
const IDLE_MS = 30_000
const MB = 1_000_000

/** Measures the memory of a Rise that has served its first pages and is idle; `start` names the kind of start. */
export async function measureMemory(rise: RunningRise, start: 'first' | 'second'): Promise<Row[]> {
  for (const path of ['/', '/jobs', '/companies', '/api/v1/jobs', '/jobs/remote']) {
    await (await fetch(rise.origin + path)).arrayBuffer()
  }
  await sleep(IDLE_MS)
  const server = memoryOf(rise.pid)
  const postgres = rise.postgresPids().map((pid) => memoryOf(pid).pss)
  if (postgres.length === 0) throw new Error('No process of the embedded Postgres was found.')
  return [
    {
      metric: `Idle server process after the ${start} start, resident`,
      unit: 'MB',
      measured: server.rss / MB,
      limit: { atMost: 220 },
    },
    {
      metric: `Idle Postgres after the ${start} start, ${postgres.length} processes, proportional`,
      unit: 'MB',
      measured: postgres.reduce((sum, pss) => sum + pss, 0) / MB,
      limit: { atMost: 80 },
    },
  ]
}
