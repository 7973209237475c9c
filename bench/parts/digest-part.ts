// Digests for many members among generated jobs: how long they take to prepare, and what other requests notice. The folder is
// kept between runs, because filling it takes minutes.
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { findRunningPostgres } from '../../apps/server/src/platform/postgres/index.ts'
import { join, logIn } from '../accounts.ts'
import { generateJobs } from '../generate-jobs.ts'
import { generateSubscribers } from '../generate-subscribers.ts'
import { ask } from '../latencies.ts'
import { type RunningRise, startRise } from '../rise.ts'
import { percentile } from '../statistics.ts'
import type { Row } from '../table.ts'

/** 100,000 digests in ten minutes. */
const LEAST_A_SECOND = 100_000 / 600
const MOST_P50 = 1.5
const MOST_P99 = 3
const QUIET_CALLS = 300
/** Between two calls of the member whose patience is measured. */
const PAUSE_MS = 15
const POLL_MS = 250
const PAGES = 50

/** Measures the digests of this many members among this many jobs in a separate Rise. */
export async function measureDigests(members: number, jobs: number): Promise<Row[]> {
  const dataDir = joinPath(tmpdir(), `rise-bench-digest-${jobs}-jobs`)
  await generateJobs(dataDir, jobs)
  const rise = await startRise(dataDir)
  const connection = await findRunningPostgres(dataDir)
  if (!connection) throw new Error('The embedded Postgres was not found.')
  const client = new Client({ ...connection, statement_timeout: 0 })
  await client.connect()
  try {
    await generateSubscribers(client, members)
    const quiet = await timeWhile(rise, (calls) => calls < QUIET_CALLS)
    const begin = performance.now()
    await setOff(rise)
    let made = 0
    const busy = await timeWhile(
      rise,
      () => made < members,
      async () => {
        made = await countDigests(client)
      },
    )
    const seconds = (performance.now() - begin) / 1_000
    const { rows } = await client.query('select count(*)::integer as jobs from digest_job')
    const share = (part: number) => percentile(busy, part) / percentile(quiet, part)
    return [
      {
        metric: 'Digests prepared a second',
        unit: '/s',
        measured: members / seconds,
        limit: { atLeast: LEAST_A_SECOND },
      },
      { metric: `${members} digests`, unit: 's', measured: seconds },
      { metric: 'Jobs in a digest, mean', unit: '', measured: rows[0].jobs / members },
      {
        metric: 'Other requests, p50',
        unit: 'ms',
        measured: percentile(busy, 0.5),
        baseline: percentile(quiet, 0.5),
        ratio: share(0.5),
        limit: { atMost: MOST_P50 },
      },
      {
        metric: 'Other requests, p99',
        unit: 'ms',
        measured: percentile(busy, 0.99),
        baseline: percentile(quiet, 0.99),
        ratio: share(0.99),
        limit: { atMost: MOST_P99 },
      },
    ]
  } finally {
    await client.end()
    await rise.stop()
  }
}

/** Someone subscribes, which makes everyone's digests that are due. */
async function setOff({ origin }: RunningRise): Promise<void> {
  const { token } = await logIn(origin, await join(origin))
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ subscribed: true })
  const reply = await fetch(`${origin}/api/v1/account/newsletter`, { method: 'PUT', headers, body })
  if (!reply.ok) throw new Error(`Nobody subscribed: ${reply.status}`)
}

/** Asks for different pages of jobs, one after the other, and returns how long each took, in ms. */
async function timeWhile(
  { origin }: RunningRise,
  goesOn: (calls: number) => boolean,
  look?: () => Promise<void>,
): Promise<number[]> {
  const times: number[] = []
  let looked = performance.now()
  while (goesOn(times.length)) {
    const begin = performance.now()
    await ask(`${origin}/api/v1/jobs?page=${1 + (times.length % PAGES)}`)
    times.push(performance.now() - begin)
    if (look && performance.now() - looked > POLL_MS) {
      await look()
      looked = performance.now()
    }
    await sleep(PAUSE_MS)
  }
  return times
}

async function countDigests(client: Client): Promise<number> {
  const { rows } = await client.query(
    `select count(*)::integer as made from digest_turn join actor on actor.id = digest_turn.actor_id
    where actor.slug like 'made-subscriber-%' and due_at > now()`,
  )
  return rows[0].made
}
