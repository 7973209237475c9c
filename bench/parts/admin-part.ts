// The admin area's lists with a million generated accounts and a tenth as many companies. The folder is kept between
// runs.
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { Client } from 'pg'
import { findRunningPostgres } from '../../apps/server/src/platform/postgres/index.ts'
import { join, logIn } from '../accounts.ts'
import { fillOnce, log } from '../fill-once.ts'
import { ask, timeCallers, timeCalls } from '../latencies.ts'
import { type RunningRise, startRise } from '../rise.ts'
import { percentile } from '../statistics.ts'
import type { Row } from '../table.ts'

const CALLS = 200
const WARM_UP_CALLS = 20
const CONNECTIONS = 8
const P50_MS = 30
const P99_MS = 150

const lists: readonly (readonly [name: string, paths: readonly string[]])[] = [
  ['Members', ['/members']],
  ['Members by a rare word', ['m77777.', 'm123456.', 'm999.'].map((q) => `/members?q=${q}`)],
  ['Members by a frequent word', ['maria', 'wei', 'olga'].map((q) => `/members?q=${q}`)],
  ['Members by two words', ['maria%20m1', 'john%20c4ca'].map((q) => `/members?q=${q}`)],
  ['Members by filters', ['standing=suspended', 'plan=Pro&role=employer', 'active=away'].map((q) => `/members?${q}`)],
  ['Companies', ['/companies', '/companies?state=unclaimed', '/companies?hiring=no']],
  ['Companies by a word', ['c4ca', 'c-4711', 'example'].map((q) => `/companies?q=${q}`)],
  ['Overview', ['/overview']],
]

/** Measures the lists with this many accounts in a separate Rise. */
export async function measureAdmin(people: number): Promise<Row[]> {
  const dataDir = joinPath(tmpdir(), 'rise-bench-admin')
  await fillOnce({ dataDir, count: people }, (client) => fill(client, people))
  const rise = await startRise(dataDir)
  try {
    const headers = await makeAdmin(rise, dataDir)
    const rows: Row[] = []
    for (const [name, paths] of lists) rows.push(...(await measureList(rise, headers, name, paths)))
    return rows
  } finally {
    await rise.stop()
  }
}

/** Accounts without profiles: the lists read only their entries. */
async function fill(client: Client, people: number): Promise<void> {
  const runStep = async (what: string, statement: string, values: readonly unknown[] = []) => {
    log.info(`${what} ...`)
    await client.query(statement, [...values])
  }
  await client.query("set synchronous_commit = off; set maintenance_work_mem = '512MB'")
  // Triggers would update row by row, so these updates are written in bulk instead.
  for (const table of ['login', 'actor', 'company']) await client.query(`alter table ${table} disable trigger user`)
  await runStep(
    'Accounts',
    `insert into login (id, email, first_name, last_name, email_confirmed_at, created_at)
    select ('0197a0a0-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'm' || n || '.' || md5(n::text) || '@example.com',
      (array['Maria','John','Anna','Wei','Fatima','David','Priya','Jose','Olga','Ahmed'])[1 + n % 10],
      initcap(substr(md5((n / 7)::text), 1, 7)), now(), now() - n * interval '40 seconds'
    from generate_series(1, $1::integer) n`,
    [people],
  )
  await runStep(
    'Entries',
    `insert into member_entry (login_id, role, plan, standing, words, joined_at)
    select id, case when right(id::text, 1) = 'a' then 'employer' else 'professional' end,
      case when right(id::text, 2) = 'ba' then 'Pro' else 'free' end,
      case when right(id::text, 3) = 'abc' then 'suspended' else 'active' end,
      lower(' ' || email || ' ' || first_name || ' ' || last_name), created_at
    from login on conflict do nothing`,
  )
  await runStep(
    'Companies',
    `with made as (
      insert into actor (id, kind, slug, created_at)
      select ('0197a0a1-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'company', 'c-' || n,
        now() - n * interval '5 minutes'
      from generate_series(1, $1::integer) n returning id, slug, created_at
    )
    insert into company (actor_id, name, website, imported, created_at, updated_at)
    select id, initcap(md5(slug)) || ' ' || slug, 'https://' || md5(slug) || '.example', true, created_at, now() from made`,
    [Math.ceil(people / 10)],
  )
  for (const table of ['login', 'actor', 'company']) await client.query(`alter table ${table} enable trigger user`)
  await client.query('vacuum (analyze)')
}

/** Creates an admin, and returns the headers for their requests. */
export async function makeAdmin(rise: RunningRise, dataDir: string): Promise<Record<string, string>> {
  const email = await join(rise.origin)
  const connection = await findRunningPostgres(dataDir)
  if (!connection) throw new Error('The embedded Postgres was not found.')
  const client = new Client(connection)
  await client.connect()
  try {
    // Admins have no actor.
    await client.query(
      `with admin as (update login set admin_role = 'admin', email_confirmed_at = now() where email = $1 returning id)
      delete from membership using admin where membership.login_id = admin.id`,
      [email],
    )
  } finally {
    await client.end()
  }
  const { token } = await logIn(rise.origin, email)
  return { authorization: `Bearer ${token}` }
}

async function measureList(
  rise: RunningRise,
  headers: Readonly<Record<string, string>>,
  name: string,
  paths: readonly string[],
): Promise<Row[]> {
  const url = (index: number) => `${rise.origin}/api/v1/admin${paths[index % paths.length]}`
  await timeCallers(CONNECTIONS, WARM_UP_CALLS, (index) => ask(url(index), headers))
  const times: number[] = []
  for (let round = 0; round < CALLS; round++) times.push(...(await timeCalls(1, () => ask(url(round), headers))))
  const busyTimes = await timeCallers(CONNECTIONS, CALLS / 4, (index) => ask(url(index), headers))
  return [
    { metric: `${name}, p50`, unit: 'ms', measured: percentile(times, 0.5), limit: { atMost: P50_MS } },
    {
      metric: `${name}, p99 at ${CONNECTIONS} connections`,
      unit: 'ms',
      measured: percentile(busyTimes, 0.99),
      limit: { atMost: P99_MS },
    },
  ]
}
