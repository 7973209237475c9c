import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { readXml, textsOf } from '../../../../test/read-xml.ts'
import { useWorld } from '../../../../test/use-world.ts'
import { storeBoard } from '../../postings/index.ts'
import { makePlace, makePosting, sourcedValue } from '../../postings/posting.factory.ts'
import { refreshSearch } from '../search/refresh-search.ts'
import { jobsSitemapInPartsOf } from './jobs-sitemap.ts'

const { world, app } = useWorld()

beforeAll(async () => {
  const store = (companyName: string, titles: readonly string[]) =>
    storeBoard(
      world.ctx,
      { kind: 'lever', companyName },
      titles.map((title) => ({
        posting: makePosting({
          title: sourcedValue(title),
          department: sourcedValue('engineering'),
          workType: sourcedValue('Hybrid'),
          places: [makePlace({ locality: 'Porto', country: 'PT' })],
        }),
      })),
    )
  await store('Shown', ['Stoker', 'Fitter', 'Closed Welder'])
  await store('Hidden', ['Hidden Smith'])
  await sql`update actor set listed = false where slug = 'hidden'`.execute(world.ctx.db)
  const closeQuery = world.ctx.db
    .updateTable('job')
    .set({ closed_at: world.clock.now() })
    .where('title', '=', 'Closed Welder')
  const [job] = await closeQuery.returning('id').execute()
  await world.ctx.db.transaction().execute((tx) => refreshSearch(tx, [job?.id ?? '']))
})

const locations = async (url: string) => {
  const { statusCode, body, headers } = await app.inject(url)
  expect([statusCode, headers['content-type']], url).toEqual([200, 'application/xml; charset=utf-8'])
  return textsOf(readXml(body), 'loc').map((location) => location.replace(world.ctx.config.publicUrl, ''))
}

test('the sitemap index lists each part that has addresses', async () => {
  expect(await locations('/sitemap.xml')).toEqual([
    '/sitemaps/companies-1.xml',
    '/sitemaps/lists-1.xml',
    '/sitemaps/jobs-1.xml',
    '/sitemaps/layoffs-1.xml',
    '/sitemaps/joining-1.xml',
    '/sitemaps/events-1.xml',
    '/sitemaps/courses-1.xml',
    '/sitemaps/digest-1.xml',
    '/sitemaps/smart-apply-1.xml',
  ])
})

test('the job sitemap has the open jobs of listed companies, each with the day of its last change', async () => {
  const slugs = await world.ctx.db.selectFrom('job').select('slug').where('title', 'in', ['Stoker', 'Fitter']).execute()
  expect((await locations('/sitemaps/jobs-1.xml')).sort()).toEqual(slugs.map(({ slug }) => `/jobs/${slug}`).sort())
  const { body } = await app.inject('/sitemaps/jobs-1.xml')
  expect(textsOf(readXml(body), 'lastmod')).toEqual(Array(2).fill(world.clock.now().toISOString()))
})

test('the sitemap of job lists has the addresses of those that have jobs', async () => {
  const place = await world.ctx.db.selectFrom('place').select('slug').where('locality', '=', 'Porto').executeTakeFirst()
  const addresses = await locations('/sitemaps/lists-1.xml')
  expect(addresses[0]).toBe('/jobs')
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/jobs/hybrid',
      '/jobs/all/engineering',
      '/jobs/hybrid/engineering',
      `/jobs/all?location=${place?.slug}`,
      `/jobs/all/engineering/${place?.slug}`,
      `/jobs/hybrid/engineering/${place?.slug}`,
    ]),
  )
  for (const path of addresses) {
    const [list = '', query = ''] = path.split('?')
    const feed = await app.inject(`${list}/feed.json?${query}`)
    expect(feed.json().items, path).toHaveLength(2)
  }
})

test('the company sitemap has the listed companies', async () => {
  expect(await locations('/sitemaps/companies-1.xml')).toEqual(['/company/shown'])
})

test.for([
  'jobs-2',
  'jobs-0',
  'jobs-01',
  'jobs',
  'jobs-1e3',
  'lists-2',
  'companies-2',
  'people-1',
  'jobs-999999999999',
])('the sitemap part %s doesn’t exist', async (part) => {
  expect((await app.inject(`/sitemaps/${part}.xml`)).statusCode).toBe(404)
})

test('the job sitemap is split into parts; a job stays in its part when others close, and empty parts are not listed', async () => {
  await sql`
    insert into job (id, slug, company_id, title, description, posted_at, created_at, updated_at)
    select ('ffffffff-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'many-' || n, actor.id, 'Many', '', now(), now(), now()
    from generate_series(1, 46) n, actor where actor.slug = 'shown'
  `.execute(world.ctx.db)
  const read = async () => {
    const sitemap = jobsSitemapInPartsOf(10)
    const numbers = (await sitemap.parts(world.ctx)).map(({ number }) => number)
    const parts = numbers.map(async (number) => (await sitemap.addresses(world.ctx, number)).map(({ path }) => path))
    return { numbers, parts: await Promise.all(parts) }
  }
  const before = await read()
  expect(before.numbers).toEqual([1, 2, 3, 4, 5])
  // Of the first ten jobs, one is closed and one belongs to a hidden company.
  expect(before.parts.map((paths) => paths.length)).toEqual([8, 10, 10, 10, 10])
  expect(new Set(before.parts.flat()).size).toBe(48)

  const slugs = before.parts[1]?.map((path) => path.replace('/jobs/', '')) ?? []
  const closingSlugs = [...slugs, 'many-1', 'many-40']
  await sql`update job set closed_at = now() where slug = any(${closingSlugs})`.execute(world.ctx.db)
  const after = await read()
  expect(after.numbers).toEqual([1, 3, 4, 5])
  expect(after.parts.map((paths) => paths.length)).toEqual([7, 10, 10, 9])
  expect(after.parts[1]).toEqual(before.parts[2])
})
