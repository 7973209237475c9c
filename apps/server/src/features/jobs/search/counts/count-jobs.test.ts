import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../../../test/use-world.ts'
import { countMatches } from './count-jobs.ts'
import { tallyJobs } from './tally-jobs.ts'

const ALL_JOBS = 4_000

const { world } = useWorld()

// All jobs are for nurses, every tenth for night nurses; those of the last quarter are remote.
beforeAll(async () => {
  const { db } = world.ctx
  await sql`
    with made as (
      select gen_random_uuid() as id, n, case when n > 3000 then 'Remote' else 'Onsite' end as work_type,
        (case when n % 10 = 0 then '''night'':1A ''nurse'':2A' else '''nurse'':1A' end)::tsvector as words
      from generate_series(1, ${ALL_JOBS}::integer) as n
    ), texts as (insert into job_text (job_id, words) select id, words from made),
    counts as (
      insert into job_count (dimension, key, work_type, department, jobs)
      select 'all', '', work_type, '', count(*) from made group by work_type
    )
    insert into job_search (job_id, posted_at, company_id, work_type, application_type, areas, terms)
    select id, now() - n * interval '1 minute', id, work_type, 'Apply Directly', '{}', words from made order by n`.execute(
    db,
  )
  await sql`analyze job_search, job_text`.execute(db)
})

test('the count for a very frequent word is marked as a minimum', async () => {
  const many = { jobs: 1_000, exact: false }
  expect(await countMatches(world.ctx, { words: "'nurse'" }, true)).toEqual(many)
  expect(await countMatches(world.ctx, { words: "'nurse'" }, false)).toEqual(many)
  expect(await countMatches(world.ctx, { words: "'nurse'", workTypes: ['Onsite'] }, true)).toEqual(many)
})

test('all jobs are counted for a rarer word', async () => {
  expect(await countMatches(world.ctx, { words: "'night'" }, true)).toEqual({ jobs: 400, exact: true })
  expect(await countMatches(world.ctx, { words: "'night'", workTypes: ['Remote'] }, true)).toEqual({
    jobs: 100,
    exact: true,
  })
})

test('of very many matches, a thousand are counted per value, and the counts are marked as minimums', async () => {
  const { exact, rows } = await tallyJobs(world.ctx, { words: "'nurse'" }, ['workType'])
  expect(exact).toBe(false)
  expect(rows.filter(({ dimension }) => dimension === 'all')).toEqual([
    { dimension: 'all', key: '', name: null, jobs: 1_001 },
  ])
  const few = await tallyJobs(world.ctx, { words: "'night'" }, ['workType'])
  expect(few.exact).toBe(true)
  expect(few.rows).toContainEqual({ dimension: 'workType', key: 'Remote', name: null, jobs: 100 })
})
