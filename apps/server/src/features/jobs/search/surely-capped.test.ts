import { beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import type { CountDimension } from './search-tables.ts'
import type { Selection } from './selection.ts'
import { isSurelyCapped } from './surely-capped.ts'

const { world } = useWorld()

beforeAll(async () => {
  const [work_type, other] = ['Remote', 'Onsite'] as const
  const department = 'engineering'
  const all = { dimension: 'all' as CountDimension, key: '', department }
  await world.ctx.db
    .insertInto('job_count')
    .values([
      { ...all, work_type, jobs: 15_000 },
      { ...all, work_type: other, jobs: 9_000 },
      { dimension: 'seniority', key: 'Senior Level', work_type, department, jobs: 21_000 },
      { dimension: 'employmentType', key: 'Full-time', work_type, department, jobs: 19_000 },
    ])
    .execute()
})

test.each<[string, Selection, boolean]>([
  ['all jobs', {}, true],
  ['a department with more than twice the cap', { department: 'engineering' }, true],
  ['a seniority with more than twice the cap', { seniorities: ['Senior Level'] }, true],
  ['a work type with fewer', { workTypes: ['Remote'] }, false],
  ['an employment type with fewer', { employmentTypes: ['Full-time'] }, false],
  ['several values', { workTypes: ['Remote', 'Onsite'] }, false],
  ['two conditions', { workTypes: ['Remote'], department: 'engineering' }, false],
  ['two conditions, one of them large', { seniorities: ['Senior Level'], department: 'engineering' }, false],
  ['a place', { placeIds: ['00000000-0000-7000-8000-000000000000'] }, false],
  ['a date', { postedSince: new Date(0) }, false],
  ['a list without a member’s hidden companies', { hiddenCompanies: ['00000000-0000-7000-8000-000000000000'] }, false],
])('the counters decide whether the count of %s is surely capped', async (_name, selection, isCapped) => {
  expect(await isSurelyCapped(world.ctx, selection)).toBe(isCapped)
})
