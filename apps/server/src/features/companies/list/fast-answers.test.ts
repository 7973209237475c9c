import { companyList } from '@rise/contract/companies/list'
import { answersFast } from '@rise/contract/companies/words'
import { beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { storeReplyFigures } from '../../jobs/index.ts'
import { findOrCreateCompany } from '../find-or-create-company.ts'
import { countCompaniesPerFilter } from './count-per-filter.ts'
import { listCompanies } from './list-companies.ts'

const { world } = useWorld()

const figures = [
  { name: 'Fast Mill', percent: 84, medianDays: 1.6 },
  { name: 'Just Fast', percent: 70, medianDays: 3 },
  { name: 'Often Late', percent: 95, medianDays: 9 },
  { name: 'Seldom', percent: 40, medianDays: 1 },
  { name: 'Never', percent: 0, medianDays: null },
]

beforeAll(async () => {
  for (const { name, ...figure } of figures) {
    const { id: companyId } = await findOrCreateCompany(world.ctx, name)
    await world.ctx.db
      .transaction()
      .execute((tx) => storeReplyFigures(tx, companyId, [{ companyId, jobId: null, applications: 19, ...figure }]))
  }
  await findOrCreateCompany(world.ctx, 'Unknown')
})

test('the list can be narrowed to companies that answer most applicants within three days', async () => {
  const view = { page: 1, sort: 'name', answers: 'fast' } as const
  const { items, total } = await listCompanies(world.ctx, view)
  expect(items.map(({ companyName }) => companyName)).toEqual(['Fast Mill', 'Just Fast'])
  expect(total).toBe(2)
  expect((await countCompaniesPerFilter(world.ctx, { answers: 'fast' })).total).toBe(2)
  // The words on a row agree with the filter.
  expect(figures.filter((one) => answersFast({ applications: 19, ...one })).map(({ name }) => name)).toEqual([
    'Fast Mill',
    'Just Fast',
  ])
  expect(companyList.queryOf({ answers: 'fast' })).toEqual({ answers: 'fast' })
})

test('each company in the list has its reply figures, unknown with too few applications', async () => {
  const { items } = await listCompanies(world.ctx, { page: 1, sort: 'name' })
  const replies = Object.fromEntries(items.map(({ companyName, replies: knownReplies }) => [companyName, knownReplies]))
  expect(replies['Fast Mill']).toEqual({ applications: 19, percent: 84, medianDays: 1.6 })
  expect(replies.Never).toEqual({ applications: 19, percent: 0, medianDays: null })
  expect(replies.Unknown).toBeNull()
})
