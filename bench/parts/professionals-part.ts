// A directory of a million generated professionals with a hundred thousand companies: its pages, filtered and searched,
// counts and suggestions. The folder is kept between runs, because filling it takes minutes.
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { Client } from 'pg'
import { findRunningPostgres } from '../../apps/server/src/platform/postgres/index.ts'
import { join, logIn } from '../accounts.ts'
import { generateProfessionals } from '../generate-professionals.ts'
import { ask, timeCallers, timeCalls } from '../latencies.ts'
import { type RunningRise, startRise } from '../rise.ts'
import { percentile } from '../statistics.ts'
import type { Row } from '../table.ts'

const CALLS = 200
/**
 * The number of calls per caller before the measurement, so that the database connections have planned their queries.
 */
const WARM_UP_CALLS = 20
const CONNECTIONS = 8
const P50_MS = 15
const P99_MS = 80

interface List {
  readonly name: string
  readonly paths: readonly string[]
  /** A plain statement that reads the same data as Rise's reply. */
  readonly bare?: { readonly text: string; readonly values: readonly unknown[] }
}

const card = `
  select actor.id, actor.slug, professional.first_name, professional.last_name, story.resume #>> '{basics,label}' as label,
    story.resume #> '{basics,location}' as location, story.resume -> 'skills' as skills, search.followers, search.open_to_work
  from actor join professional on professional.actor_id = actor.id join story on story.actor_id = actor.id
  join professional_search as search on search.actor_id = actor.id where actor.id in`
const bareQuery = (kind: string, slug: string, offset = 0) => ({
  text: `${card} (select actor_id from professional_listing
    where key_id = (select id from professional_key where kind = $1 and slug = $2)
    order by joined_at desc, actor_id desc limit 20 offset $3)`,
  values: [kind, slug, offset],
})

const lists: readonly List[] = [
  { name: 'Newest page', paths: ['/professionals'], bare: bareQuery('everyone', '') },
  { name: 'Page 500', paths: ['/professionals?page=500'], bare: bareQuery('everyone', '', 9_980) },
  {
    name: 'Page of a category',
    paths: ['/professionals?category=web-development'],
    bare: bareQuery('expertise', 'web-development'),
  },
  { name: 'Page of a place', paths: ['/professionals?place=city7'], bare: bareQuery('place', 'city7') },
  {
    name: 'One filter',
    paths: ['category=software-architecture', 'country=country3', 'hat=finisher', 'open=true', 'mentors=true'].map(
      (filter) => `/professionals?${filter}`,
    ),
  },
  {
    name: 'By followers',
    paths: ['', '&category=web-development', '&page=100', '&country=country3&page=20'].map(
      (rest) => `/professionals?sort=followers${rest}`,
    ),
  },
  {
    name: 'Several filters',
    paths: [
      'category=web-development&country=country3',
      'category=backend-systems&mentors=true',
      'country=country0&open=true',
      'place=city30&hat=finisher',
      'category=web-development&hat=starter&country=country1&sort=followers',
    ].map((filters) => `/professionals?${filters}`),
  },
  { name: 'Search for a first name', paths: ['maria', 'aiko', 'ravi', 'ruth'].map((q) => `/professionals?q=${q}`) },
  { name: 'Search for a skill', paths: ['kotlin', 'python', 'docker'].map((q) => `/professionals?q=${q}`) },
  {
    name: 'Search for several words',
    paths: ['maria%20engineer', 'john%20kotlin', 'engineer%20-john', 'city3%20engineer'].map(
      (q) => `/professionals?q=${q}`,
    ),
  },
  {
    name: 'Search with filters',
    paths: ['maria', 'kotlin', 'engineer'].flatMap((q) =>
      ['category=web-development', 'country=country2&mentors=true'].map((filter) => `/professionals?q=${q}&${filter}`),
    ),
  },
  { name: 'Typing error put right', paths: ['mraia', 'kotlim', 'enginer'].map((q) => `/professionals?q=${q}`) },
  { name: 'Counts beside all', paths: ['/professional-counts'] },
  {
    name: 'Counts beside a list',
    paths: ['category=web-development', 'q=maria', 'q=kotlin&country=country2', 'place=city7'].map(
      (filter) => `/professional-counts?${filter}`,
    ),
  },
  { name: 'Suggestions', paths: ['/professionals/suggestions'] },
]

