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
  ['a department of more than twice as many as a list says', { department: 'engineering' }, true],
  ['a seniority of as many', { seniorities: ['Senior Level'] }, true],
  ['a work type of fewer', { workTypes: ['Remote'] }, false],
  ['an employment type of fewer', { employmentTypes: ['Full-time'] }, false],
  ['several values', { workTypes: ['Remote', 'Onsite'] }, false],
  ['two conditions', { workTypes: ['Remote'], department: 'engineering' }, false],
  ['two conditions, one of them large', { seniorities: ['Senior Level'], department: 'engineering' }, false],
  ['a place', { placeIds: ['00000000-0000-7000-8000-000000000000'] }, false],
  ['a date', { postedSince: new Date(0) }, false],
  ['a member who does not see all', { hiddenCompanies: ['00000000-0000-7000-8000-000000000000'] }, false],
])('decides from counters whether the count of %s is capped', async (_name, selection, is) => {
  expect(await isSurelyCapped(world.ctx, selection)).toBe(is)
})
