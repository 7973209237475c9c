import type { Updateable } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { findCompany } from '../find-company.ts'
import { findOrCreateCompany } from '../find-or-create-company.ts'
import type { CompanyView } from './company-conditions.ts'
import { listCompanies } from './list-companies.ts'
import { placeKeys } from './place-keys.ts'

const { world } = useWorld()

beforeAll(async () => {
  for (let number = 1; number <= 21; number += 1) {
    await findOrCreateCompany(world.ctx, `Company ${String(number).padStart(2, '0')}`)
  }
})

test('a page lists twenty companies, ordered by name if they have equally many jobs', async () => {
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

test('an imported company is marked as such, and unknown facts stay unknown', async () => {
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

test('an unknown slug is refused as an unknown company', async () => {
  await expect(findCompany(world.ctx, 'nobody')).rejects.toMatchObject({ declaration: { code: 'company-not-found' } })
})

describe('a list of companies', () => {
  beforeAll(async () => {
    const { db } = world.ctx
    const updateCompany = (number: string, values: Updateable<Tables['company']>) =>
      db.updateTable('company').set(values).where('name', '=', `Company ${number}`).execute()
    await updateCompany('01', { name: 'Årstiden Bakery', tagline: 'Bread & more', industry: 'schools', stage: 'Seed' })
    await updateCompany('02', { industry: 'banking', more_industries: ['schools'], stage: 'Public', size: 'Startup' })
    await updateCompany('03', {
      team_size: 50,
      size: 'Enterprise',
      open_jobs: 3,
      place_keys: placeKeys(['Berlin, Germany']),
    })
    await updateCompany('04', {
      place_keys: placeKeys(['Oslo, Norway', 'Berlin, Wisconsin']),
      created_at: new Date('2027-01-01'),
    })
  })

  test.for<[Partial<CompanyView>, string[]]>([
    [{ q: 'arstiden' }, ['Årstiden Bakery']],
    [{ q: 'bak bread' }, ['Årstiden Bakery']],
    [{ q: "bread & ' more :*" }, ['Årstiden Bakery']],
    [{ q: 'bakery school' }, []],
    [{ industry: 'schools' }, ['Company 02', 'Årstiden Bakery']],
    [{ industry: 'schools', stage: 'Public' }, ['Company 02']],
    [{ size: 'Enterprise' }, ['Company 03']],
    [{ teamSize: 50 }, ['Company 03']],
    [{ place: 'Berlin' }, ['Company 03', 'Company 04']],
    [{ place: 'Berlin, Germany' }, ['Company 03']],
    [{ place: 'norway' }, ['Company 04']],
    [{ hiring: 'true' }, ['Company 03']],
  ])('is narrowed by %j', async ([view, names]) => {
    const { items, total } = await listCompanies(world.ctx, { page: 1, sort: 'name', ...view })
    expect(items.map(({ companyName }) => companyName)).toEqual(names)
    expect(total).toBe(names.length)
  })

  test('is sorted in the requested order', async () => {
    const first = async (sort: CompanyView['sort']) =>
      (await listCompanies(world.ctx, { page: 1, sort })).items[0]?.companyName
    expect([await first('hiring'), await first('name'), await first('newest')]).toEqual([
      'Company 03',
      'Company 02',
      'Company 04',
    ])
  })
})
