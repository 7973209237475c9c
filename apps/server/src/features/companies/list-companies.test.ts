import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../../../test/world.ts'
import { findCompany } from './find-company.ts'
import { findOrCreateCompany } from './find-or-create-company.ts'
import { listCompanies } from './list-companies.ts'

let world: World

beforeAll(async () => {
  world = await startWorld()
  for (let number = 1; number <= 21; number += 1) {
    await findOrCreateCompany(world.ctx, `Company ${String(number).padStart(2, '0')}`)
  }
})
afterAll(() => world.stop())

test('companies come twenty a page, by name where they hire alike', async () => {
  const first = await listCompanies(world.ctx, { page: 1, sort: 'hiring' })
  const second = await listCompanies(world.ctx, { page: 2, sort: 'hiring' })
  expect(first).toMatchObject({ page: 1, pages: 2, total: 21, totalCapped: false })
  expect(first.items[0]).toMatchObject({ slug: 'company-01', companyName: 'Company 01', openJobs: 0 })
  expect(second.items.map(({ companyName }) => companyName)).toEqual(['Company 21'])
})

test('a page past the end is refused', async () => {
  await expect(listCompanies(world.ctx, { page: 3, sort: 'hiring' })).rejects.toMatchObject({
    status: 404,
    declaration: { code: 'companies-page-not-found' },
  })
})

test('a company that an import made says so, and nothing about it is made up', async () => {
  expect(await findCompany(world.ctx, 'company-07')).toMatchObject({
    companyName: 'Company 07',
    imported: true,
    story: null,
    industry: null,
    stage: null,
    foundingYear: null,
    teamSize: 'No info',
    values: [],
  })
})

test.each([
  [10, '1-10'],
  [10_001, '10001+'],
  [77, 'No info'],
])('the team size code %i reads %s', async (code, label) => {
  await world.ctx.db.updateTable('company').set({ team_size: code }).where('name', '=', 'Company 09').execute()
  expect((await findCompany(world.ctx, 'company-09')).teamSize).toBe(label)
})

test('an address that no company has is refused', async () => {
  await expect(findCompany(world.ctx, 'nobody')).rejects.toMatchObject({ declaration: { code: 'company-not-found' } })
})
