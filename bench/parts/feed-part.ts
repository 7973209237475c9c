// The feed of a large community: a million posts by a hundred thousand members. The folder is kept between runs,
// because filling it takes minutes.
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { Client } from 'pg'
import { findRunningPostgres } from '../../apps/server/src/platform/postgres/index.ts'
import { type Author, makeMember, send } from '../authors.ts'
import { generateFeed } from '../generate-feed.ts'
import { generateProfessionals } from '../generate-professionals.ts'
import { ask, timeCallers, timeCalls } from '../latencies.ts'
import { type RunningRise, startRise } from '../rise.ts'
import { percentile } from '../statistics.ts'
import type { Row } from '../table.ts'
import { measureAlerts } from './alerts.ts'
import { measureComments } from './comments.ts'
import { measureFeedPage } from './feed-page.ts'

const POSTS_EACH = 10
const CALLS = 200
/** The number of calls per caller before the measurement, so that the connections have planned their queries. */
const WARM_UP_CALLS = 20
const CONNECTIONS = 8
const P50_MS = 20
const P99_MS = 120
const FOLLOWERS = 10_000
/** The parts that `--only` can select besides the lists. */
const ALERTS = 'alerts'
const COMMENTS = 'comments'
const PAGE = 'page'

const lists = [
  { name: 'For you', path: '/posts?tab=for-you' },
  { name: 'Following', path: '/posts?tab=following' },
  { name: 'Newest', path: '/posts?tab=newest' },
  { name: 'Saved', path: '/posts?tab=saved' },
  { name: 'Posts of a hashtag', path: '/posts?tag=tag7' },
  { name: 'Count of newer posts', path: '/posts/newer?since=2026-01-01T00:00:00Z' },
] as const

type Headers = Readonly<Record<string, string>>

/**
 * Measures a feed of this many generated posts in a separate Rise: everything, or the lists and parts whose names begin
 * with `only`.
 */
export async function measureFeed(posts: number, only = ''): Promise<Row[]> {
  const dataDir = joinPath(tmpdir(), 'rise-bench-feed')
  await generateProfessionals(dataDir, Math.ceil(posts / POSTS_EACH))
  const rise = await startRise(dataDir)
  const connection = await findRunningPostgres(dataDir)
  if (!connection) throw new Error('The embedded Postgres was not found.')
  const client = new Client({ ...connection, statement_timeout: 0 })
  await client.connect()
  try {
    await generateFeed(client, posts)
    const viewer = await makeViewer(rise, client)
    const rows: Row[] = []
    const selectedLists = lists.filter(({ name }) => name.toLowerCase().startsWith(only.toLowerCase()))
    for (const list of selectedLists) rows.push(...(await measureList(rise, viewer.headers, list)))
    if (only === '') rows.push(await measureReach(rise, client, viewer))
    const isSelected = (name: string) => name.startsWith(only.toLowerCase())
    if (isSelected(COMMENTS)) rows.push(await measureComments(rise, client, viewer))
    if (isSelected(PAGE)) rows.push(...(await measureFeedPage(rise, viewer)))
    if (isSelected(ALERTS)) rows.push(...(await measureAlerts(rise, client, viewer)))
    return rows
  } finally {
    await client.end()
    await rise.stop()
  }
}

/** Creates a member with skills who follows two hundred others and has saved some posts. */
async function makeViewer(rise: RunningRise, client: Client): Promise<Author> {
  const viewer = await makeMember(rise, client)
  const change = {
    version: 0,
    resume: { skills: ['Kotlin', 'Python', 'Docker'].map((name) => ({ name })) },
    expertises: ['web-development', 'software-architecture'],
  }
  await send(`${rise.origin}/api/v1/story`, 'PATCH', viewer.headers, change)
  await client.query(
    `insert into follow (follower_id, followed_id, created_at)
    select $1, id, now() from actor where slug = any(array(
      select 'made-person-' || n * 20 from generate_series(1, 200) as n)) on conflict do nothing`,
    [viewer.actorId],
  )
  await client.query(
    `insert into saved_post (actor_id, post_id, created_at)
    select $1, id, now() from (select id from post order by created_at desc limit 100) as newest`,
    [viewer.actorId],
  )
  return viewer
}

async function measureList(
  rise: RunningRise,
  headers: Headers,
  { name, path }: (typeof lists)[number],
): Promise<Row[]> {
  const call = () => ask(`${rise.origin}/api/v1${path}`, headers)
  await timeCallers(CONNECTIONS, WARM_UP_CALLS, call)
  const singleCallerTimes = await timeCalls(CALLS, call)
  const busyTimes = await timeCallers(CONNECTIONS, CALLS / 4, call)
  return [
    { metric: `${name}, p50`, unit: 'ms', measured: percentile(singleCallerTimes, 0.5), limit: { atMost: P50_MS } },
    { metric: `${name}, p99`, unit: 'ms', measured: percentile(singleCallerTimes, 0.99), limit: { atMost: P99_MS } },
    { metric: `${name}, p99 at ${CONNECTIONS} connections`, unit: 'ms', measured: percentile(busyTimes, 0.99) },
  ]
}

/** Measures the time from sending a post of an author with many followers until a follower's list contains it. */
async function measureReach(rise: RunningRise, client: Client, viewer: Author): Promise<Row> {
  const author = await makeMember(rise, client)
  await client.query(
    `insert into follow (follower_id, followed_id, created_at)
    select follower.id, $1, now() from (
      (select id from actor where slug like 'made-person-%' limit ${FOLLOWERS}) union select $2::uuid
    ) as follower on conflict do nothing`,
    [author.actorId, viewer.actorId],
  )
  const id = randomUUID()
  const since = new Date().toISOString()
  const begin = performance.now()
  await send(`${rise.origin}/api/v1/posts`, 'POST', author.headers, { id, body: `<p>To all of you: ${id}</p>` })
  for (const tab of ['following', 'for-you', 'newest']) {
    const body = await ask(`${rise.origin}/api/v1/posts?tab=${tab}&since=${since}`, viewer.headers)
    if (!body.includes(id)) throw new Error(`The post is not in ${tab}.`)
  }
  const measured = performance.now() - begin
  return { metric: `Published for ${FOLLOWERS} followers and read in three lists`, unit: 'ms', measured }
}
