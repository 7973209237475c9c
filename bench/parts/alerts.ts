import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import { type Author, makeMember, send } from '../authors.ts'
import { ask, timeCalls } from '../latencies.ts'
import type { RunningRise } from '../rise.ts'
import { percentile } from '../statistics.ts'
import type { Row } from '../table.ts'

const ALERTED = 10_000
const QUIET_CALLS = 200
const MOST_SECONDS = 30
const RANKS = { p50: 0.5, p99: 0.99 }
/** Times as long as in the quiet. */
const SLOWER = { p50: 1.5, p99: 3 }
const PATH = '/posts?tab=newest'

/** How long a post takes to reach everyone who asked for an alert, and what others' calls take meanwhile. */
export async function measureAlerts(rise: RunningRise, client: Client, viewer: Author): Promise<Row[]> {
  const author = await makeMember(rise, client)
  await client.query(
    `insert into post_alert (member_id, author_id, created_at)
    select id, $1, now() from actor where slug like 'made-person-%' limit ${ALERTED}`,
    [author.actorId],
  )
  const call = () => ask(`${rise.origin}/api/v1${PATH}`, viewer.headers)
  await timeCalls(QUIET_CALLS, call)
  const quiet = await timeCalls(QUIET_CALLS, call)
  const id = randomUUID()
  const begin = performance.now()
  await send(`${rise.origin}/api/v1/posts`, 'POST', author.headers, { id, body: `<p>To all of you: ${id}</p>` })
  const durations = { seconds: 0 }
  const meanwhile: number[] = []
  const asking = (async () => {
    while (durations.seconds === 0) meanwhile.push(...(await timeCalls(1, call)))
  })()
  while ((await countTold(client, id)) < ALERTED) await wait(50)
  durations.seconds = (performance.now() - begin) / 1_000
  await asking
  const slower = (name: keyof typeof RANKS): Row => {
    const [measured, baseline] = [percentile(meanwhile, RANKS[name]), percentile(quiet, RANKS[name])]
    const limit = { atMost: SLOWER[name] }
    return { metric: `Calls meanwhile, ${name}`, unit: 'ms', measured, baseline, ratio: measured / baseline, limit }
  }
  const limit = { atMost: MOST_SECONDS }
  return [
    { metric: `${ALERTED} alerts of one post`, unit: 's', measured: durations.seconds, limit },
    slower('p50'),
    slower('p99'),
  ]
}

async function countTold(client: Client, postId: string): Promise<number> {
  const { rows } = await client.query<{ told: number }>(
    'select count(*)::int as told from notification where thing_id = $1',
    [postId],
  )
  return rows[0]?.told ?? 0
}
