// A company's page with thirty blocks, compared with the same page without any: with and without cached markup, its
// paint time on a phone, and the size and key latency of its editor.
import { randomUUID } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { Client } from 'pg'
import { demoPassword } from '../../apps/server/src/features/session/demo/session.demo.ts'
import { findRunningPostgres } from '../../apps/server/src/platform/postgres/index.ts'
import { logIn, type Tokens } from '../accounts.ts'
import { startChromium } from '../chromium.ts'
import { keyTimes, observeKeys, storeTokens } from '../in-page.mjs'
import { ask, timeCalls } from '../latencies.ts'
import { type PageVisit, visitPage } from '../page-visit.ts'
import type { RunningRise } from '../rise.ts'
import { median, percentile, rounds } from '../statistics.ts'
import type { Row } from '../table.ts'

const BLOCKS = 30
const TRIES = 40
/** Pages get faster while the process warms up. */
const BEFOREHAND = 60
const COLD = 3
const WARM = 1.3
/** A company of the demo world, with a typical page. */
const COMPANY = 'tallyhouse'
/** A company of the demo world, with a member who edits its page. */
const EDITED = 'babelfin'
const EDITOR = 'erin@demo.example'
/** The index of the first text block. */
const TEXT = 3
const EDITOR_KB = 300
const VISITS = 3

/** Publishes blocks for a company of the demo world, and measures its page, at a new address each time. */
export async function measureBlocks(rise: RunningRise): Promise<Row[]> {
  const connection = await findRunningPostgres(rise.dataDir)
  if (!connection) throw new Error('The embedded Postgres was not found.')
  const client = new Client(connection)
  await client.connect()
  let requestCount = 0
  const visit = () => {
    requestCount += 1
    return ask(`${rise.origin}/company/${COMPANY}?visit=${requestCount}`)
  }
  try {
    await timeCalls(BEFOREHAND, visit)
    const without = percentile(await timeCalls(TRIES, visit), 0.5)
    const uncachedTimes: number[] = []
    for (let index = 0; index < TRIES; index += 1) {
      await publish(client, COMPANY)
      uncachedTimes.push(...(await timeCalls(1, visit)))
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
      row('markup not cached', percentile(uncachedTimes, 0.5), COLD),
      row('markup cached', warm, WARM),
      ...(await inBrowser(rise, await publish(client, EDITED))),
    ]
  } finally {
    await client.end()
  }
}

/** Measures what visitors with a phone and the page's editors wait for. `ids` are the blocks; one of them is a text. */
async function inBrowser({ origin }: RunningRise, blockIds: readonly string[]): Promise<Row[]> {
  const { browser } = await startChromium()
  try {
    const pageVisits = await rounds(VISITS, () => visitPage(browser, `${origin}/company/${EDITED}`))
    const tokens = await logIn(origin, EDITOR, demoPassword)
    const editorVisits = await rounds(VISITS, () => visitPage(browser, `${origin}/company/edit/blocks`, { tokens }))
    const text = `${origin}/custom/universal/${blockIds[TEXT]}`
    const textEditorVisits = await rounds(VISITS, () => visitPage(browser, text, { tokens }))
    const keys = await timeKeys(browser, text, tokens)
    const kilobytes = (visits: readonly PageVisit[]) => median(visits.map(({ scriptBytes }) => scriptBytes)) / 1_000
    const maxRow = (metric: string, unit: string, measured: number, atMost: number): Row => {
      return { metric, unit, measured, limit: { atMost } }
    }
    const paint = median(pageVisits.map(({ largestContentfulPaint }) => largestContentfulPaint))
    return [
      maxRow(`Page of ${BLOCKS} blocks, phone, largest contentful paint`, 's', paint / 1_000, 1.5),
      maxRow('Editor, scripts', 'kB', kilobytes(editorVisits), EDITOR_KB),
      maxRow('Editor of a text, scripts', 'kB', kilobytes(textEditorVisits), EDITOR_KB),
      maxRow(`Editor of a text, ${BLOCKS} blocks, key to paint, p95`, 'ms', percentile(keys, 0.95), 50),
    ]
  } finally {
    await browser.close()
  }
}

/** Types a title on a desktop, and returns the time from each key until it was painted. Chromium rounds to 8 ms. */
async function timeKeys(browser: Browser, url: string, tokens: Tokens): Promise<number[]> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.addInitScript(storeTokens, tokens)
    await page.addInitScript(observeKeys)
    await page.goto(url)
    await page.getByLabel('Title').first().pressSequentially('What we say of our work. '.repeat(3), { delay: 60 })
    return await page.evaluate(keyTimes)
  } finally {
    await context.close()
  }
}

/** Publishes thirty blocks with texts that no page has shown before, and returns their ids. */
async function publish(client: Client, company: string): Promise<readonly string[]> {
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
    [company, body],
  )
  await client.query(
    `insert into company_layout_version (company_id, version, body, picture_ids, created_at)
     select id, 1, $2, '{}', now() from actor where kind = 'company' and slug = $1
     on conflict (company_id, version) do update set body = excluded.body`,
    [company, body],
  )
  return blocks.map(({ id }) => id)
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
