// A company's page with thirty blocks, against the same page without any: with their markup cached, and before it is.
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { findRunningPostgres } from '../../apps/server/src/platform/postgres/index.ts'
import { ask, timeCalls } from '../latencies.ts'
import type { RunningRise } from '../rise.ts'
import { percentile } from '../statistics.ts'
import type { Row } from '../table.ts'

const BLOCKS = 30
const TRIES = 40
/** Pages get faster while the process warms up. */
const BEFOREHAND = 60
const COLD = 3
const WARM = 1.3
/** Of the demo world, with a page like most others. */
const COMPANY = 'tallyhouse'

/** Publishes blocks for a company of the demo world and measures its page, each time at another address. */
export async function measureBlocks(rise: RunningRise): Promise<Row[]> {
  const connection = await findRunningPostgres(rise.dataDir)
  if (!connection) throw new Error('The embedded Postgres was not found.')
  const client = new Client(connection)
  await client.connect()
  let asked = 0
  const visit = () => {
    asked += 1
    return ask(`${rise.origin}/company/${COMPANY}?visit=${asked}`)
  }
  try {
    await timeCalls(BEFOREHAND, visit)
    const without = percentile(await timeCalls(TRIES, visit), 0.5)
    const cold: number[] = []
    for (let index = 0; index < TRIES; index += 1) {
      await publish(client)
      cold.push(...(await timeCalls(1, visit)))
    }
    const warm = percentile(await timeCalls(TRIES, visit), 0.5)
    const row = (metric: string, measured: number, atMost: number): Row => ({
      metric: `Page of ${BLOCKS} blocks, ${metric}`,
      unit: 'x',
      measured: measured / without,
      limit: { atMost },
    })
    return [
      { metric: 'Page of a company without blocks', unit: 'ms', measured: without },
      row('markup not cached', percentile(cold, 0.5), COLD),
      row('markup cached', warm, WARM),
    ]
  } finally {
    await client.end()
  }
}

/** Publishes thirty blocks whose words no page has shown before. */
async function publish(client: Client): Promise<void> {
  const blocks = Array.from({ length: BLOCKS }, (_, index) => ({
    ...{ id: randomUUID(), version: 1, tab: 'about', wide: index % 3 === 0, hidden: false },
    ...contents[index % contents.length]?.(randomUUID()),
  }))
  const theme = { accent: '#5b3fb5', cover: 'picture', tabs: ['about', 'life', 'people', 'news'] }
  const body = JSON.stringify({ theme, blocks })
  await client.query(
    `with company as (select id from actor where kind = 'company' and slug = $1), page as (
       insert into company_layout (company_id, draft, published, updated_at) select id, $2, 1, now() from company
       on conflict (company_id) do update set draft = excluded.draft, revision = company_layout.revision + 1
       returning company_id)
     select company_id from page`,
    [COMPANY, body],
  )
  await client.query(
    `insert into company_layout_version (company_id, version, body, picture_ids, created_at)
     select id, 1, $2, '{}', now() from actor where kind = 'company' and slug = $1
     on conflict (company_id, version) do update set body = excluded.body`,
    [COMPANY, body],
  )
}

const contents: readonly ((words: string) => object)[] = [
  (words) => ({
    kind: 'corevalues',
    content: { title: words, values: Array.from({ length: 4 }, () => ({ name: 'Plain words', text: words })) },
  }),
  (words) => ({
    kind: 'culturestats',
    content: { title: words, stats: Array.from({ length: 4 }, (_, at) => ({ value: String(at), label: words })) },
  }),
  (words) => ({ kind: 'shortquote', content: { quote: words, name: 'Ada', role: 'Smith', picture: null } }),
  (words) => ({
    kind: 'universal',
    content: { title: words, columns: [{ text: `<p>${words} ${'says a lot. '.repeat(30)}</p>` }] },
  }),
  (words) => ({
    kind: 'video',
    content: { title: words, caption: '', embed: { provider: 'youtube', id: 'dQw4w9WgXcQ' } },
  }),
]
