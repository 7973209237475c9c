// A hundred thousand companies in addition to the demo's: the pages of their list, searched and filtered.
import { Client } from 'pg'
import { findRunningPostgres } from '../../apps/server/src/platform/postgres/index.ts'
import { ask, timeCallers, timeCalls } from '../latencies.ts'
import type { RunningRise } from '../rise.ts'
import { percentile } from '../statistics.ts'
import type { Row } from '../table.ts'

const COMPANIES = 100_000
const CALLS = 200
const CONNECTIONS = 8
const P50_MS = 15
const P99_MS = 80

interface CompanyList {
  readonly name: string
  readonly endpoint?: 'companies' | 'company-counts'
  readonly paths: readonly string[]
  /** Loaded after the list, so that no visitor waits for it. */
  readonly afterwards?: true
}

/** Each address is requested once, so that none is cached. */
const manyFilters = ['software', 'hardware', 'cybersecurity', 'developer-tools'].flatMap((industry) =>
  ['lisbon', 'lyon', 'austin'].flatMap((place) =>
    ['mill', 'orchard', 'works', 'labs', 'studio', 'bridge', 'field'].flatMap((word) =>
      [10, 50, 200, 500, 1000].map((size) => `?industry=${industry}&place=${place}&q=${word}&teamSize=${size}`),
    ),
  ),
)

const lists: readonly CompanyList[] = [
  { name: 'Companies, first pages', paths: ['', '?page=2', '?page=3', '?sort=newest', '?sort=name'] },
  { name: 'Companies, last page', paths: ['?page=500'] },
  {
    name: 'Companies, filtered',
    paths: ['?industry=software', '?stage=Seed', '?teamSize=50', '?place=lisbon', '?size=Startup&hiring=true'],
  },
  {
    name: 'Companies, several filters',
    paths: ['?industry=software&stage=Seed', '?place=lisbon&teamSize=50&sort=name', '?industry=hardware&hiring=true'],
  },
  {
    name: 'Companies, searched',
    paths: ['?q=harbour', '?q=copper%20mill', '?q=quiet&industry=software', '?q=bright%20orchard&sort=newest'],
  },
  {
    name: 'Companies, numbers of filters',
    endpoint: 'company-counts',
    paths: ['', '?industry=software', '?q=harbour', '?place=lisbon&teamSize=50', '?size=Startup&hiring=true'],
  },
  { name: 'Companies, numbers of several filters', endpoint: 'company-counts', paths: manyFilters, afterwards: true },
]

/** Adds the companies to the running Rise and measures the list. */
export async function measureCompanies(rise: RunningRise): Promise<Row[]> {
  const connection = await findRunningPostgres(rise.dataDir)
  if (!connection) throw new Error('The embedded Postgres was not found.')
  const client = new Client(connection)
  await client.connect()
  try {
    await addCompanies(client)
  } finally {
    await client.end()
  }
  const rows: Row[] = []
  for (const list of lists) rows.push(...(await measureList(rise, list)))
  return rows
}

async function measureList(
  rise: RunningRise,
  { name, endpoint = 'companies', paths, afterwards }: CompanyList,
): Promise<Row[]> {
  const url = (index: number) => `${rise.origin}/api/v1/${endpoint}${paths[index % paths.length]}`
  const singleCallerTimes = await timeCalls(CALLS, (index) => ask(url(index)))
  const busyTimes = await timeCallers(CONNECTIONS, CALLS / 4, (index) => ask(url(index)))
  const row = (metric: string, measured: number, atMost: number): Row => ({
    metric: `${name}, ${metric}`,
    unit: 'ms',
    measured,
    ...(!afterwards && { limit: { atMost } }),
  })
  return [
    row('p50', percentile(singleCallerTimes, 0.5), P50_MS),
    row(`p99 at ${CONNECTIONS} connections`, percentile(busyTimes, 0.99), P99_MS),
  ]
}

/** Companies with names of two words, values from all catalogs, and few open jobs, like most companies. */
export async function addCompanies(client: Client): Promise<void> {
  await client.query(`
    create temporary table made as
    select gen_random_uuid() as id, n,
      (array['Harbour', 'Copper', 'Quiet', 'Bright', 'Northern', 'Paper', 'Silver', 'Open', 'Tidal', 'Granite'])[1 + n % 10]
        || ' ' || (array['Mill', 'Orchard', 'Works', 'Labs', 'Studio', 'Bridge', 'Field'])[1 + n / 10 % 7] || ' ' || n as name
    from generate_series(1, ${COMPANIES}) as n`)
  await client.query(`
    insert into actor (id, kind, slug, plan, created_at)
    select id, 'company', 'made-' || n, 'free', now() - n * interval '1 minute' from made`)
  await client.query(`
    insert into company (actor_id, name, tagline, industry, more_industries, stage, size, team_size, headquarters, place_keys,
      imported, open_jobs, created_at, updated_at)
    select id, name, 'We make what number ' || n || ' needs',
      (array['software', 'hardware', 'cybersecurity', 'developer-tools', 'telecommunications'])[1 + n % 5],
      case when n % 3 = 0 then array['artificial-intelligence'] else '{}' end,
      (array['Seed', 'Series A', 'Series B', 'Bootstrapped', 'Public'])[1 + n % 5],
      (array['Startup', 'Enterprise'])[1 + n % 2], (array[10, 50, 200, 500, 1000])[1 + n / 5 % 5],
      (array['Lisbon, Portugal', 'Lyon, France', 'Austin, United States'])[1 + n % 3],
      (array['lisbon', 'lyon', 'austin'])[1 + n % 3:1 + n % 3], false,
      case when n % 4 = 0 then n % 97 else 0 end, now() - n * interval '1 minute', now()
    from made`)
  await client.query('drop table made')
  await client.query('analyze actor')
  // Does what autovacuum does over time. Otherwise, the first lists would check the visibility of each row.
  await client.query('vacuum analyze company')
}
