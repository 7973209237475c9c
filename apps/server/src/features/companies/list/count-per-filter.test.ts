import { sql, type Updateable } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { joinAsEmployer, joinAsProfessional, type SignedInClient, send } from '../../session/accounts.factory.ts'
import { countCompaniesPerFilter } from './count-per-filter.ts'
import { placeKeys } from './place-keys.ts'

const { world, app } = useWorld()
let members: SignedInClient[]

beforeAll(async () => {
  const company = async (companyName: string, { places = [], ...values }: CompanyChange) => {
    const member = await joinAsEmployer(world, app, { companyName })
    const [headquarters = null, ...more_places] = places
    const row = { ...values, headquarters, more_places, place_keys: placeKeys(places) }
    await world.ctx.db.updateTable('company').set(row).where('actor_id', '=', member.id).execute()
    return member
  }
  members = [
    await company('Acme', { industry: 'software', stage: 'Seed', team_size: 50, places: ['Berlin, Germany'] }),
    await company('Beacon', { industry: 'software', more_industries: ['banking'], stage: 'Public', open_jobs: 3 }),
    await company('Cargo', { industry: 'banking', stage: 'Seed', size: 'Startup', places: ['Köln, Germany', 'Oslo'] }),
    await company('Dune', { stage: 'Seed', team_size: 50, open_jobs: 1, places: ['Berlin, Wisconsin'] }),
  ]
})

type CompanyChange = Updateable<Tables['company']> & { places?: readonly string[] }
type Counts = Awaited<ReturnType<typeof countCompaniesPerFilter>>

const count = (filter: Parameters<typeof countCompaniesPerFilter>[1] = {}) => countCompaniesPerFilter(world.ctx, filter)
const countsByName = ({ options }: Counts['industry']) =>
  Object.fromEntries(options.map(({ name, companies }) => [name, companies]))

test('each filter offers the values that companies have, with counts', async () => {
  const counts = await count()
  expect(counts).toMatchObject({ total: 4, totalCapped: false, stage: { exact: true } })
  expect(counts.teamSize.options).toEqual([{ value: '50', name: '11-50', companies: 2 }])
  expect(countsByName(counts.industry)).toEqual({ Software: 2, Banking: 2 })
  expect(countsByName(counts.stage)).toEqual({ Seed: 3, Public: 1 })
  expect(countsByName(counts.size)).toEqual({ Startup: 1 })
  expect(counts.hiring.options).toEqual([{ value: 'true', name: 'Hiring now', companies: 2 }])
})

test('places are named as companies write them, those with the most companies first', async () => {
  const { place } = await count()
  expect(place.options.slice(0, 3)).toEqual([
    { value: 'berlin', name: 'Berlin', companies: 2 },
    { value: 'germany', name: 'Germany', companies: 2 },
    { value: 'koln', name: 'Köln', companies: 1 },
  ])
  expect(countsByName(place)).toEqual({ Berlin: 2, Germany: 2, Köln: 1, Oslo: 1, Wisconsin: 1 })
})

test('the counts of a filter ignore its own choice and respect all others', async () => {
  const counts = await count({ industry: 'software', stage: 'Seed' })
  expect(counts.total).toBe(1)
  expect(countsByName(counts.industry)).toEqual({ Software: 1, Banking: 1 })
  expect(countsByName(counts.stage)).toEqual({ Seed: 1, Public: 1 })
  expect(countsByName(counts.teamSize)).toEqual({ '11-50': 1 })
  expect(countsByName(counts.hiring)).toEqual({})
  expect(countsByName((await count({ q: 'dune', hiring: 'true', place: 'Berlin' })).place)).toEqual({
    Berlin: 1,
    Wisconsin: 1,
  })
})

test('each count equals the total of the resulting list', async () => {
  const { place, stage } = await count({ industry: 'banking' })
  for (const [name, { options }] of Object.entries({ place, stage })) {
    expect(options.length).toBeGreaterThan(0)
    for (const { value, companies } of options) {
      const list = await send(app, 'GET', `/api/v1/companies?industry=banking&${name}=${encodeURIComponent(value)}`)
      expect(list.json().result.total, `${name} ${value}`).toBe(companies)
    }
  }
})

test('a value that no company has matches nothing, and other options remain', async () => {
  const counts = await count({ industry: 'no-such-industry' })
  expect(counts).toMatchObject({ total: 0, totalCapped: false, stage: { options: [] } })
  expect(countsByName(counts.industry)).toEqual({ Software: 2, Banking: 2 })
})

test('companies hidden from everyone or from the viewer are not counted', async () => {
  const [acme, beacon] = members
  const ada = await joinAsProfessional(world, app)
  const path = '/api/v1/company-counts?industry=software'
  await ada.call('PUT', `/api/v1/connections/blocked/${acme?.id}`)
  const countsForAda = (await ada.call('GET', path)).json().result
  expect([countsForAda.total, countsByName(countsForAda.stage)]).toEqual([1, { Public: 1 }])
  expect((await send(app, 'GET', path)).json().result.total).toBe(2)
  const list = (listed: boolean) =>
    world.ctx.db
      .updateTable('actor')
      .set({ listed })
      .where('id', '=', beacon?.id ?? '')
      .execute()
  await list(false)
  expect(countsByName((await count({ industry: 'software' })).stage)).toEqual({ Seed: 1 })
  await list(true)
})

test.for([
  ['size=Big', 'size'],
  ['teamSize=many', 'teamSize'],
  ['teamSize=2147483648', 'teamSize'],
  [`q=${'x'.repeat(101)}`, 'q'],
  ['hiring=perhaps', 'hiring'],
])('bad input is refused with the name of the field: %s', async ([query, field]) => {
  const refusal = await send(app, 'GET', `/api/v1/company-counts?${query}`)
  expect(refusal.statusCode).toBe(400)
  expect(refusal.body).toContain(`"query.${field}"`)
})

test('counts of long lists are capped at 1,000 if there are filters, and cached for a minute', async () => {
  const { db } = world.ctx
  await sql`
    with made as (select gen_random_uuid() as id, n from generate_series(1, 3100) as n),
    named as (insert into actor (id, kind, slug, plan, created_at) select id, 'company', 'made-' || n, 'free', now() from made)
    insert into company (actor_id, name, industry, stage, imported, created_at, updated_at)
    select id, 'Made ' || n, 'hardware', case when n % 2 = 0 then 'Seed' else 'Series A' end, false, now(), now() from made`.execute(
    db,
  )
  const countsOfMany = await count({ q: 'made', stage: 'Seed' })
  expect(countsOfMany).toMatchObject({
    total: 1_000,
    totalCapped: true,
    industry: { exact: false },
    stage: { exact: false },
  })
  expect(countsByName(countsOfMany.industry)).toEqual({ 'Hardware & Devices': 1_000 })
  // Without filters, more are examined.
  const all = await count()
  expect(all).toMatchObject({ total: 3_104, totalCapped: false, stage: { exact: true } })
  expect(countsByName(all.stage)).toEqual({ Seed: 1_553, 'Series A': 1_550, Public: 1 })
  await db.updateTable('company').set({ stage: null }).where('name', '=', 'Made 1').execute()
  expect(countsByName((await count()).stage)['Series A']).toBe(1_550)
  world.clock.advance(60_001)
  expect(countsByName((await count()).stage)['Series A']).toBe(1_549)
})
