// The analytics of a year with 100,000 visitors a day and the maximum number of names in every part, and a timeline of
// a million acts. The folder is kept between runs.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { findRunningPostgres } from '../../apps/server/src/platform/postgres/index.ts'
import { fillOnce, log } from '../fill-once.ts'
import { ask, timeCalls } from '../latencies.ts'
import { startRise } from '../rise.ts'
import { percentile } from '../statistics.ts'
import type { Row } from '../table.ts'
import { makeAdmin } from './admin-part.ts'

const DAYS = 365
const ACTS = 1_000_000
const CALLS = 40
const PAGE_MS = 500
const LIST_MS = 30

/** Sums a year of the largest table, as the baseline without Rise. */
const bareSum = 'select part, name, sum(count), sum(views) from figure_part_day group by part, name'

const pages: readonly (readonly [name: string, path: string, atMost: number])[] = [
  ['Analytics of a year by months', `/analytics?from=${daysAgo(DAYS - 1)}&by=month`, PAGE_MS],
  ['Analytics of a year by weeks', `/analytics?from=${daysAgo(DAYS - 1)}&by=week`, PAGE_MS],
  [
    'Analytics of a year by weeks of Berlin',
    `/analytics?from=${daysAgo(DAYS - 1)}&by=week&zone=Europe/Berlin`,
    PAGE_MS,
  ],
  ['Analytics of 30 days', '/analytics', PAGE_MS],
  ['Timeline', '/timeline', LIST_MS],
  ['Timeline of one kind of act', '/timeline?act=board.paused', LIST_MS],
  ['Timeline by a rare word', '/timeline?q=thing%2077777', LIST_MS],
]

export async function measureAdminAnalytics(): Promise<Row[]> {
  const dataDir = join(tmpdir(), 'rise-bench-admin-analytics')
  await fillOnce({ dataDir, count: ACTS }, fill)
  const rise = await startRise(dataDir)
  const connection = await findRunningPostgres(dataDir)
  if (!connection) throw new Error('The embedded Postgres was not found.')
  const client = new Client(connection)
  await client.connect()
  try {
    const headers = await makeAdmin(rise, dataDir)
    const baseline = percentile(await timeCalls(CALLS, () => client.query(bareSum)), 0.5)
    const rows: Row[] = [{ metric: 'Bare sum of a year', unit: 'ms', measured: baseline }]
    for (const [metric, path, atMost] of pages) {
      const times = await timeCalls(CALLS, () => ask(`${rise.origin}/api/v1/admin${path}`, headers))
      rows.push({ metric: `${metric}, p50`, unit: 'ms', measured: percentile(times, 0.5), limit: { atMost } })
    }
    return rows
  } finally {
    await client.end()
    await rise.stop()
  }
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
}

async function fill(client: Client): Promise<void> {
  const steps: readonly (readonly [what: string, statement: string])[] = [
    ['Days', `insert into counted_day select current_date - n, now() from generate_series(1, ${DAYS}) n`],
    [
      'Figures',
      `insert into figure_hour (hour, figure, count)
      select date_trunc('hour', now()) - n * interval '1 hour', figure, 4200 / place
      from generate_series(1, ${24 * DAYS}) n, unnest(array['visitors', 'views', 'members', 'signUps', 'confirmed', 'stories', 'applications', 'hires', 'jobViews',
          'mails', 'mailsDelivered', 'mailsBounced', 'mailsComplained', 'mailsFailed']) with ordinality as one (figure, place)`,
    ],
    [
      'Parts',
      `insert into figure_part_day (part, day, name, count, views)
      select part, current_date - n, 'name ' || (name * (1 + n % 3)), 100000 / name, 400000 / name
      from generate_series(1, ${DAYS}) n, generate_series(1, 100) name,
        unnest(array['source', 'campaign', 'medium', 'page', 'signUp', 'arrival']) part`,
    ],
    [
      'Cohorts',
      `insert into cohort_week (joined, week, members)
      select date_trunc('week', now())::date - 7 * (n + age), date_trunc('week', now())::date - 7 * n, 5000 / (1 + age)
      from generate_series(0, 51) n, generate_series(0, 25) age`,
    ],
    [
      'Acts',
      `insert into admin_act (id, act, subject_id, subject_name, created_at)
      select gen_random_uuid(), (array['member.tagged', 'plan.set', 'job.removed', 'member.noted'])[1 + n % 4],
        gen_random_uuid(), 'Thing ' || n, now() - n * interval '30 seconds'
      from generate_series(1, ${ACTS}) n`,
    ],
    ['Statistics', 'vacuum (analyze)'],
  ]
  for (const [what, statement] of steps) {
    log.info(`${what} ...`)
    await client.query(statement)
  }
}
