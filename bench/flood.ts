import { setTimeout as sleep } from 'node:timers/promises'
import { isShort, newAddress, post } from './accounts.ts'
import type { RunningRise } from './rise.ts'
import type { Row } from './table.ts'

const LOG_INS_A_SECOND = 200
const PROBES_A_SECOND = 10
const SECONDS = isShort ? 8 : 30

/**
 * Sends a flood of wrong passwords for known and unknown addresses, each from another network, and requests the list of
 * jobs meanwhile.
 */
export async function floodLogIns(rise: RunningRise, known: readonly string[]): Promise<Row[]> {
  const statuses = new Map<number | 'broken off', number>()
  const flood = atRate(LOG_INS_A_SECOND, async (index) => {
    const email = index % 2 === 0 ? (known[(index / 2) % known.length] ?? '') : newAddress()
    const body = { user: { email, password: 'not that one' } }
    const status = await post(`${rise.origin}/api/v1/professionals/login`, body).then(
      (reply) => reply.status,
      () => 'broken off' as const,
    )
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  })
  const times: number[] = []
  let failedReads = 0
  const probes = atRate(PROBES_A_SECOND, async (index) => {
    const begin = performance.now()
    const response = await fetch(`${rise.origin}/api/v1/jobs?page=${(index % 20) + 1}`)
    await response.arrayBuffer()
    if (!response.ok) failedReads += 1
    times.push(performance.now() - begin)
  })
  await Promise.all([flood, probes])
  const total = [...statuses.values()].reduce((sum, count) => sum + count, 0)
  const refusedCount = (statuses.get(429) ?? 0) + (statuses.get(503) ?? 0)
  const note = [...statuses].map(([status, count]) => `${count} times ${status}`).join(', ')
  return [
    {
      metric: `List of jobs while ${LOG_INS_A_SECOND} log-ins a second come, 99th percentile`,
      unit: 'ms',
      measured: percentile(times, 0.99),
      limit: { atMost: 1000 },
    },
    {
      metric: 'List of jobs refused meanwhile',
      unit: '%',
      measured: (failedReads / times.length) * 100,
      limit: { atMost: 0 },
    },
    { metric: 'Log-ins of the flood that are put off', unit: '%', measured: (refusedCount / total) * 100, note },
  ]
}

/** Starts this many calls per second, whether or not earlier ones have finished, and waits for all of them. */
async function atRate(aSecond: number, act: (index: number) => Promise<void>): Promise<void> {
  const begin = performance.now()
  const acts: Promise<void>[] = []
  for (let index = 0; index < aSecond * SECONDS; index++) {
    const wait = begin + (index * 1000) / aSecond - performance.now()
    if (wait > 0) await sleep(wait)
    acts.push(act(index))
  }
  await Promise.all(acts)
}

function percentile(values: readonly number[], share: number): number {
  const sortedValues = values.toSorted((a, b) => a - b)
  return sortedValues[Math.min(sortedValues.length - 1, Math.floor(sortedValues.length * share))] ?? Number.NaN
}
