import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { countJobs, countMatches } from './counts/count-jobs.ts'
import { newestJobs } from './newest-jobs.ts'
import { titleMatches, wayToTitles } from './title-matches.ts'

const ALL_JOBS = 3_000
const here = '00000000-0000-4000-8000-000000000001'
const secondPlace = '00000000-0000-4000-8000-000000000002'

const { world } = useWorld()

// The counters claim a million jobs, which is too many to scan. Every third job is for a nurse, every 300th for a night
// nurse. Jobs are in the first place, the second, or (every fifth) both.
beforeAll(async () => {
  const { db } = world.ctx
  await sql`
    insert into job_search (job_id, posted_at, company_id, work_type, application_type, areas, terms)
    select gen_random_uuid(), now() - n * interval '1 minute', gen_random_uuid(), 'Remote', 'Apply Directly',
      case when n % 5 = 0 then array[${here}, ${secondPlace}]::uuid[] when n % 2 = 0 then array[${here}]::uuid[] else array[${secondPlace}]::uuid[] end,
      (case when n % 300 = 0 then '''night'':1A ''nurse'':2A' when n % 3 = 0 then '''nurse'':1A' else '''other'':1A' end)::tsvector
    from generate_series(1, ${ALL_JOBS}::integer) as n`.execute(db)
  await sql`insert into job_text (job_id, words) select job_id, terms from job_search`.execute(db)
  await sql`
    insert into job_area (place_id, posted_at, job_id, company_id)
    select area.id, posted_at, job_id, company_id from job_search, unnest(areas) as area (id)`.execute(db)
  await sql`
    insert into job_count (dimension, key, work_type, department, jobs) values
      ('all', '', 'Remote', '', 1000000), ('place', ${here}, 'Remote', '', 200000), ('place', ${secondPlace}, 'Remote', '', 200000)`.execute(
    db,
  )
  await sql`analyze job_search, job_text, job_area`.execute(db)
})

async function dates(query: ReturnType<typeof newestJobs>): Promise<number[]> {
  const { rows } = await sql<{ posted_at: Date }>`${query}`.execute(world.ctx.db)
  return rows.map(({ posted_at }) => posted_at.getTime())
}

test('the newest jobs of several places come first, each once, however few are read per place', async () => {
  const around = { placeIds: [here, secondPlace] }
  const all = await dates(newestJobs(around, sql`job.posted_at`))
  expect(all).toHaveLength(ALL_JOBS)
  expect(all).toEqual(all.toSorted((a, b) => b - a))
  const first = await dates(sql`${newestJobs(around, sql`job.posted_at`, { most: 20 })} limit 20`)
  expect(first).toEqual(all.slice(0, 20))
})

test('jobs around a place are counted once, up to a thousand, with a flag when there are more', async () => {
  expect(await countJobs(world.ctx, { placeIds: [here, secondPlace] })).toEqual({ jobs: 1_000, exact: false })
  await expect(countJobs(world.ctx, { placeIds: [here, world.ctx.newId()] })).resolves.toMatchObject({ exact: false })
})

test('jobs with the words in a place are collected newest first, and all are counted', async () => {
  const selection = { words: "'nurse'", placeIds: [here] }
  expect(await wayToTitles(world.ctx, selection, 1_001)).toMatchObject({ isOrdered: false, isWhole: true })
  const { matches, jobs, isAll } = await titleMatches(world.ctx, selection)
  expect(matches).toHaveLength(200)
  expect(isAll).toBe(true)
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from job_search where terms @@ 'nurse' and ${here} = any(areas)`.execute(world.ctx.db)
  expect(jobs).toBe(rows[0]?.count)
  expect(await countMatches(world.ctx, selection, true)).toEqual({ jobs, exact: true })
})

test('scanning the newest jobs finds the newest matches, and counts up to one more than the cap', async () => {
  // A new context starts with empty caches, because caches belong to a context.
  const ctx = { ...world.ctx }
  const setTotal = (jobs: number) => sql`update job_count set jobs = ${jobs} where dimension = 'all'`.execute(ctx.db)
  await setTotal(ALL_JOBS)
  try {
    const many = { words: "'nurse' | 'other'", workTypes: ['Remote' as const] }
    expect(await wayToTitles(ctx, many, 200)).toMatchObject({ isOrdered: true })
    const { matches, jobs } = await titleMatches(ctx, many)
    expect(jobs).toBe(1_001)
    expect(matches.map(({ job_id }) => job_id)).toEqual(await newestJobIds(200))
  } finally {
    await setTotal(1_000_000)
  }
})

test('a page and its total share one read of a search’s matches', () => {
  const selection = { words: "'night'", placeIds: [here] }
  expect(titleMatches(world.ctx, selection)).toBe(titleMatches(world.ctx, selection))
  expect(titleMatches(world.ctx, { ...selection })).not.toBe(titleMatches(world.ctx, selection))
})

async function newestJobIds(limit: number): Promise<string[]> {
  const { rows } = await sql<{ job_id: string }>`
    select job_id from job_search order by posted_at desc, job_id desc limit ${limit}`.execute(world.ctx.db)
  return rows.map(({ job_id }) => job_id)
}
