import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import { type Author, makeMember, send } from '../authors.ts'
import { ask, timeCalls } from '../latencies.ts'
import type { RunningRise } from '../rise.ts'
import { percentile } from '../statistics.ts'
import type { Row } from '../table.ts'

const SUBSCRIBERS = 10_000
const QUIET_CALLS = 200
const MAX_SECONDS = 30
const PERCENTILES = { p50: 0.5, p99: 0.99 }
/** The maximum slowdown, as a multiple of the time without alerts. */
const MAX_SLOWDOWN = { p50: 1.5, p99: 3 }
const PATH = '/posts?tab=newest'

/** Measures the time until everyone with an alert is notified of a post, and the time of other requests meanwhile. */
export async function measureAlerts(rise: RunningRise, client: Client, viewer: Author): Promise<Row[]> {
  const author = await makeMember(rise, client)
  await client.query(
    `insert into post_alert (member_id, author_id, created_at)
    select id, $1, now() from actor where slug like 'made-person-%' limit ${SUBSCRIBERS}`,
    [author.actorId],
  )
  const call = () => ask(`${rise.origin}/api/v1${PATH}`, viewer.headers)
  await timeCalls(QUIET_CALLS, call)
  const quietTimes = await timeCalls(QUIET_CALLS, call)
  const id = randomUUID()
  const begin = performance.now()
  await send(`${rise.origin}/api/v1/posts`, 'POST', author.headers, { id, body: `<p>To all of you: ${id}</p>` })
  const durations = { seconds: 0 }
  const busyTimes: number[] = []
  const calling = (async () => {
    while (durations.seconds === 0) busyTimes.push(...(await timeCalls(1, call)))
  })()
  while ((await countNotified(client, id)) < SUBSCRIBERS) await wait(50)
  durations.seconds = (performance.now() - begin) / 1_000
  await calling
  const slowdownRow = (name: keyof typeof PERCENTILES): Row => {
    const [measured, baseline] = [percentile(busyTimes, PERCENTILES[name]), percentile(quietTimes, PERCENTILES[name])]
    const limit = { atMost: MAX_SLOWDOWN[name] }
    return { metric: `Calls meanwhile, ${name}`, unit: 'ms', measured, baseline, ratio: measured / baseline, limit }
  }
  const limit = { atMost: MAX_SECONDS }
  return [
    { metric: `${SUBSCRIBERS} alerts of one post`, unit: 's', measured: durations.seconds, limit },
    slowdownRow('p50'),
    slowdownRow('p99'),
  ]
}

async function countNotified(client: Client, postId: string): Promise<number> {
  const { rows } = await client.query<{ told: number }>(
    'select count(*)::int as told from notification where thing_id = $1',
    [postId],
  )
  return rows[0]?.told ?? 0
}
