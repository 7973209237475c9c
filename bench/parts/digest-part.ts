// Digests for many members from generated jobs: the time to prepare them, and the effect on other requests. The folder
// is kept between runs, because filling it takes minutes.
import type { Client } from 'pg'
import { join, logIn } from '../accounts.ts'
import { generateSubscribers, startAmongJobs } from '../generate-subscribers.ts'
import { rowsOfOthers, timeOthers } from '../other-requests.ts'
import type { RunningRise } from '../rise.ts'
import type { Row } from '../table.ts'

/** The limit: 100,000 digests in ten minutes. */
const MIN_PER_SECOND = 100_000 / 600

/** Measures the digests of this many members, from this many jobs, in a separate Rise. */
export async function measureDigests(members: number, jobs: number): Promise<Row[]> {
  const { rise, client, stop } = await startAmongJobs(jobs)
  try {
    await generateSubscribers(client, members)
    const quietTimes = await timeOthers(rise)
    const begin = performance.now()
    await triggerDigests(rise)
    const busyTimes = await timeOthers(rise, async () => (await countDigests(client)) < members)
    const seconds = (performance.now() - begin) / 1_000
    const { rows } = await client.query('select count(*)::integer as jobs from digest_job')
    return [
      {
        metric: 'Digests prepared a second',
        unit: '/s',
        measured: members / seconds,
        limit: { atLeast: MIN_PER_SECOND },
      },
      { metric: `${members} digests`, unit: 's', measured: seconds },
      { metric: 'Jobs in a digest, mean', unit: '', measured: rows[0].jobs / members },
      ...rowsOfOthers(quietTimes, busyTimes),
    ]
  } finally {
    await stop()
  }
}

/** Subscribes a member, which prepares all digests that are due. */
async function triggerDigests({ origin }: RunningRise): Promise<void> {
  const { token } = await logIn(origin, await join(origin))
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ subscribed: true })
  const reply = await fetch(`${origin}/api/v1/account/newsletter`, { method: 'PUT', headers, body })
  if (!reply.ok) throw new Error(`Nobody subscribed: ${reply.status}`)
}

async function countDigests(client: Client): Promise<number> {
  const { rows } = await client.query(
    `select count(*)::integer as made from digest_turn join actor on actor.id = digest_turn.actor_id
    where actor.slug like 'made-subscriber-%' and due_at > now()`,
  )
  return rows[0].made
}