/**
 * Measures a directory of this many generated professionals in a separate Rise: everything, or the lists whose names
 * begin with `only`.
 */
export async function measureProfessionals(people: number, only = ''): Promise<Row[]> {
  const dataDir = joinPath(tmpdir(), 'rise-bench-professionals')
  await generateProfessionals(dataDir, people)
  const rise = await startRise(dataDir)
  const connection = await findRunningPostgres(dataDir)
  if (!connection) throw new Error('The embedded Postgres was not found.')
  const client = new Client(connection)
  await client.connect()
  try {
    const viewer = await makeViewer(rise, client)
    const rows: Row[] = []
    const selectedLists = lists.filter(({ name }) => name.toLowerCase().startsWith(only.toLowerCase()))
    for (const list of selectedLists) rows.push(...(await measureList(rise, client, viewer, list)))
    return rows
  } finally {
    await client.end()
    await rise.stop()
  }
}

/** Creates a member with a story who follows two hundred others. */
async function makeViewer(rise: RunningRise, client: Client): Promise<Record<string, string>> {
  const email = await join(rise.origin)
  const { token } = await logIn(rise.origin, email)
  const headers = { authorization: `Bearer ${token}` }
  const change = {
    version: 0,
    resume: {
      basics: { location: { city: 'City7', countryCode: 'DE' } },
      skills: ['Kotlin', 'Python', 'Docker'].map((name) => ({ name })),
    },
    expertises: ['web-development', 'software-architecture'],
  }
  const response = await fetch(`${rise.origin}/api/v1/story`, {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(change),
  })
  if (!response.ok) throw new Error(`The story was not saved: ${await response.text()}`)
  await client.query(
    `insert into follow (follower_id, followed_id, created_at)
    select membership.actor_id, actor.id, now() from login join membership on membership.login_id = login.id,
      (select id from actor where slug = any(array(select 'made-person-' || n * 20 from generate_series(1, 200) as n))) as actor
    where login.email = $1`,
    [email],
  )
  return headers
}

/** Alternates with the plain queries, so that a slowdown of the machine affects both. */
async function measureList(
  rise: RunningRise,
  client: Client,
  headers: Readonly<Record<string, string>>,
  { name, paths, bare: query }: List,
): Promise<Row[]> {
  const url = (index: number) => `${rise.origin}/api/v1${paths[index % paths.length]}`
  await timeCallers(CONNECTIONS, WARM_UP_CALLS, (index) => ask(url(index), headers))
  const [ours, theirs]: [number[], number[]] = [[], []]
  for (let round = 0; round < CALLS; round++) {
    ours.push(...(await timeCalls(1, () => ask(url(round), headers))))
    if (query)
      theirs.push(...(await timeCalls(1, () => client.query({ name, text: query.text, values: [...query.values] }))))
  }
  const measured = percentile(ours, 0.5)
  const baseline = theirs.length > 0 ? percentile(theirs, 0.5) : undefined
  const busyTimes = await timeCallers(CONNECTIONS, CALLS / 4, (index) => ask(url(index), headers))
  return [
    { metric: `${name}, p50`, unit: 'ms', measured, limit: { atMost: P50_MS } },
    ...(baseline === undefined
      ? []
      : [{ metric: `${name}, against bare SQL`, unit: 'ms', measured, baseline, ratio: measured / baseline }]),
    {
      metric: `${name}, p99 at ${CONNECTIONS} connections`,
      unit: 'ms',
      measured: percentile(busyTimes, 0.99),
      limit: { atMost: P99_MS },
    },
  ]
}
