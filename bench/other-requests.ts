// The response times of other requests while the server processes something large.
import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from './latencies.ts'
import type { RunningRise } from './rise.ts'
import { percentile } from './statistics.ts'
import type { Row } from './table.ts'

const MAX_P50 = 1.5
const MAX_P99 = 3
const QUIET_CALLS = 300
/** The pause between two requests of the measured member. */
const PAUSE_MS = 15
const POLL_MS = 250
const PAGES = 50

/**
 * Requests different pages of jobs, one after the other, while the work continues; without any work, a fixed number of
 * pages. Returns the time of each, in ms.
 */
export async function timeOthers({ origin }: RunningRise, goesOn?: () => Promise<boolean>): Promise<number[]> {
  const times: number[] = []
  let polledAt = performance.now()
  for (;;) {
    const begin = performance.now()
    await ask(`${origin}/api/v1/jobs?page=${1 + (times.length % PAGES)}`)
    times.push(performance.now() - begin)
    if (!goesOn && times.length === QUIET_CALLS) return times
    if (goesOn && performance.now() - polledAt > POLL_MS) {
      if (!(await goesOn())) return times
      polledAt = performance.now()
    }
    await sleep(PAUSE_MS)
  }
}

/** Compares the times during the work with the times before it. */
export function rowsOfOthers(quiet: number[], busy: number[]): Row[] {
  const row = (part: number, atMost: number): Row => {
    const [measured, baseline] = [percentile(busy, part), percentile(quiet, part)]
    const metric = `Other requests, p${part * 100}`
    return { metric, unit: 'ms', measured, baseline, ratio: measured / baseline, limit: { atMost } }
  }
  return [row(0.5, MAX_P50), row(0.99, MAX_P99)]
}
