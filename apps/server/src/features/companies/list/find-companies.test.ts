import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import type { CompanyView } from './company-conditions.ts'
import { findCompanies } from './find-companies.ts'

const ALL_COMPANIES = 12_000

const { world } = useWorld()

beforeAll(async () => {
  const { db } = world.ctx
  // Every second one is in software; the last four thousand by name are in banking, and hire least.
  await sql`
    with made as (select gen_random_uuid() as id, n from generate_series(1, ${ALL_COMPANIES}::integer) as n),
    named as (insert into actor (id, kind, slug, plan, created_at) select id, 'company', 'made-' || n, 'free', now() from made)
    insert into company (actor_id, name, tagline, industry, more_industries, stage, imported, open_jobs, created_at, updated_at)
    select id, 'Company ' || lpad(n::text, 5, '0'), case when n % 2 = 0 then 'Quiet tools' else 'Bright tools' end,
      case when n % 2 = 0 then 'software' end, case when n > 8000 then array['banking'] else '{}' end,
      case when n % 8 = 0 then 'Seed' end, false, ${ALL_COMPANIES}::integer - n, now() + n * interval '1 second', now()
    from made`.execute(db)
  await sql`analyze company`.execute(db)
})

async function find(view: Partial<CompanyView>) {
  const { rows, count, exact } = await findCompanies(world.ctx, { page: 1, sort: 'name', ...view })
  return { numbers: rows.map(({ name }) => Number(name.slice(-5))), count, exact }
}
const pageOfNames = (first: number, step: number) => Array.from({ length: 20 }, (_, index) => first + index * step)

test('without filters, all companies are counted and listed page by page', async () => {
  expect(await find({})).toEqual({ numbers: pageOfNames(1, 1), count: 10_001, exact: true })
  expect(await find({ page: 500 })).toEqual({ numbers: pageOfNames(9_981, 1), count: 10_001, exact: true })
})

test.for<[Partial<CompanyView>, number[]]>([
  [{ industry: 'software' }, pageOfNames(2, 2)],
  [{ industry: 'software', page: 50 }, pageOfNames(2 + 980 * 2, 2)],
  [{ industry: 'software', sort: 'newest' }, pageOfNames(ALL_COMPANIES, -2)],
  [{ q: 'quiet' }, pageOfNames(2, 2)],
  [{ q: 'quiet too', sort: 'hiring', page: 2 }, pageOfNames(42, 2)],
  // All banking companies are at the end of the order.
  [{ industry: 'banking' }, pageOfNames(8_001, 1)],
  [{ industry: 'banking', sort: 'hiring', page: 3 }, pageOfNames(8_041, 1)],
])('a page of many matches for %j is in order, and its total reads "1,000+"', async ([view, numbers]) => {
  expect(await find(view)).toEqual({ numbers, count: 1_000, exact: false })
})

test('a list of many matches ends after a thousand', async () => {
  expect(await find({ industry: 'software', page: 51 })).toMatchObject({ numbers: [] })
  expect(await find({ industry: 'banking', page: 51 })).toMatchObject({ numbers: [] })
})

test('a list of few matches has an exact total, and all its pages', async () => {
  expect(await find({ stage: 'Seed' })).toEqual({ numbers: pageOfNames(8, 8), count: 1_500, exact: true })
  expect(await find({ stage: 'Seed', q: 'quiet', page: 75 })).toEqual({
    numbers: pageOfNames(8 + 1_480 * 8, 8),
    count: 1_500,
    exact: true,
  })
  expect(await find({ industry: 'software', q: 'bright' })).toEqual({ numbers: [], count: 0, exact: true })
})

test('a page of many matches is cached for seconds, omits companies hidden meanwhile, and isn’t shared with viewers who have blocks', async () => {
  const { db } = world.ctx
  const first = await findCompanies(world.ctx, { page: 1, sort: 'name', industry: 'software' })
  const [one, other] = first.rows.map(({ id }) => id)
  await db
    .updateTable('actor')
    .set({ listed: false })
    .where('id', '=', one ?? '')
    .execute()
  expect(await find({ industry: 'software' })).toMatchObject({ numbers: pageOfNames(2, 2).slice(1), count: 1_000 })
  const withoutOther = await findCompanies(world.ctx, { page: 1, sort: 'name', industry: 'software' }, [other ?? ''])
  expect(withoutOther.rows.map(({ name }) => Number(name.slice(-5)))).toEqual(pageOfNames(6, 2))
  world.clock.advance(10_001)
  expect(await find({ industry: 'software' })).toMatchObject({ numbers: pageOfNames(4, 2) })
})

test('a page of few matches is not cached', async () => {
  const { db } = world.ctx
  const view = { q: '00001' } as const
  expect(await find(view)).toMatchObject({ numbers: [1], count: 1 })
  await db.updateTable('company').set({ name: 'Elsewhere' }).where('name', '=', 'Company 00001').execute()
  expect(await find(view)).toMatchObject({ numbers: [], count: 0 })
})
